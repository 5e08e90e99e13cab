import type { Import, Source } from './imports';

/** The rooms whose imports are checked. */
export const rooms = ['app', 'components', 'lib', 'db', 'content', 'messages', 'server'];

const roomOf = (path: string) => path.split('/', 1)[0] ?? '';
const isIsland = (path: string) => path.startsWith('components/islands/');
const isErrorPage = (path: string) => /^app\/(.*\/)?(global-)?error\.tsx$/.test(path);
/** Named numbers and nothing else: cheap to send to a browser, and used by the database too. */
const isPlainFact = (target: string) => /^content\/(delivery|retention)$/.test(target);

type ImportRule = {
  readonly rule: string;
  readonly isAllowed: (to: Import, from: string) => boolean;
};

const isIn = (target: string, ...open: string[]) => open.includes(roomOf(target));

/** What each room may import from the others; a room that a rule does not name may not be imported. */
const importRules: Readonly<Record<string, ImportRule>> = {
  content: {
    rule: 'content imports only content',
    isAllowed: ({ target }) => isIn(target, 'content'),
  },
  messages: {
    rule: 'messages import only messages',
    isAllowed: ({ target }) => isIn(target, 'messages'),
  },
  lib: {
    rule: 'lib imports lib, content, and messages as types (as values in lib/i18n)',
    isAllowed: ({ target, isType }, from) =>
      isIn(target, 'lib', 'content') ||
      (isIn(target, 'messages') && (isType || from.startsWith('lib/i18n/'))),
  },
  db: {
    rule: 'db imports db, lib, and content as types (content/delivery and retention as values)',
    isAllowed: ({ target, isType }) =>
      isIn(target, 'db', 'lib') || (isIn(target, 'content') && (isType || isPlainFact(target))),
  },
  components: {
    rule: 'components import components, lib and content; islands content as types (content/delivery and retention as values)',
    isAllowed: ({ target, isType }, from) =>
      isIn(target, 'components', 'lib') ||
      (isIn(target, 'content') && (!isIsland(from) || isType || isPlainFact(target))),
  },
  app: {
    rule: 'app imports every room, messages as types',
    isAllowed: ({ target, isType }) =>
      isIn(target, 'app', 'components', 'lib', 'db', 'content') ||
      (isIn(target, 'messages') && isType),
  },
  server: {
    rule: 'server imports server, db, lib and content',
    isAllowed: ({ target }) => isIn(target, 'server', 'db', 'lib', 'content'),
  },
};

const drivers = ['drizzle-orm', 'postgres', '@electric-sql/pglite'];
/** Runs before anything is built, so it may use the bundler. */
const builder = 'server/releases/build-release.mjs';
/** Guards the installation of packages, so that it can import none. */
const lock = 'lib/process/folder-lock.mjs';
/** Read by a build before anything is bundled. */
const keptKeys = 'db/process/kept-keys.mjs';
/** Scripts that make pictures, models and tables of facts; they are not part of the shop. */
const isMaker = (path: string) => path.startsWith('content/render/');

/** The rules an import of a file breaks. */
function brokenBy(to: Import, { path }: Source, dependencies: readonly string[]): string[] {
  const isOurs = !to.isPackage;
  const isRuntime = to.isPackage && !to.isType && !to.target.startsWith('node:');
  return [
    isOurs &&
      importRules[roomOf(path)]?.isAllowed(to, path) === false &&
      importRules[roomOf(path)]?.rule,
    drivers.includes(to.target) && roomOf(path) !== 'db' && 'only db knows Drizzle and its drivers',
    isRuntime &&
      !dependencies.includes(to.target) &&
      !(path === builder && to.target === 'esbuild') &&
      !isMaker(path) &&
      'what runs comes from the dependencies, not from the devDependencies',
    to.target === 'react' &&
      to.names.some((name) => /^use[A-Z]/.test(name) && name !== 'useId') &&
      !isIsland(path) &&
      !isErrorPage(path) &&
      'hooks live in components/islands',
  ].flatMap((rule) => (rule ? `${rule} (here: ${to.target})` : []));
}

const outside = /^(node:(?!path$|url$)|next\/(headers|cache|root-params)$)/;

/** The rules a file breaks by itself. */
function brokenIn({ path, directives, isGuarded, hasEnvironment, imports }: Source): string[] {
  const isOutside = imports.some(({ specifier, isType }) => !isType && outside.test(specifier));
  return [
    directives.includes('use client') &&
      !isIsland(path) &&
      !isErrorPage(path) &&
      "'use client' stands only in components/islands, error.tsx and global-error.tsx",
    roomOf(path) === 'lib' &&
      path !== lock &&
      !isGuarded &&
      (isOutside || hasEnvironment) &&
      "a file of lib that touches the outside opens with import 'server-only'",
    roomOf(path) === 'db' &&
      path !== 'db/schema.ts' &&
      path !== keptKeys &&
      !isGuarded &&
      "all of db but the schema opens with import 'server-only'",
    path.split('/').some((part) => /^(utils?|helpers?|types|common)(\.|$)/.test(part)) &&
      'no file and no folder is called utils, helpers, types or common',
  ].flatMap((rule) => rule || []);
}

/** Files that an import can mean. */
const filesOf = (target: string) =>
  ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => target + end);

/** The chain of imports by which a file reaches a `server-only` file. */
function wayToServer(
  from: Source,
  sources: ReadonlyMap<string, Source>,
  seen = new Set<string>(),
): string[] | undefined {
  if (from.isGuarded) return [from.path];
  seen.add(from.path);
  for (const { target, isPackage, isType } of from.imports) {
    const next = filesOf(target).flatMap((path) => sources.get(path) ?? [])[0];
    if (isPackage || isType || !next || seen.has(next.path)) continue;
    const way = wayToServer(next, sources, seen);
    if (way) return [from.path, ...way];
  }
  return undefined;
}

/** One line for each rule that a file breaks: `file: rule (here: what)`. */
export function brokenRules(all: readonly Source[], dependencies: readonly string[]): string[] {
  const sources = new Map(all.map((source) => [source.path, source]));
  return all.flatMap((source) => {
    const isClient = source.directives.includes('use client') || isIsland(source.path);
    const way = isClient ? wayToServer(source, sources) : undefined;
    const broken = [
      ...source.imports.flatMap((to) => brokenBy(to, source, dependencies)),
      ...brokenIn(source),
      ...(way ? [`an island reaches no server-only file (here: ${way.slice(1).join(' → ')})`] : []),
    ];
    return broken.map((rule) => `${source.path}: ${rule}`);
  });
}
