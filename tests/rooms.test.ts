import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseSource, readSources } from './imports';
import { brokenRules, rooms } from './rooms';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(`${root}/package.json`, 'utf8')));
const runtime = Object.keys(dependencies);

/** The rules that made-up files break. */
const broken = (files: Record<string, string>) =>
  brokenRules(
    Object.entries(files).map(([path, text]) => parseSource(path, text)),
    runtime,
  );

test('no file of the shop breaks a rule of its room', () => {
  const sources = rooms.flatMap((room) => readSources(root, room));
  expect(sources.length).toBeGreaterThan(200);
  expect(brokenRules(sources, runtime)).toEqual([]);
});

/** The number of lines of each file in a folder and below, by path. */
function linesIn(folder: string): [path: string, lines: number][] {
  return readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [
      path,
      readFileSync(`${root}/${folder}/${path}`, 'utf8').split('\n').length - 1,
    ]);
}

test('an island has at most 80 lines, and all are under a third of the components', () => {
  const components = linesIn('components').filter(([path]) => !path.startsWith('drawing/'));
  const islands = components.filter(([path]) => path.startsWith('islands/'));
  const functions = components.filter(([path]) => path.startsWith('browser/'));
  const sum = (files: typeof islands) => files.reduce((all, [, lines]) => all + lines, 0);
  expect(islands.filter(([, lines]) => lines > 80)).toEqual([]);
  expect(islands.length).toBeGreaterThan(40);
  expect(sum([...islands, ...functions]) / sum(components)).toBeLessThan(1 / 3);
});

const violations: [path: string, text: string, rule: RegExp][] = [
  ['content/a.ts', `import { totalsOf } from '@/lib/cart/cart';`, /content imports only content/],
  [
    'content/a.ts',
    `import type { Product } from '@/lib/catalogue/products';`,
    /content imports only/,
  ],
  [
    'messages/fr/a.ts',
    `import { company } from '@/content/house/company';`,
    /messages import only messages/,
  ],
  ['lib/a.ts', `import fr from '@/messages/fr';`, /lib imports/],
  ['lib/a.ts', `export const f = () => import('@/messages/fr');`, /lib imports/],
  ['lib/a.ts', `import type { Button } from '@/components/ui/button';`, /lib imports/],
  ['lib/a.ts', `type Line = import('@/db/cart/carts').NewLine;`, /lib imports/],
  ['db/schema.ts', `import { beds } from '@/content/catalogue/beds';`, /db imports/],
  ['db/schema.ts', `export { default } from '@/app/page';`, /db imports/],
  ['components/a.tsx', `import { listLines } from '@/db/cart/carts';`, /components import/],
  ['components/a.tsx', `import type { Act } from '@/app/_actions/cart';`, /components import/],
  [
    'components/islands/a.tsx',
    `import { beds } from '@/content/catalogue/beds';`,
    /islands content as types/,
  ],
  ['app/page.tsx', `import { nav } from '@/messages/fr/site/nav';`, /messages as types/],
  ['app/page.tsx', `import '../server/main';`, /app imports every room/],
  ['server/a.ts', `import { purchaseActions } from '@/app/pieces';`, /server imports/],
  ['lib/a.ts', `import { eq } from 'drizzle-orm';`, /only db knows Drizzle/],
  ['app/a.ts', `const { PGlite } = await import('@electric-sql/pglite');`, /only db knows/],
  ['app/a.ts', `import type { Sql } from 'postgres';`, /only db knows/],
  ['lib/a.ts', `import { build } from 'esbuild';`, /devDependencies/],
  ['lib/a.ts', `const { build } = require('esbuild');`, /devDependencies/],
  ['server/main.ts', `import { expect } from '@playwright/test';`, /devDependencies/],
  [
    'components/ui/a.tsx',
    `'use client';\nexport const A = () => null;`,
    /'use client' stands only/,
  ],
  ['app/[locale]/page.tsx', `'use client';`, /'use client' stands only/],
  ['components/ui/a.tsx', `import { type FC, useState } from 'react';`, /hooks live in/],
  ['lib/a.ts', `import { readdirSync, readFileSync } from 'node:fs';`, /touches the outside/],
  ['lib/a.ts', `import { cookies } from 'next/headers';\nimport 'server-only';`, /touches/],
  ['lib/a.ts', `export const port = process.env.PORT;`, /touches the outside/],
  ['db/cart/carts.ts', `export {};`, /all of db but the schema/],
  ['lib/utils.ts', `export {};`, /no file and no folder/],
  ['components/common/a.tsx', `export {};`, /no file and no folder/],
];

test.each(violations)('%s with « %s » breaks a rule and is named', (path, text, rule) => {
  const [line, ...others] = broken({ [path]: text });
  expect(others).toEqual([]);
  expect(line).toMatch(rule);
  expect(line?.startsWith(`${path}: `)).toBe(true);
});

test.each([
  ['content/a.ts', `import type { Piece } from './piece';\nexport * from './beds';`],
  ['lib/i18n/a.ts', `export const fr = () => import('@/messages/fr');`],
  ['lib/a.ts', `import type { nav } from '@/messages/fr/site/nav';`],
  ['lib/a.ts', `import 'server-only';\nimport { readdirSync, readFileSync } from 'node:fs';`],
  ['lib/a.ts', `import { join } from 'node:path';`],
  ['db/schema.ts', `import { pgTable } from 'drizzle-orm/pg-core';`],
  ['db/schema.ts', `import { maxPerLine } from '@/content/delivery/delivery';`],
  ['components/a.tsx', `import { company } from '@/content/house/company';`],
  ['components/islands/a.tsx', `'use client';\nimport { useState } from 'react';`],
  ['components/islands/a.tsx', `import type { Piece } from '@/content/catalogue/piece';`],
  ['components/seo/a.tsx', `import type { Product } from 'schema-dts';`],
  ['app/[locale]/error.tsx', `'use client';`],
  ['app/global-error.tsx', `'use client';`],
  ['server/releases/build-release.mjs', `const { build } = await import('esbuild');`],
  ['lib/a.ts', `// import '@/app/page'\nexport const text = "from '@/app/page'";`],
])('%s with « %s » breaks none', (path, text) => {
  expect(broken({ [path]: text })).toEqual([]);
});

test('an island is told which way it reaches the server', () => {
  const files = {
    'components/islands/a.tsx': `'use client';\nimport { b } from '../ui/b';`,
    'components/ui/b.tsx': `import { c } from '@/lib/c';`,
    'lib/c.ts': `import 'server-only';`,
  };
  expect(broken(files)).toEqual([
    'components/islands/a.tsx: an island reaches no server-only file (here: components/ui/b.tsx → lib/c.ts)',
  ]);
  const typed = { ...files, 'components/ui/b.tsx': `import type { C } from '@/lib/c';` };
  expect(broken(typed)).toEqual([]);
});
