import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { importCircles, subjectOrder } from './circles';
import { parseSource, readSources } from './imports';
import { brokenRules, crowdedFolders, rooms, strayFolders } from './rooms';

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

const sources = rooms.flatMap((room) => readSources(root, room));

test('no file of the shop breaks a rule of its room', () => {
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

test('client code is under a third of the components, and each file is short', () => {
  const components = linesIn('components').filter(([path]) => !path.includes('/drawing/'));
  const client = components.filter(([path]) => /\.client\.tsx?$/.test(path));
  const sum = (files: typeof client) => files.reduce((all, [, lines]) => all + lines, 0);
  expect(client.filter(([, lines]) => lines > 120)).toEqual([]);
  expect(client.length).toBeGreaterThan(80);
  expect(sum(client) / sum(components)).toBeLessThan(1 / 3);
});

test('the folders of every room are the subjects of the shop', () => {
  expect(strayFolders(sources)).toEqual([]);
  const stray = [
    parseSource('lib/misc/a.ts', ''),
    parseSource('app/[locale]/(misc)/a/page.tsx', ''),
  ];
  expect(strayFolders(stray)).toEqual(['lib/misc', 'app/misc']);
});

test('no import is circular, neither between files nor between subjects', () => {
  const order = `without the first suspect each imports only those before it:\n${subjectOrder(sources).join('\n')}\n`;
  expect(importCircles(sources), order).toEqual([]);
  const circle = [
    parseSource('lib/cart/a.ts', "import type { B } from '@/lib/orders/b';"),
    parseSource('lib/orders/b.ts', ''),
    parseSource('lib/orders/c.ts', "import { d } from '../cart/d';"),
    parseSource('lib/cart/d.ts', "import './e';"),
    parseSource('lib/cart/e.ts', "import './d';"),
  ];
  expect(importCircles(circle)).toEqual([
    'lib/cart/d.ts ⇄ lib/cart/e.ts',
    'lib: cart ⇄ lib: orders (by lib/cart/a.ts → lib/orders/b.ts; or by lib/orders/c.ts → lib/cart/d.ts)',
  ]);
});

/** Made-up files of lib by what they import. */
const filesOfLib = (imports: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(imports).map(([path, targets]) =>
    parseSource(`lib/${path}`, targets.map((target) => `import '@/lib/${target}';`).join('\n')),
  );

test('a circle is said to come from an import without which there is none, not from a thinner one that leaves others', () => {
  const files = filesOfLib({
    'i18n/a.ts': [],
    'delivery/a.ts': ['i18n/a'],
    'delivery/b.ts': ['desk/a'],
    'delivery/c.ts': ['desk/a'],
    'cart/a.ts': ['delivery/a'],
    'cart/b.ts': ['delivery/a'],
    'orders/a.ts': ['cart/a', 'delivery/a'],
    'orders/b.ts': ['delivery/a'],
    'desk/a.ts': ['orders/a', 'delivery/a'],
    'desk/b.ts': ['delivery/a'],
  });
  expect(importCircles(files)).toEqual([
    'lib: cart ⇄ lib: delivery ⇄ lib: desk ⇄ lib: orders (by lib/delivery/b.ts → lib/desk/a.ts, lib/delivery/c.ts → lib/desk/a.ts)',
  ]);
  expect(subjectOrder(files)).toContain('lib: i18n, delivery, cart, orders, desk');
});

test('subjects of each room are in an order', async ({ annotate }) => {
  const order = subjectOrder(sources);
  await annotate(order.join('\n'));
  expect(order.map((line) => line.replace(/:.*/, ''))).toEqual([
    'components',
    'content',
    'db',
    'lib',
    'use-cases',
  ]);
});

test('no folder holds more than 25 files', () => {
  const paths = [...rooms, 'tests'].flatMap((room) =>
    readdirSync(`${root}/${room}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(`${root}/${room}/${path}`).isFile())
      .map((path) => `${room}/${path}`)
      // What tools write: results, what is built, and migrations, which only ever become more.
      .filter((path) => !/\/(?:results|out|migrations)\//.test(path)),
  );
  expect(paths.length).toBeGreaterThan(1000);
  expect(crowdedFolders(paths)).toEqual([]);
  expect(crowdedFolders(Array.from({ length: 26 }, (_, n) => `lib/cart/${n}.ts`))).toEqual([
    'lib/cart: 26 files',
  ]);
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
    'components/cart/a.client.tsx',
    `import { beds } from '@/content/catalogue/beds';`,
    /client code content as types/,
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
  [
    'lib/a.ts',
    `import { readdirSync, readFileSync, statSync } from 'node:fs';`,
    /touches the outside/,
  ],
  ['lib/a.ts', `import { cookies } from 'next/headers';\nimport 'server-only';`, /touches/],
  ['lib/a.ts', `export const port = process.env.PORT;`, /touches the outside/],
  ['db/cart/carts.ts', `export {};`, /all of db but the schema/],
  ['use-cases/cart/a.ts', `export {};`, /all of use-cases opens/],
  [
    'use-cases/a.ts',
    `import 'server-only';\nimport { Button } from '@/components/ui/button';`,
    /use-cases import/,
  ],
  ['lib/a.ts', `formatText(messages.detail.title, locale, {});`, /a sentence that has a key/],
  ['components/a.tsx', `const a = <p>{formatText(t.text, locale, {})}</p>;`, /has a key/],
  ['lib/utils.ts', `export {};`, /no file and no folder/],
  ['components/common/a.tsx', `export {};`, /no file and no folder/],
];

test.each(violations)('%s with « %s » is reported with its rule', (path, text, rule) => {
  const [line, ...others] = broken({ [path]: text });
  expect(others).toEqual([]);
  expect(line).toMatch(rule);
  expect(line?.startsWith(`${path}:`)).toBe(true);
});

test('an import that breaks a rule is reported with its line', () => {
  const text =
    "// Où « é » est dit.\nimport { join } from 'node:path';\nimport { a } from '@/app/page';\n";
  expect(broken({ 'content/a.ts': text })).toEqual([
    'content/a.ts:3: content imports only content (here: app/page)',
  ]);
});

test.each([
  ['content/a.ts', `import type { Piece } from './piece';\nexport * from './beds';`],
  ['lib/i18n/a.ts', `export const fr = () => import('@/messages/fr');`],
  ['lib/mail/mail-words.ts', `export const fr = () => import('@/messages/fr');`],
  ['lib/a.ts', `import type { nav } from '@/messages/fr/site/nav';`],
  [
    'lib/a.ts',
    `import 'server-only';\nimport { readdirSync, readFileSync, statSync } from 'node:fs';`,
  ],
  ['lib/a.ts', `import { join } from 'node:path';`],
  ['lib/a.ts', `formatText(texts[id], locale, {});\nformatText(text, locale, {});`],
  ['db/schema.ts', `import { pgTable } from 'drizzle-orm/pg-core';`],
  ['db/schema.ts', `import { maxPerLine } from '@/content/delivery/delivery';`],
  ['components/a.tsx', `import { company } from '@/content/house/company';`],
  ['components/cart/a.client.tsx', `'use client';\nimport { useState } from 'react';`],
  ['components/cart/a.client.tsx', `import type { Piece } from '@/content/catalogue/piece';`],
  ['components/ui/a.tsx', `import type { Product } from 'schema-dts';`],
  ['app/[locale]/error.tsx', `'use client';`],
  ['app/global-error.tsx', `'use client';`],
  ['server/releases/build-release.mjs', `const { build } = await import('esbuild');`],
  ['lib/a.ts', `// import '@/app/page'\nexport const text = "from '@/app/page'";`],
])('%s with « %s » breaks no rule', (path, text) => {
  expect(broken({ [path]: text })).toEqual([]);
});

test('a report on client code shows how it reaches the server', () => {
  const files = {
    'components/cart/a.client.tsx': `'use client';\nimport { b } from '../ui/b';`,
    'components/ui/b.tsx': `import { c } from '@/lib/c';`,
    'lib/c.ts': `import 'server-only';`,
  };
  expect(broken(files)).toEqual([
    'components/cart/a.client.tsx: client code reaches no server-only file (here: components/ui/b.tsx → lib/c.ts)',
  ]);
  const typed = { ...files, 'components/ui/b.tsx': `import type { C } from '@/lib/c';` };
  expect(broken(typed)).toEqual([]);
});
