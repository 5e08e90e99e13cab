import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { closeDatabase } from '@/db/client';
import { findKeptKeys } from '@/db/process/kept-keys.mjs';
import { releaseName } from '@/server/releases/release-name.mjs';

const shared = globalThis as { theogonieKeys?: unknown };
afterEach(() => {
  shared.theogonieKeys = undefined;
});
afterAll(closeDatabase);

/** The keys as another process of the same installation reads them. */
async function keysOfAnotherProcess(settings: Record<string, string> = {}) {
  shared.theogonieKeys = undefined;
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { keyRing } = await import('@/db/process/key-ring');
  return keyRing();
}

const aFolder = () => mkdtempSync(join(tmpdir(), 'theogonie-keys-'));
const inFolder = (folder: string) => ({ DATABASE_URL: '', SECRET_KEY: '', DATA_DIR: folder });

test('all processes of an installation share the key that the first one makes', async () => {
  const first = await keysOfAnotherProcess();
  expect(first[0].length).toBeGreaterThanOrEqual(32);
  expect(await keysOfAnotherProcess()).toEqual(first);
  expect(await keysOfAnotherProcess(inFolder(aFolder()))).not.toEqual(first);
});

test('the key in a data folder is a file that only its owner can read', async () => {
  const folder = aFolder();
  const [key] = await keysOfAnotherProcess(inFolder(folder));
  expect(readFileSync(join(folder, 'keys'), 'utf8')).toBe(Buffer.from(key).toString());
  expect(statSync(join(folder, 'keys')).mode & 0o777).toBe(0o600);
  expect(await keysOfAnotherProcess(inFolder(folder))).toEqual([key]);
});

test('all keys of a stored list are read, the newest first', async () => {
  const folder = aFolder();
  const [key] = await keysOfAnotherProcess(inFolder(folder));
  const newer = 'n'.repeat(40);
  writeFileSync(join(folder, 'keys'), `${newer}|${Buffer.from(key)}\n`);
  expect(await keysOfAnotherProcess(inFolder(folder))).toEqual([
    new TextEncoder().encode(newer),
    key,
  ]);
});

test('SECRET_KEY is used instead of the stored key', async () => {
  const SECRET_KEY = 'k'.repeat(40);
  const [key] = await keysOfAnotherProcess({ ...inFolder(aFolder()), SECRET_KEY });
  expect(Buffer.from(key).toString()).toBe(SECRET_KEY);
});

test.each([
  ['is cut', 'abc'],
  ['is empty', ''],
])('a stored key that %s is reported in one line', async (_, text) => {
  const folder = aFolder();
  writeFileSync(join(folder, 'keys'), text);
  await expect(keysOfAnotherProcess(inFolder(folder))).rejects.toThrow(
    `the key of the installation in ${join(folder, 'keys')} is damaged: restore it`,
  );
});

test('a key that cannot be read is reported in one line', async () => {
  const folder = aFolder();
  mkdirSync(join(folder, 'keys'));
  await expect(keysOfAnotherProcess(inFolder(folder))).rejects.toThrow(
    `the key of the installation ${join(folder, 'keys')} cannot be read: fix its permissions`,
  );
});

test('a build reads the stored keys, and its release name depends on them', async () => {
  const kept = () => findKeptKeys(process.env);
  const settings = process.env.DATABASE_URL ? {} : inFolder(aFolder());
  const keys = await keysOfAnotherProcess(settings);
  const first = await kept();
  expect(first?.text).toBe(keys.map((key) => Buffer.from(key).toString()).join('|'));
  const names = [first?.text, `${'n'.repeat(40)}|${first?.text}`, 'n'.repeat(40)].map((text) =>
    releaseName('0123456789', text ?? ''),
  );
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toMatch(/^0123456789[0-9a-f]{6}$/);
});

test('a build finds no keys in an empty folder, and creates none', async () => {
  const folder = aFolder();
  expect(await findKeptKeys({ DATA_DIR: folder })).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
  const away = 'postgres://shop@127.0.0.1:1/postgres';
  await expect(findKeptKeys({ DATABASE_URL: away })).rejects.toThrow(/cannot be read.*SECRET_KEY/);
});
