import type { Import, Source } from './imports';

/** The rooms whose imports are checked. */
export const rooms = [
  'app',
  'components',
  'use-cases',
  'lib',
  'db',
  'content',
  'messages',
  'server',
];

/** The subjects of the shop: the folders inside the rooms. `site` is what frames every page, `process` what runs it. */
export const subjects = [
  'catalogue',
  'delivery',
  'cart',
  'checkout',
  'orders',
  'account',
  'desk',
  'search',
  'mail',
  'residence',
  'appointments',
  'house',
  'i18n',
  'site',
  'process',
];
/** Folders of a room that are no subjects. */
const others: Readonly<Record<string, readonly string[]>> = {
  components: ['ui'],
  content: ['render'],
  db: ['migrations'],
  lib: ['calendar'],
};
/** Rooms whose folders are subjects; those of the server are duties, those of messages languages. */
export const roomsOfSubjects = ['app', 'components', 'content', 'db', 'lib', 'use-cases'];
/** More files side by side are a list, not a place. */
const filesPerFolder = 25;

export const roomOf = (path: string) => path.split('/', 1)[0] ?? '';
const isIsland = (path: string) => /\.client\.tsx?$/.test(path);
const isErrorPage = (path: string) => /^app\/(.*\/)?(global-)?error\.tsx$/.test(path);
/** Named numbers and nothing else: browsers and the database may read them. Those of the models come with the 3D view. */
const isPlainFact = (target: string) =>
  /^content\/(cart\/cart-limits|catalogue\/models|checkout\/(deposit|payment|periods)|delivery\/delivery|house\/(retention|time-zone)|orders\/order-terms|residence\/stays)$/.test(
    target,
  );
/** Reads words that only some places need, in the language asked for. */
const readsWords = (path: string) => /^lib\/(i18n\/|[a-z]+\/[a-z-]+-words\.ts$)/.test(path);

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
    rule: 'lib imports lib, content, and messages as types (as values in lib/i18n and in …-words.ts)',
    isAllowed: ({ target, isType }, from) =>
      isIn(target, 'lib', 'content') || (isIn(target, 'messages') && (isType || readsWords(from))),
  },
  db: {
    rule: 'db imports db, lib, and content as types (as values only the files of plain numbers)',
    isAllowed: ({ target, isType }) =>
      isIn(target, 'db', 'lib') || (isIn(target, 'content') && (isType || isPlainFact(target))),
  },
  components: {
    rule: 'components import components, lib and content; client code content as types (as values only the files of plain numbers)',
    isAllowed: ({ target, isType }, from) =>
      isIn(target, 'components', 'lib') ||
      (isIn(target, 'content') && (!isIsland(from) || isType || isPlainFact(target))),
  },
  'use-cases': {
    rule: 'use-cases import use-cases, db, lib, and content as types (as values only the files of plain numbers)',
    isAllowed: ({ target, isType }) =>
      isIn(target, 'use-cases', 'db', 'lib') ||
      (isIn(target, 'content') && (isType || isPlainFact(target))),
  },
  app: {
    rule: 'app imports every room, messages as types',
    isAllowed: ({ target, isType }) =>
      isIn(target, 'app', 'components', 'use-cases', 'lib', 'db', 'content') ||
      (isIn(target, 'messages') && isType),
  },
  server: {
    rule: 'server imports server, use-cases, db, lib and content',
    isAllowed: ({ target }) => isIn(target, 'server', 'use-cases', 'db', 'lib', 'content'),
  },
};

const drivers = ['drizzle-orm', 'postgres', '@electric-sql/pglite'];
/** Runs before anything is built, so it may use the bundler: a dependency, because a start installs no others. */
const builder = 'server/releases/build-release.mjs';
const bundler = 'esbuild';
/** Guards the installation of packages, so that it can import none. */
const lock = 'lib/process/folder-lock.mjs';
/** Read by a build before anything is bundled. */
const keptKeys = 'db/process/kept-keys.mjs';
/** Scripts that make pictures, models and tables of facts; they are not part of the shop. */
const isMaker = (path: string) => path.startsWith('content/render/');

/** Hooks that a server component may call. */
const serverHooks = ['useId', 'useTranslations', 'useLocale'];

