import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';

/** Bundles a program of the tests. @returns its path */
export async function bundle(entry: string, name: string): Promise<string> {
  const outfile = join('tests/results', name);
  await build({
    ...{ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm' },
    ...{ target: 'node20', packages: 'external', logLevel: 'warning' },
    alias: { 'server-only': './server/server-only-stub.ts' },
  });
  return outfile;
}

/** The lines that a process prints, as words, until it exits. */
export async function* linesOf({ stdout }: ChildProcess) {
  if (!stdout) throw new Error('a process without an output');
  for await (const line of createInterface({ input: stdout })) yield line.split(' ');
}

/** Starts a program that was bundled. */
export const start = (program: string, args: readonly string[], env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
