import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';

/** Of a request that names many keys nobody knows, so many are named again. */
const mostNamed = 5;
const longestKey = 60;

/** An object of an input. What it does not know it refuses, naming what it knows: an agent then spells it so. */
export function strict<S extends z.ZodRawShape>(shape: S) {
  const known = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error(issue) {
      if (issue.code !== 'unrecognized_keys') return undefined;
      const keys = issue.keys.slice(0, mostNamed).map((key) => `"${key.slice(0, longestKey)}"`);
      return `unknown ${keys.length > 1 ? 'keys' : 'key'} ${keys.join(', ')}; known: ${known}`;
    },
  });
}

type Tool<Asked, Facts> = {
  readonly title: string;
  readonly description: string;
  /** Made by `strict`, as every object in it. */
  readonly input: z.ZodType<Asked>;
  readonly output: z.ZodType<Facts>;
  readonly writes?: true;
  /** @returns facts, or why they cannot be given: a sentence that an agent can act on */
  readonly answer: (asked: Asked) => NoInfer<Facts> | string | Promise<NoInfer<Facts> | string>;
};

/** Adds a tool, which gives the same facts as structured content and as text, for clients that read only that. */
export function addTool<Asked, Facts extends Record<string, unknown>>(
  server: McpServer,
  name: string,
  { title, description, input, output, writes, answer }: Tool<Asked, Facts>,
): void {
  const annotations = writes
    ? { readOnlyHint: false, destructiveHint: false, openWorldHint: false }
    : { readOnlyHint: true, openWorldHint: false };
  server.registerTool(
    name,
    { title, description, inputSchema: input, outputSchema: output, annotations },
    async (asked) => {
      const facts = await answer(asked);
      if (typeof facts === 'string')
        return { content: [{ type: 'text', text: facts }], isError: true };
      return {
        content: [{ type: 'text', text: JSON.stringify(facts) }],
        structuredContent: facts,
      };
    },
  );
}