/** The rules an import of a file breaks, with its line. */
function brokenBy(to: Import, path: string, dependencies: readonly string[]): string[] {
  const isOurs = !to.isPackage;
  const isRuntime = to.isPackage && !to.isType && !to.target.startsWith('node:');
  return [
    isOurs &&
      importRules[roomOf(path)]?.isAllowed(to, path) === false &&
      importRules[roomOf(path)]?.rule,
    drivers.includes(to.target) && roomOf(path) !== 'db' && 'only db knows Drizzle and its drivers',
    isRuntime &&
      (to.target === bundler ? path !== builder : !dependencies.includes(to.target)) &&
      !isMaker(path) &&
      'what runs comes from the dependencies, not from the devDependencies',
    (to.isPackage || isIsland(to.target)) &&
      to.names.some((name) => /^use[A-Z]/.test(name) && !serverHooks.includes(name)) &&
      !isIsland(path) &&
      !isErrorPage(path) &&
      'hooks live in files that end in .client',
  ].flatMap((rule) => (rule ? `${path}:${to.line}: ${rule} (here: ${to.target})` : []));
}

const outside = /^(node:(?!path$|url$)|next\/(headers|cache|root-params)$)/;

/** The rules a file breaks by itself. */
function brokenIn(source: Source): string[] {
  const { path, directives, isGuarded, hasEnvironment, imports } = source;
  const isOutside = imports.some(({ specifier, isType }) => !isType && outside.test(specifier));
  return [
    directives.includes('use client') &&
      !isIsland(path) &&
      !isErrorPage(path) &&
      "'use client' stands only in files that end in .client, in error.tsx and global-error.tsx",
    roomOf(path) === 'lib' &&
      path !== lock &&
      !isGuarded &&
      (isOutside || hasEnvironment) &&
      "a file of lib that touches the outside opens with import 'server-only'",
    roomOf(path) === 'use-cases' &&
      !isGuarded &&
      "all of use-cases opens with import 'server-only'",
    roomOf(path) === 'db' &&
      path !== 'db/schema.ts' &&
      path !== keptKeys &&
      !isGuarded &&
      "all of db but the schema opens with import 'server-only'",
    source.formatsKeyed &&
      ['app', 'components', 'use-cases', 'lib'].includes(roomOf(path)) &&
      !path.startsWith('lib/mail/') &&
      'a sentence that has a key is read by getTranslations or translatorOf',
    path.split('/').some((part) => /^(utils?|helpers?|types|common)(\.|$)/.test(part)) &&
      'no file and no folder is called utils, helpers, types or common',
  ].flatMap((rule) => rule || []);
}

/** Files that an import can mean. */
export const filesOf = (target: string) =>
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

/** One line for each rule that a file breaks: `file: rule (here: what)`, for an import `file:line: rule`. */
export function brokenRules(all: readonly Source[], dependencies: readonly string[]): string[] {
  const sources = new Map(all.map((source) => [source.path, source]));
  return all.flatMap((source) => {
    const isClient = source.directives.includes('use client') || isIsland(source.path);
    const way = isClient ? wayToServer(source, sources) : undefined;
    const broken = [
      ...brokenIn(source),
      ...(way
        ? [`client code reaches no server-only file (here: ${way.slice(1).join(' → ')})`]
        : []),
    ];
    return [
      ...source.imports.flatMap((to) => brokenBy(to, source.path, dependencies)),
      ...broken.map((rule) => `${source.path}: ${rule}`),
    ];
  });
}

/** The subject that a file of a room belongs to; the file itself beside the subjects. */
export function subjectOf(path: string): string {
  const [room = '', ...rest] = path.split('/');
  if (room === 'app') return /\(([a-z-]+)\)/.exec(path)?.[1] ?? path;
  return rest.length > 1 ? (rest[0] ?? '') : path;
}

/** Folders of the rooms that are no subject of the shop. */
export function strayFolders(all: readonly Source[]): string[] {
  const folders = all.flatMap(({ path }) => {
    const room = roomOf(path);
    if (!roomsOfSubjects.includes(room)) return [];
    const subject = subjectOf(path);
    const isKnown = subject === path || subjects.includes(subject);
    return isKnown || others[room]?.includes(subject) ? [] : `${room}/${subject}`;
  });
  return [...new Set(folders)];
}

/** Folders that hold too many files, with how many. @param paths of all files, with `/` */
export function crowdedFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const folder = path.replace(/\/[^/]*$/, '');
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) =>
    count > filesPerFolder ? `${folder}: ${count} files` : [],
  );
}
