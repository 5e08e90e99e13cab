import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type BudgetName, budgetRules } from '@/lib/mail/mail-rules';
import { minKeyLength } from '@/lib/process/keys';
import { limits, type RateLimitName } from '@/lib/process/limits';
import { exactly, patternOf, statements, textOf } from './statements';

const things =
  'seconds?|minutes?|hours?|days?|weeks?|months?|years?|MB|KB|GB|%|€|ms|times|attempts|tries|connections|reminders|pixels|million|characters|fields|parameters|photos|files|mails|links|instalments';
const words =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|half an?';
/** A number with a thing, in digits or as a word, also as « within a minute ». */
const number = new RegExp(
  `(?<![\\w.,-])(?:(?:\\d+(?: \\d{3})*(?:\\.\\d+)?|${words})[ -](?:(?:idle|unused|working) )?(?:${things})|(?<=(?:within|once|than|for|expires|version:|\\() )an? (?:second|minute|hour|day|week|month|year))\\b`,
  'gi',
);

type Doc = 'operations' | 'development' | 'README';

/** What the docs say with a number that is no rule of the shop, and why. */
const noRules: Readonly<Record<Doc, Readonly<Record<string, string>>>> = {
  operations: {
    '40 seconds for 100 000 messages': 'measured',
    'A release takes about 150 MB plus 465 MB': 'measured',
    'in less than a second. The sources': 'measured',
    'a process held 410 MB with it and 775 MB without (240 MB before': 'measured',
    'PostgreSQL keeps 140 KB': 'measured',
    'A process at rest holds 150 to 300 MB': 'measured',
    'a pool of at least two connections': 'what PgBouncer is set to',
    'when it grows for ten minutes': 'advice',
    'look at them once a year': 'advice',
    'Stripe sends again for three days': 'what Stripe does',
    'asks for a second press': 'no time',
    'one day below the other': 'how the plan is printed',
    'expires a year after the build': 'as RFC 9116 recommends',
  },
  development: {
    'at most 25 files in a folder': '`tests/rooms.test.ts` holds it',
    'title 15 to 70 characters': 'the test of the heads holds it',
    'in about 8 minutes': 'measured',
    'each of 40 adds sent five times': 'what a test does',
    '2 000 connections that never finish': 'what a test does',
    'a number typed for an hour by telephone': 'no time',
    'one hour of an adviser': 'no time',
    'fifty visitors at one hour': 'what a test does',
  },
  README: {
    'in about 8 minutes': 'measured',
    [`at least ${minKeyLength} characters each`]: 'compared with the configuration by a test',
    'at least 24 characters': 'compared with the configuration by a test',
    'at least 16 characters': 'compared with the configuration by a test',
  },
};

/** Where what was measured begins, which is no rule. */
const measuredFrom: Readonly<Partial<Record<Doc, string>>> = {
  operations: '## What the fault tests hold',
  README: '## Measurements',
};

/** What a table has: its rows are compared one by one. */
const limitRows: Readonly<Record<RateLimitName, string>> = {
  subscribe: 'joining with an address',
  link: 'link by mail',
  message: 'contact message',
  agent: 'call of a program at `/mcp`, each of a batch',
  proof: 'links that are not valid, refused changes on `/my-data`',
  cart: 'change of cart, wishlist or kept configurations',
  payment: 'payment page',
  order: 'order that is written, by a visitor whose address is proven',
  anonymousOrder: 'order that is written, by anybody else',
  offer: 'offer that is written',
  offerMail: 'mail with an offer',
  hold: 'nights that are held',
  booking: 'stay that is booked, moved or cancelled, guest that is typed',
  appointment: 'hour that is booked, moved or cancelled',
  paper: 'invoice or credit note as a file',
  calendar: 'the calendar of the house, by a private address',
  desk: 'what is written at the desk, exports of the newsletter',
  file: 'files of an order, each press',
  shownFile: 'file of an order that is shown',
};

const budgetRows: Readonly<Record<BudgetName, string>> = {
  range: 'one range of addresses (IPv4 /24, IPv6 /48), to mailboxes it has not proven, any kind',
  strangers: 'the same for all ranges together, of mails that `range` and `mailbox` let pass',
  mailbox:
    'one kind to one mailbox that is not proven; upper case, tags (`+…`) and forms of a letter are one mailbox',
  owner: 'one kind to a mailbox whose owner asks',
  house: 'one kind to `HOUSE_MAIL`',
};

/** The rows of the table whose head begins so. */
const rowsOf = (head: string): string[] => {
  const lines = readFileSync('docs/operations.md', 'utf8').split('\n');
  const from = lines.findIndex((line) => line.startsWith(head));
  const rest = lines.slice(from + 2);
  return from < 0
    ? []
    : rest.slice(
        0,
        rest.findIndex((line) => !line.startsWith('|')),
      );
};
const grouped = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ' ');
const windowOf = (seconds: number): string =>
  seconds % 3_600 === 0 ? `${seconds / 3_600} h` : `${seconds / 60} min`;
const every = (seconds: number): string =>
  seconds === 60 ? 'minute' : seconds % 60 === 0 ? `${seconds / 60} minutes` : `${seconds} seconds`;

test('the table of the limits has each limit, with its window and its numbers', () => {
  const expected = Object.entries(limitRows).map(([name, label]) => {
    const { seconds, session, range } = limits[name as RateLimitName];
    const own = name === 'anonymousOrder' ? '–' : grouped(session);
    return `| ${label} | ${windowOf(seconds)} | ${own} | ${grouped(range)} |`;
  });
  expect(rowsOf('| request | window |').sort()).toEqual(expected.sort());
});

test('the table of the budgets of mails has each budget, with its numbers', () => {
  const expected = Object.entries(budgetRows).map(([name, label]) => {
    const { atOnce, everySeconds } = budgetRules[name as BudgetName];
    return `| \`${name}\`: ${label} | ${atOnce} | ${every(everySeconds)} |`;
  });
  expect(rowsOf('| budget | at once |').sort()).toEqual(expected.sort());
});

const docs: readonly Doc[] = ['operations', 'development', 'README'];

test.each(docs)('every number of %s is a rule that the shop has, or is named as none', (doc) => {
  const tables = ['| request | window |', '| budget | at once |'].flatMap(rowsOf);
  const [rules = ''] = textOf(doc).split(measuredFrom[doc] ?? /(?!)/);
  const text = tables.reduce((rest, row) => rest.replace(row, ''), rules);
  const spans = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(({ index, 0: said }) => [index, index + said.length] as const);
  const tied = statements[doc].flatMap((one) => spans(patternOf(one) ?? /(?!)/g));
  const places = Object.keys(noRules[doc]).map(
    (place) => [place, spans(new RegExp(exactly(place), 'g'))] as const,
  );
  const said = [...text.matchAll(number)];
  const isIn = (at: number, all: readonly (readonly [number, number])[]) =>
    all.some(([from, to]) => from <= at && at < to);
  const untied = said.filter(({ index }) => !isIn(index, tied));
  const named = places.flatMap(([, all]) => all);
  expect(
    untied
      .filter(({ index }) => !isIn(index, named))
      .map(({ index }) => text.slice(Math.max(0, index - 40), index + 40)),
  ).toEqual([]);
  const gone = places.filter(([, all]) => !untied.some(({ index }) => isIn(index, all)));
  expect(gone.map(([place]) => place)).toEqual([]);
});
