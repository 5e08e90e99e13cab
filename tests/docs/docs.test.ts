import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  balanceLinkDays,
  balanceReminderDays,
  depositFromCents,
  depositPercent,
} from '@/content/checkout/deposit';
import { checkoutHours, orderDays, paymentSessionHours } from '@/content/checkout/periods';
import { retention } from '@/content/house/retention';
import { offerDays } from '@/content/orders/order-terms';
import { stayRules } from '@/content/residence/stays';
import { sessionDays } from '@/lib/account/session-life';
import { mostCompared } from '@/lib/catalogue/compare/compare-list';
import { linkMinutes } from '@/lib/mail/mail-rules';
import { largestFileBytes, mostUploadBytes } from '@/lib/orders/order-file';
import { longestWindowSeconds } from '@/lib/process/limits';
import { maxMailTries } from '@/lib/site/retry';
import { isBetween, nodeVersions } from '@/server/releases/node-versions.mjs';
import { largestUploadBytes } from '@/server/request/request-guard';
import { stopWithinMs } from '@/server/shutdown';
import { javascriptBudget, pictureBudget } from './budgets';

const dayMinutes = 24 * 60;

/** Where the docs state a number of the shop: the file, the sentence with `#` for the number, and the fact. */
const statements: readonly (readonly [file: string, sentence: string, fact: number])[] = [
  ['development', 'Client code is a budget: # KB of JavaScript', javascriptBudget / 1_000],
  ['development', 'at most # KB of JavaScript on the first visit', javascriptBudget / 1_000],
  ['development', '# KB of pictures on a phone', pictureBudget / 1_000],
  ['measurements', '`npm test` holds it at # KB', javascriptBudget / 1_000],
  ['operations', 'sessions # days after they were opened', sessionDays],
  ['operations', 'opens a session at once (# days)', sessionDays],
  ['operations', 'access links # minutes', linkMinutes.access],
  ['operations', 'newsletter confirmation # days', linkMinutes.newsletter / dayMinutes],
  ['operations', 'unsubscribing # days', linkMinutes.unsubscribe / dayMinutes],
  ['operations', '256 random bits, one use, # minutes;', linkMinutes.access],
  ['operations', '| mails in the queue | # days |', retention.mailDays],
  ['operations', '| messages of the contact form | # years', retention.messageYears],
  ['operations', 'kept configurations | # years after', retention.accountYears],
  ['operations', 'newsletter on, # years after its confirmation', retention.newsletterYears],
  ['operations', '| withdrawals | # years |', retention.contractYears],
  [
    'operations',
    'events of the provider | # years after they were placed',
    retention.contractYears,
  ],
  ['operations', 'belong to no order | # year after the last change', retention.unpaidOrderYears],
  ['operations', 'payment is under way | # days', retention.anonymousOrderDays],
  ['operations', 'led to no order | # year after their last day', retention.offerYears],
  ['operations', '(`desk_log`) | # years |', retention.contractYears],
  [
    'operations',
    '| stays at the Résidence | # years after they were booked |',
    retention.contractYears,
  ],
  ['operations', '| hours with the house | # year after their day |', retention.appointmentYears],
  ['operations', 'later than # hours before check-in', stayRules.freeCancellationHours],
  ['operations', 'and PDF, # MB each', largestFileBytes / 1024 ** 2],
  ['operations', 'MB each, # MB a press', Math.floor(mostUploadBytes / 1024 ** 2)],
  ['operations', '# % with the order, the balance before the delivery', depositPercent],
  ['operations', 'which shows pieces and sums alone, for # days', balanceLinkDays],
  ['operations', 'two reminders follow, after #', balanceReminderDays[0]],
  ['operations', 'after 7 and # days (job `balance-reminders`)', balanceReminderDays[1]],
  ['operations', 'to hold prices for # days', offerDays],
  ['operations', 'at Stripe for up to # hours', paymentSessionHours],
  ['operations', 'mails whose # attempts failed', maxMailTries],
  ['operations', 'After # attempts a mail is given up', maxMailTries],
  ['development', '# attempts within three days', maxMailTries],
  ['operations', '3. After # seconds nothing is waited for', stopWithinMs / 1_000],
  ['operations', '(cookie `buyer`, # days)', orderDays],
];

