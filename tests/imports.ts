import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseAst } from 'vitest/node';

/** A file of the project as the import rules see it; `path` begins with its room. */
export type Source = {
  readonly path: string;
  /** `'use client'` and the like. */
  readonly directives: readonly string[];
  /** Whether its first statement is `import 'server-only'`. */
  readonly isGuarded: boolean;
  readonly hasEnvironment: boolean;
  /** Whether it gives `formatText` a message that has a key: `formatText(words.title, …)`. */
  readonly formatsKeyed: boolean;
  readonly imports: readonly Import[];
};

export type Import = {
  /** As written. */
  readonly specifier: string;
  /** A path without its extension for the project's own files, else the name of a package. */
  readonly target: string;
  readonly isPackage: boolean;
  /** Removed when types are stripped: `import type`, `export type … from`, `import('…').T`. */
  readonly isType: boolean;
  /** Names as exported by the target. */
  readonly names: readonly string[];
  readonly line: number;
};

type Node = { readonly type: string; readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* nodesUnder(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) yield value;
  for (const part of Object.values(value)) yield* nodesUnder(part);
}

/** Text of a literal or name of an identifier. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  const text = node.type === 'Literal' ? node.value : node.name;
  return typeof text === 'string' ? text : undefined;
}

/** The specifier a node imports from, in any kind of import. */
function specifierOf(node: Node): string | undefined {
  const isRequire = node.type === 'CallExpression' && textOf(node.callee) === 'require';
  if (isRequire) return textOf(Array.isArray(node.arguments) ? node.arguments[0] : undefined);
  if (node.type === 'TSExternalModuleReference') return textOf(node.expression);
  return /^(Import|Export|TSImport)/.test(node.type) ? textOf(node.source) : undefined;
}

/** A value reached by names alone: `words.title`, not `words[id]`. */
const isPath = (node: unknown): boolean =>
  isNode(node) && node.type === 'MemberExpression' && !node.computed;

const formatsKeyed = (node: Node) =>
  node.type === 'CallExpression' &&
  textOf(node.callee) === 'formatText' &&
  Array.isArray(node.arguments) &&
  isPath(node.arguments[0]);

function importOf(node: Node, from: string, text: string): Import | undefined {
  const specifier = specifierOf(node);
  if (specifier === undefined) return undefined;
  const isPackage = !/^(@\/|\.)/.test(specifier);
  const file = specifier.startsWith('@/')
    ? specifier.slice(2)
    : posix.join(posix.dirname(from), specifier);
  const [scope = '', name = ''] = specifier.split('/');
  const specifiers = Array.isArray(node.specifiers) ? node.specifiers.filter(isNode) : [];
  return {
    specifier,
    target: isPackage ? (scope.startsWith('@') ? `${scope}/${name}` : scope) : file,
    isPackage,
    isType: [node.importKind, node.exportKind].includes('type') || node.type === 'TSImportType',
    names: specifiers.flatMap((one) => textOf(one.imported) ?? []),
    line: text.slice(0, Number(node.start)).split('\n').length,
  };
}

/** Parses a file. @throws when it is not TypeScript */
export function parseSource(path: string, text: string): Source {
  const lang = path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js';
  const program: unknown = parseAst(text, { lang });
  const body = isNode(program) && Array.isArray(program.body) ? program.body.filter(isNode) : [];
  const directives = body.flatMap(({ directive }) =>
    typeof directive === 'string' ? directive : [],
  );
  const nodes = [...nodesUnder(body)];
  return {
    path,
    directives,
    isGuarded: textOf(body[directives.length]?.source) === 'server-only',
    hasEnvironment: nodes.some(
      (node) => textOf(node.object) === 'process' && textOf(node.property) === 'env',
    ),
    formatsKeyed: nodes.some(formatsKeyed),
    imports: nodes.flatMap((node) => importOf(node, path, text) ?? []),
  };
}

/** Every source file below a folder, parsed. */
export function readSources(root: string, folder: string): Source[] {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return readSources(root, path);
    if (!/\.(tsx?|mjs)$/.test(entry.name)) return [];
    return [parseSource(path, readFileSync(`${root}/${path}`, 'utf8'))];
  });
}
