import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Tests that start databases and whole shops: one project after the other, one file at a time. */
const heavy = (
  name: string,
  groupOrder: number,
  options: Partial<TestProjectInlineConfiguration['test']> = {},
) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    fileParallelism: false,
    sequence: { groupOrder },
    ...options,
  },
});

const globalSetup = path('tests/built.ts');
const quick = {
  extends: true as const,
  test: {
    name: 'unit',
    include: ['tests/{content,docs,lib}/**/*.test.ts', 'tests/*.test.ts'],
    // They keep nothing between files: the words of five languages are read once for all of them.
    pool: 'threads' as const,
    isolate: false,
    maxWorkers: '100%',
    // The environment is read once for all of them.
    env: { STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests' },
  },
};
/** The journeys, in the browser engine of this name. */
const engine = (name: string, groupOrder: number) =>
  heavy(name, groupOrder, {
    include: ['tests/engines/**/*.test.ts'],
    globalSetup: path('tests/engines/setup.ts'),
    // They keep nothing between files, and are loaded once.
    isolate: false,
    expect: { poll: { timeout: 15_000, interval: 50 } },
    env: { WDIO_LOG_LEVEL: 'silent' },
  });
/** The files of a project with settings of their own: a process reads its settings once. */
const withSettings = (project: string) =>
  readdirSync(path(`tests/${project}`), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join('tests', project, file))
    .filter((file) => /process\.env\b|mail-server'/.test(readFileSync(path(file), 'utf8')));
/** Such files get a process each; the others keep nothing between them, and what they import is loaded once. */
const twofold = (
  name: string,
  groupOrder: number,
  options: Partial<TestProjectInlineConfiguration['test']> = {},
) => [
  heavy(`${name}-settings`, groupOrder, { ...options, include: withSettings(name) }),
  heavy(name, groupOrder + 1, {
    ...options,
    isolate: false,
    exclude: [...configDefaults.exclude, ...withSettings(name)],
  }),
];
const others = [
  ...twofold('db', 1),
  // They often wait for their shops: one more than the smallest machine has cores.
  ...twofold('server', 3, {
    globalSetup: path('tests/server/shared-shop.ts'),
    fileParallelism: true,
    maxWorkers: 3,
  }),
  // Some start four shops one after the other: a slow machine may take its time.
  heavy('faults', 5, { globalSetup, testTimeout: 180_000 }),
  // Builds releases of a copy of the shop.
  heavy('releases', 6, { testTimeout: 900_000 }),
  engine('webkit', 7),
  engine('firefox', 8),
];

/** `vitest run` alone runs the quick tests; the others are run when a project or a path names them. */
const isNamed = process.argv
  .slice(2)
  .some(
    (word) =>
      word.startsWith('--project') || /(^|\/)(db|server|faults|releases|engines)(\/|$)/.test(word),
  );

export default defineConfig({
  resolve: {
    alias: {
      '@': path('.'),
      // Fails in client bundles, which is its only purpose; here everything is the server.
      'server-only': path('server/server-only-stub.ts'),
    },
  },
  test: {
    environment: 'node',
    setupFiles: [path('tests/stray-errors.ts')],
    unstubEnvs: true,
    tags: [
      {
        name: 'matrix',
        description: 'variants and rarities that `npm run test:all` tries, and `npm test` does not',
      },
    ],
    // Of a machine that is slow, or has much else to do.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: isNamed ? [quick, ...others] : [quick],
  },
});
