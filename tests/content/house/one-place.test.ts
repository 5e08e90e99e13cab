import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { numberPrefixes, numberShape, readOrderNumber } from '@/lib/document-number';
import { orderStates } from '@/lib/orders/order';
import { colours } from '@/lib/orders/papers/pdf/canvas';
import { groundColours } from '@/lib/site/ground-colours';
import { formsWithNumbers } from '@/tests/lib/site/forms-with-numbers';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const rooms = ['app', 'components', 'use-cases', 'server', 'db', 'lib'];

/** The files of the shop in which something is written that has one place, without that place. */
function filesWith(pattern: RegExp, place?: string): string[] {
  const files = rooms
    .flatMap((room) =>
      readdirSync(`${root}/${room}`, { recursive: true, encoding: 'utf8' }).map(
        (file) => `${room}/${file}`,
      ),
    )
    .filter((file) => /\.(?:tsx?|mjs|sql)$/.test(file));
  expect(files.length).toBeGreaterThan(800);
  return files.filter(
    (file) =>
      !(place && file.startsWith(place)) && pattern.test(readFileSync(`${root}/${file}`, 'utf8')),
  );
}

test('days and times are put into words by the calendar alone', () => {
  expect(filesWith(/\b(?:dateStyle|timeStyle)\b|\bdateTime\(/, 'lib/calendar/')).toEqual([]);
});

test('what the numbers of the house begin with stands in one file', () => {
  const all = Object.values(numberPrefixes).flat();
  const written = new RegExp(`['"\`^/(|](?:${all.join('|')})[-|)'"\`]`);
  for (const text of ["'TH-'", '/TH-', '(?:TH|DV)']) expect(text).toMatch(written);
  expect(filesWith(written, 'lib/document-number.ts')).toEqual([]);
});

test('a prefix is two letters that nobody reads as digits, and of one kind of number', () => {
  const all = Object.values(numberPrefixes).flat();
  expect(new Set(all).size).toBe(all.length);
  for (const prefix of all) expect(prefix).toMatch(/^[A-HJKMNP-Z]{2}$/);
  expect(readOrderNumber(`${numberPrefixes.order[0]} 2026 7k3m-9qrt`)).toMatch(
    new RegExp(`^${numberShape('order')}$`),
  );
});

test('groups of states of orders follow from the table of the states', () => {
  const state = `'(?:${orderStates.join('|')})'`;
  const group = new RegExp(`\\[\\s*${state}(?:,\\s*${state})+,?\\s*\\]`);
  expect("['cancelled', 'expired']").toMatch(group);
  expect(filesWith(group, 'lib/orders/order.ts')).toEqual([]);
});

test('how long a field may be filled is a constant, which its form reads too', () => {
  const number = /\bmaxLength(?:=\{|:\s*)\d/;
  for (const text of ['maxLength={254}', 'maxLength: 40']) expect(text).toMatch(number);
  // Every first visit has these: `tests/lib/site/form-lengths.test.ts` compares what they write.
  expect(filesWith(number).sort()).toEqual(formsWithNumbers.map(([file]) => file).sort());
});

test('the currencies of the shop and of its nights stand in one place each', () => {
  const code = /(['"`])(?:eur|usd)\1|\} (?:EUR|USD)\b/i;
  for (const text of ["'usd'", '} EUR']) expect(text).toMatch(code);
  expect(filesWith(code, 'lib/money.ts')).toEqual([]);
});

test('amounts for people are written by two functions, which group four digits in every language', () => {
  const style = /style: 'currency'/;
  const forPrograms = 'components/residence/suite/residence-json-ld.tsx';
  const places = ['lib/money.ts', 'lib/residence/night-price.ts'];
  expect(filesWith(style, forPrograms).sort()).toEqual(places);
});

test('what programs are told of a rule takes its number from the rule', () => {
  const number =
    /\b\d+ (?:cm|m|euros?|nights?|days?|hours?|minutes?|weeks?|months?|years?|percent)\b/;
  expect('Less than 2 cm to spare').toMatch(number);
  const told = filesWith(number).filter((file) => file.startsWith('app/[locale]/(search)/mcp/'));
  expect(told).toEqual([]);
});

test('the gold is one by day and one by night, on pages, on paper and in the icon', () => {
  const styles = readFileSync(`${root}/app/globals.css`, 'utf8');
  const golds = [...styles.matchAll(/^ {2}--gold: (#\w+);$/gm)].map(([, gold = '']) => gold);
  const [day = '', night = ''] = golds;
  expect(golds).toEqual([day, night, night]);
  const parts = (gold: string) =>
    (gold.match(/\w\w/g) ?? []).map((part) => Number.parseInt(part, 16));
  const lines = (text: string) =>
    [...text.matchAll(/--line: rgb\((\d+ \d+ \d+) \//g)].map(([, line]) => line);
  expect(lines(styles)).toEqual(golds.map((gold) => parts(gold).join(' ')));
  expect(lines(readFileSync(`${root}/app/print.css`, 'utf8'))).toEqual([parts(day).join(' ')]);
  expect(colours.gold).toBe(day);
  expect(readFileSync(`${root}/app/icon.svg`, 'utf8')).toContain(`stroke="${night}"`);
});

test('the grounds of both themes are those of the styles, and stand in no other file', () => {
  const styles = readFileSync(`${root}/app/globals.css`, 'utf8');
  const [day, night] = [...styles.matchAll(/^ {2}--ground: (#\w+);$/gm)].map(
    ([, colour]) => colour,
  );
  expect(groundColours).toEqual({ day, night });
  const written = new RegExp(Object.values(groundColours).join('|'));
  expect(filesWith(written, 'lib/site/ground-colours.ts')).toEqual([]);
  // The lightbox and the bars beside it are the night, in both themes.
  const [, backdrop] = /--yarl__color_backdrop: (#\w+);/.exec(styles) ?? [];
  const [, beside] = /\.yarl__root\) \{\s+background: (#\w+);/.exec(styles) ?? [];
  expect([backdrop, beside]).toEqual([night, night]);
});
