import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { memoryMb } from '../bench/process';
import { copyShop } from '../bench/untouched';
import { ask } from '../server/ask';
import { aVisitor } from '../server/forms';
import { startShop, type TestShop } from '../shop';

const folder = mkdtempSync(join(tmpdir(), 'theogonie-first-'));
const program = [join(folder, 'server/start.mjs')];
const start = () => startShop({ DATA_DIR: mkdtempSync(join(folder, '.data-')) }, program);
const launched: ChildProcess[] = [];
const shops: TestShop[] = [];

/** The command lines of processes that work in the folder of the shop. */
function processesThere(): string[] {
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const isThere = readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
      return isThere ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') : [];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}

/** Starts the shop and stops it at once. */
function launch() {
  const child = spawn(process.execPath, program, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATA_DIR: join(folder, '.data-killed') },
  });
  launched.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return { child, output: () => output };
}

beforeAll(() => copyShop(folder), 300_000);
afterAll(async () => {
  for (const child of launched) child.kill('SIGKILL');
  await Promise.all(shops.map((shop) => shop.stop()));
  rmSync(folder, { recursive: true, force: true });
});

test('a folder for releases that cannot be written ends it with one line', async () => {
  const file = join(folder, '.releases');
  writeFileSync(file, '');
  const { child, output } = launch();
  const [code] = await once(child, 'exit');
  rmSync(file);
  expect(code).toBe(1);
  expect(output()).toMatch(/^\[théogonie\] the folder \S+ is not writable: .*\n$/);
});

test.skipIf(process.platform !== 'linux')(
  'a start that is ended while it builds leaves no process behind, whatever the signal',
  async () => {
    for (const signal of ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
      const { child, output } = launch();
      await vi.waitFor(() => expect(output()).toContain('building the pages'), 120_000);
      await vi.waitFor(() => expect(processesThere().join()).toContain('next build'), 60_000);
      child.kill(signal);
      await vi.waitFor(() => expect(processesThere(), signal).toEqual([]), 10_000);
    }
  },
);

/** Kinds of pages about one piece, with the French sentence for an unknown one. */
const kinds = {
  bed: 'Lit non trouvé',
  chair: 'Fauteuil non trouvé',
  'chair-details': 'Fauteuil non trouvé',
  table: 'Table non trouvée',
  'table-details': 'Table non trouvée',
  'mirror-details': 'Miroir non trouvé',
  'wardrobe-details': 'Armoire non trouvée',
  'bed-story': 'Histoire non trouvée',
  'chair-story': 'Histoire non trouvée',
  'table-story': 'Histoire non trouvée',
  'mirror-story': 'Histoire non trouvée',
  'wardrobe-story': 'Histoire non trouvée',
};

/** Calls the action of a page's first form as scripts do. */
async function callAction(url: string) {
  const page = String((await ask(`${url}/bed/zeus`)).body);
  const [action = ''] = /[0-9a-f]{42}/.exec(page) ?? [];
  const body = new FormData();
  body.append('_1_productId', 'lit-zeus');
  body.append('0', '[null,"$K1"]');
  const { status, headers } = await fetch(`${url}/bed/zeus`, {
    method: 'POST',
    body,
    headers: { 'next-action': action, origin: url },
  });
  return { status, type: headers.get('content-type') };
}

/** Checks pages that exist, missing pages, a form, and an action that scripts call. */
async function visit({ url, output }: TestShop): Promise<void> {
  for (const [kind, sentence] of Object.entries(kinds)) {
    const french = await ask(`${url}/${kind}/nobody`);
    expect(french.status, kind).toBe(404);
    expect(parse(String(french.body)).textContent, kind).toContain(sentence);
    expect((await ask(`${url}/ar/${kind}/nobody`)).status, kind).toBe(404);
  }
  for (const path of ['/gallery/zzz', '/bed/%00', '/nowhere']) {
    expect((await ask(url + path)).status, path).toBe(404);
  }
  for (const path of ['/', '/ar/bed/zeus', '/cart', '/payment']) {
    expect((await ask(url + path)).status, path).toBe(200);
  }
  const visitor = await aVisitor(url);
  const added = await visitor.press('/bed/zeus', 'Ajouter au Panier', { productId: 'lit-zeus' });
  expect(added.location).toBe('/cart?done=added');
  expect(await callAction(url)).toEqual({ status: 200, type: 'text/x-component' });
  expect(output()).not.toMatch(/"level":[56]0/);
}

/** Whoever built holds nothing more than the others. */
const expectAlike = (memory: readonly number[]) =>
  expect(Math.max(...memory)).toBeLessThan(1.3 * Math.min(...memory));

test('the shop started first serves pages, errors and forms like any other', async () => {
  // Two at once: one builds, both serve.
  shops.push(...(await Promise.all([start(), start()])));
  const output = shops.map((shop) => shop.output()).join('');
  expect(output.match(/building the pages/g)).toHaveLength(1);
  expect(output).toContain('waiting for it');
  const began = performance.now();
  const later = await start();
  shops.push(later);
  expect(performance.now() - began).toBeLessThan(15_000);
  const memory = () => shops.map((shop) => memoryMb(shop) ?? 0);
  // What a start leaves behind is collected some seconds later.
  await vi.waitFor(() => {
    const atRest = memory();
    for (const mb of atRest) expect(mb).toBeLessThan(300);
    expectAlike(atRest);
  }, 60_000);
  for (const shop of shops) await visit(shop);
  const inUse = memory();
  for (const mb of inUse) expect(mb).toBeLessThan(600);
  expectAlike(inUse);
});