test.each(statements)(
  'docs/%s.md says the number that the shop has: %s',
  (file, sentence, fact) => {
    const text = readFileSync(`docs/${file}.md`, 'utf8').replace(/\s+/g, ' ');
    expect(text).toContain(sentence.replace('#', String(fact)));
  },
);

test('the README says how long orders are kept, and the docs how long a token is valid and how many are compared, in words', () => {
  const inWords = [
    'no',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
  ];
  const readme = readFileSync('README.md', 'utf8').replace(/\s+/g, ' ');
  const { contractYears, unpaidOrderYears, anonymousOrderDays } = retention;
  expect(readme).toContain(`invoices and history are kept for ${inWords[contractYears]} years`);
  expect(readme).toContain(`nobody paid for ${inWords[unpaidOrderYears]} year`);
  expect(readme).toContain(`without an address for ${inWords[anonymousOrderDays]} days`);
  const operations = readFileSync('docs/operations.md', 'utf8').replace(/\s+/g, ' ');
  expect(operations).toContain(`two to ${inWords[mostCompared]} configurations side by side`);
  expect(operations).toContain(`payment page (valid for ${inWords[checkoutHours]} hours)`);
  expect(operations).toContain(`every piece costs ${depositFromCents / 100_000} 000 €`);
});

test('the counters of the limits end within the hour that the docs name', () => {
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(
    '| counters of rate limits | until their window has ended (an hour at most) |',
  );
  expect(longestWindowSeconds).toBeLessThanOrEqual(3_600);
});

test('the docs name every tool of the connector, and no other', () => {
  const folder = 'app/[locale]/(search)/mcp';
  const sources = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const made = sources.flatMap((text) =>
    [...text.matchAll(/addTool\(\s*\w+,\s*'(\w+)'/g)].map(([, name]) => name),
  );
  const [, table = ''] =
    /\| tool of the connector [^\n]+\n[^\n]+\n((?:\|[^\n]+\n)+)/.exec(
      readFileSync('docs/operations.md', 'utf8'),
    ) ?? [];
  const named = table.split('\n').flatMap((row) => row.split('|')[1]?.match(/\w+/g) ?? []);
  expect(named.sort()).toEqual(made.sort());
  const counts = ['nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen'];
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(
    `no sessions): ${counts[made.length - 9]} tools`,
  );
});

test('the README names the versions of Node that the shop starts on', () => {
  const { from, to } = nodeVersions(readFileSync('package.json', 'utf8'));
  expect(readFileSync('README.md', 'utf8')).toContain(`only Node ${from} to ${to} and npm`);
  const isGood = (version: string) => isBetween(version, '20.9', '26');
  expect(['20.8.1', '18.20.0', '27.0.0', '9.9.9'].filter(isGood)).toEqual([]);
  expect(['20.9.0', '20.20.2', '21.0.0', '26.8.1'].filter((one) => !isGood(one))).toEqual([]);
});

test('nginx takes what the house may send of an order at once, so that the shop can say what is too much', () => {
  const config = readFileSync('docs/nginx.conf', 'utf8');
  const [, megabytes] = /files\$ \{\s+client_max_body_size (\d+)m;/.exec(config) ?? [];
  expect(Number(megabytes) * 1024 ** 2).toBeGreaterThanOrEqual(largestUploadBytes);
});

test('the unit of the documentation gives a process more time to stop than it takes', () => {
  const unit = readFileSync('docs/theogonie@.service', 'utf8');
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
  expect(Number(seconds) * 1_000).toBeGreaterThan(stopWithinMs);
});
