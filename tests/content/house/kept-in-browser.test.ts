import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { messages } from '@/tests/content/texts';

const sources = ['app', 'components', 'lib', 'use-cases', 'server'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path: `${room}/${path}`, code: readFileSync(`${room}/${path}`, 'utf8') })),
);

/** What is written into a browser, by the name of the constant that names it. */
const write =
  /document\.cookie = `\$\{(\w+)\}=|(?:\bjar|cookies\(\)\))\.set\(\s*(\w+)|\bstore\((\w+),/g;

/** The names in the declaration of a constant: of a file's own, or else of any that exports it. */
function namesOf(constant: string, code: string): string[] {
  const declared = new RegExp(`const ${constant}\\b[^;]*;`);
  const others = sources.map((one) => one.code);
  const found = [code, ...others].map((one) => declared.exec(one)?.[0]).find(Boolean) ?? '';
  return [...found.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
}

const written = sources.flatMap(({ code }) =>
  [...code.matchAll(write)].flatMap((found) => {
    const constant = found.slice(1).find(Boolean) ?? '';
    const names = namesOf(constant, code);
    if (names.length === 0) throw new Error(`what is kept under ${constant}?`);
    return names;
  }),
);
/** The library of the theme writes its own. */
const kept = [...new Set([...written, 'theme'])];

test('storage is written by one function, and cookies under names of constants', () => {
  expect(kept).toEqual(expect.arrayContaining(['buyer', 'delivery', 'place', 'session']));
  const raw = sources.filter(
    ({ path, code }) =>
      (/(local|session)Storage\s*[.[]/.test(code) || /\bindexedDB\b/.test(code)) &&
      !path.endsWith('stored.client.ts'),
  );
  expect(raw.map(({ path }) => path)).toEqual([]);
  for (const { path, code } of sources) {
    const all = code.match(/document\.cookie = /g)?.length ?? 0;
    const known = code.match(/document\.cookie = `\$\{\w+\}=/g)?.length ?? 0;
    expect(known, path).toBe(all);
  }
});

test.each(locales)('the pages on cookies and on privacy say all that is kept, in %s', (locale) => {
  const { cookies, privacy } = messages[locale];
  const section = privacy.sections.find(({ id }) => id === 'cookies');
  for (const text of [cookies.sections, section].map((one) => JSON.stringify(one))) {
    const unsaid = kept.filter((name) => !new RegExp(`[«“]\\s?${name}\\s?[»”]`).test(text));
    expect(unsaid).toEqual([]);
  }
});
