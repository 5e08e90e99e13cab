import { readFileSync } from 'node:fs';
import { lenders } from '@/content/checkout/credit';
import {
  balanceAskHours,
  balanceLinkDays,
  balanceReminderDays,
  depositFromCents,
  depositPercent,
} from '@/content/checkout/deposit';
import {
  checkoutHours,
  orderDays,
  paymentSessionHours,
  transferDays,
  transferGraceDays,
  transferReminderDays,
  transferRepeatHours,
  typedMinutes,
} from '@/content/checkout/periods';
import { retention } from '@/content/house/retention';
import { offerDays } from '@/content/orders/order-terms';
import { stayRules } from '@/content/residence/stays';
import { sessionDays } from '@/lib/account/session-life';
import { mostCompared } from '@/lib/catalogue/compare/compare-list';
import { listWeeks } from '@/lib/desk/plan';
import { mailRetrySeconds, maxMailTries } from '@/lib/mail/mail-retries';
import {
  accessLinksAtOnce,
  accessPauseMinutes,
  linkMinutes,
  mailLanes,
} from '@/lib/mail/mail-rules';
import {
  largestFileBytes,
  mostFiles,
  mostMailedPhotos,
  mostUploadBytes,
} from '@/lib/orders/order-file';
import { undoMinutes } from '@/lib/orders/order-moves';
import { securityHeaders } from '@/lib/process/csp';
import { deletionHours, limits, longestWindowSeconds } from '@/lib/process/limits';
import { largestMailBytes } from '@/lib/process/reply-template';
import { clientLimits } from '@/server/port';
import { largestBodyAt } from '@/server/request/request-guard';
import { stopWithinMs } from '@/server/shutdown';
import { javascriptBudget, pictureBudget } from '@/tests/budgets';
import { spelled } from '@/tests/content/spelled-numbers';

const dayMinutes = 24 * 60;
const mega = 1024 ** 2;

/** A number that a file keeps to itself: `name = 5 * 60`. @throws Error where no such line is */
function kept(file: string, name: string): number {
  const line = new RegExp(`\\b${name}(?:: | = |=)([\\d_]+(?: \\* [\\d_]+)*)[;, }']`);
  const product = line.exec(readFileSync(file, 'utf8'))?.[1];
  if (!product) throw new Error(`${file} has no ${name}`);
  return product.split(' * ').reduce((all, part) => all * Number(part.replaceAll('_', '')), 1);
}

const retryHours = mailRetrySeconds
  .map((_, at) => mailRetrySeconds.slice(0, at + 1).reduce((sum, one) => sum + one, 0))
  .map((seconds) => seconds / 3_600);
const [, , , ...lateHours] = retryHours;

type Statement = readonly [sentence: string, ...facts: number[]];

/** A sentence that gives all lenders one number of instalments: each of theirs. */
const lendersSay = (sentence: string): Statement[] =>
  Object.values(lenders).map(({ counts }) => [sentence, ...counts]);

/** Where the docs state numbers of the shop: the sentence with `#` for each number, in digits or as a word, and the facts. */
export const statements: Readonly<
  Record<'development' | 'measurements' | 'operations' | 'README', readonly Statement[]>
> = {
  development: [
    ['Client code is a budget: # KB of JavaScript', javascriptBudget / 1_000],
    ['at most # KB of JavaScript on the first visit', javascriptBudget / 1_000],
    ['# KB of pictures on a phone', pictureBudget / 1_000],
    ['# attempts within # days', maxMailTries, (lateHours.at(-1) ?? 0) / 24],
    ['until # days after the delivery', kept('db/desk/desk-surplus.ts', 'surplusDays')],
  ],
  README: [
    ['invoices and history are kept for # years', retention.contractYears],
    ['nobody paid for # year', retention.unpaidOrderYears],
    ['without an address for # days', retention.anonymousOrderDays],
    ...lendersSay('the last two lend in # instalments'),
  ],
  measurements: [['`npm test` holds it at # KB', javascriptBudget / 1_000]],
  operations: [
    // The process.
    [
      'not answered with 200 within a minute fails',
      kept('server/static/snapshot.ts', 'answerWithinMs') / 60_000,
    ],
    ['With more than # addresses brotli', kept('server/static/effort.ts', 'thoroughUpTo')],
    [
      'replaced less than an hour ago',
      kept('server/releases/choose-release.mjs', 'keptMs') / 3_600_000,
    ],
    ['A process opens # connections at most', kept('db/postgres.ts', 'max')],
    // What the database may take, and a second for the answer.
    [
      'carts and forms report within # seconds that',
      kept('db/client.ts', 'answerWithinMs') / 1_000 + 1,
    ],
    ['(looked for during # seconds at most)', kept('server/shutdown.ts', 'quietWithinMs') / 1_000],
    ['or end after # idle seconds', clientLimits.keepAliveTimeout / 1_000],
    ['3. After # seconds nothing is waited for', stopWithinMs / 1_000],
    ['Each step leaves half a second', kept('server/shutdown.ts', 'closerMs') / 500],
    ['is tried at most every # seconds', kept('db/process/readiness.ts', 'writeForMs') / 1_000],
    [
      'and 200 within # seconds of there being room',
      kept('db/process/readiness.ts', 'writeForMs') / 1_000,
    ],
    ['With less than # MB free, the embedded', kept('db/embedded.ts', 'minFreeBytes') / mega],
    ['Once a day (counters: once an hour)', deletionHours],
    [
      'the next round tries again within # seconds',
      kept('server/background-jobs.ts', 'roundMs') / 1_000,
    ],
    ['They leave within # seconds', kept('server/background-jobs.ts', 'roundMs') / 1_000],
    [
      'Returns that fail are tried again every # seconds',
      kept('server/background-jobs.ts', 'roundMs') / 1_000,
    ],
    [
      'A client has # seconds for the head of a request, # for all of it, # between two requests, and is closed after # without',
      ...[clientLimits.headersTimeout, clientLimits.requestTimeout].map((ms) => ms / 1_000),
      ...[clientLimits.keepAliveTimeout, clientLimits.timeout].map((ms) => ms / 1_000),
    ],
    ['paths above # characters (414)', kept('server/request/paths.ts', 'longestPath')],
    ['bodies above # KB (413), bodies without', largestBodyAt('/cart') / 1_024],
    ['queries of more than # parameters', kept('server/request/paths.ts', 'mostParameters')],
    ['forms of more than # fields', kept('server/request/multipart.ts', 'mostFields')],
    [
      'one message, or up to # in protocols',
      kept('app/[locale]/(search)/mcp/messages.ts', 'mostInBatch'),
    ],
    [
      'about 60 MB that are freed a minute after',
      kept('lib/orders/papers/pdf/thread.ts', 'idleMs') / 60_000,
    ],
    [
      'files with a hash or version are cached for a year',
      kept('server/answers/cache-control.ts', "forever = 'public, max-age") / 31_536_000,
    ],
    [
      'Files with a hash or version: a year',
      kept('server/answers/cache-control.ts', "forever = 'public, max-age") / 31_536_000,
    ],
    ['# minute in shared caches', kept('server/answers/cache-control.ts', 's-maxage') / 60],
    [
      'HSTS for # years',
      Number(/max-age=(\d+)/.exec(securityHeaders(true)['strict-transport-security'] ?? '')?.[1]) /
        31_536_000,
    ],
    // Data of people.
    ['sessions # days after they were opened', sessionDays],
    ['opens a session at once (# days)', sessionDays],
    ['access links # minutes', linkMinutes.access],
    ['newsletter confirmation # days', linkMinutes.newsletter / dayMinutes],
    ['unsubscribing # days', linkMinutes.unsubscribe / dayMinutes],
    ['256 random bits, one use, # minutes;', linkMinutes.access],
    [
      'the same answer when it is sent again within a minute',
      kept('db/account/links.ts', 'repeatSeconds') / 60,
    ],
    ['| mails in the queue | # days |', retention.mailDays],
    ['given_up` within the last # days', retention.mailDays],
    ['it is deleted after # days with the rest of the queue', retention.mailDays],
    ['| messages of the contact form | # years', retention.messageYears],
    ['kept configurations | # years after', retention.accountYears],
    ['newsletter on, # years after its confirmation', retention.newsletterYears],
    ['| withdrawals | # years |', retention.contractYears],
    ['events of the provider | # years after they were placed', retention.contractYears],
    ['belong to no order | # year after the last change', retention.unpaidOrderYears],
    ['payment is under way | # days', retention.anonymousOrderDays],
    ['led to no order | # year after their last day', retention.offerYears],
    ['(`desk_log`) | # years |', retention.contractYears],
    ['| stays at the Résidence | # years after they were booked |', retention.contractYears],
    ['| hours with the house | # year after their day |', retention.appointmentYears],
    ['signed token is valid for # years. The mail', retention.contractYears],
    ['links of receipts and of the pages of offers (# years)', retention.contractYears],
    ['people of the house at the desk | # years |', retention.contractYears],
    ['the desk, the carrier | # years |', retention.contractYears],
    ['people of the house at the desk | # year after their last day', retention.offerYears],
    ['people of the house at the desk | # years; without the guest', retention.contractYears],
    ['people of the house at the desk | # year after the day', retention.appointmentYears],
    ['| ids of erased sessions | # day |', kept('db/account/retention.ts', 'erasureDays')],
    [
      'which identifies nobody, for a day, so that a second',
      kept('db/account/retention.ts', 'erasureDays'),
    ],
    ['| keys of cart adds | # days |', kept('db/account/retention.ts', 'addKeyDays')],
    ['until their window has ended (an hour at most)', longestWindowSeconds / 3_600],
    // Payments.
    [
      'cannot be reached within # seconds (three tries)',
      kept('lib/checkout/stripe.ts', 'deadlineMs') / 1_000,
    ],
    ['within ten seconds (# tries)', kept('lib/checkout/stripe.ts', 'retries') + 1],
    ['(cookie `buyer`, # days)', orderDays],
    ['at Stripe for up to # hours', paymentSessionHours],
    ['A payment page is open for # minutes', stayRules.paymentMinutes],
    ['its nights are kept # longer', stayRules.paymentGraceMinutes],
    ['later than # hours before check-in', stayRules.freeCancellationHours],
    [
      'was cancelled late, within a year,',
      kept('db/desk/desk-stay-money.ts', 'unsettledDays') / 365,
    ],
    [
      'signed more than # minutes before or after',
      kept('lib/checkout/stripe-event.ts', 'toleranceSeconds') / 60,
    ],
    [
      'clock is more than # minutes from',
      kept('lib/checkout/stripe-event.ts', 'toleranceSeconds') / 60,
    ],
    ['| 413 | above # KB | |', largestBodyAt('/webhooks/stripe') / 1_024],
    ['payment page (valid for # hours)', checkoutHours],
    ...lendersSay('Klarna and Alma lend in # instalments'),
    ['every piece costs # 000 €', depositFromCents / 100_000],
    ['# % with the order, the balance before the delivery', depositPercent],
    ['which shows pieces and sums alone, for # days', balanceLinkDays],
    ['two reminders follow, after # and # days (job', ...balanceReminderDays],
    ['# reminders follow, after', balanceReminderDays.length],
    ['asks again after # hours (`balanceAskHours`)', balanceAskHours],
    ['by the same browser within # hours (`transferRepeatHours`)', transferRepeatHours],
    [
      'A buyer is reminded after # days; # days after the last one',
      transferReminderDays,
      transferGraceDays,
    ],
    ['the fourteenth (`transfer_days`', transferDays / 14],
    ['until # days after check-out: the price', stayRules.bedCredit.days],
    ['the nights, a euro for a dollar (`credit_days`', stayRules.bedCredit.eurosPerDollar],
    ['to hold prices for # days', offerDays],
    // The desk.
    ['and PDF, # MB each', largestFileBytes / mega],
    ['MB each, # MB a press', Math.floor(mostUploadBytes / mega)],
    ['MB a press, # to an order', mostFiles],
    ['take up to # photos of the order along', mostMailedPhotos],
    [
      'one at a time, at most # million pixels',
      kept('lib/orders/read-file.ts', 'mostPixels') / 1_000_000,
    ],
    ['million pixels: # pixels long', kept('lib/orders/read-file.ts', 'longestSidePx')],
    ['only with photos. # minutes are left to look at it', undoMinutes],
    ['comes back by a cookie of # minutes', typedMinutes],
    ['shows a week, or a list of #:', listWeeks],
    [
      'from # days ago to # ahead',
      kept('use-cases/desk/share-calendar.ts', 'back'),
      kept('use-cases/desk/share-calendar.ts', 'ahead'),
    ],
    ['two to # configurations side by side', mostCompared],
    // Mails.
    ['mails whose # attempts failed', maxMailTries],
    ['After # attempts a mail is given up', maxMailTries],
    ['Nothing is lost for # days', (lateHours.at(-1) ?? 0) / 24],
    ['the last attempt failed, # days after the first', (lateHours.at(-1) ?? 0) / 24],
    [
      'at once, then #, # and # minutes, #, #, #, #, #, # and # hours after they were queued',
      ...retryHours.slice(0, 3).map((hours) => hours * 60),
      ...lateHours,
    ],
    [
      'and then every # seconds, until one leaves',
      kept('lib/site/retry.ts', 'longestWaitMs') / 1_000,
    ],
    ['A process sends # mails at once', mailLanes.length],
    ['# connections at most, closed when', mailLanes.length],
    ['closed when nothing was sent for a second', kept('lib/mail/mail.ts', 'idleMs') / 1_000],
    ['With # unused links in the mailbox', accessLinksAtOnce],
    [
      'it waits until # minutes after the newest; a link is valid for #,',
      accessPauseMinutes,
      linkMinutes.access,
    ],
    ['| 413 | more than # MB |', largestMailBytes / mega],
    [
      'at most # characters, without the mail that is quoted',
      kept('lib/mail/incoming-mail.ts', 'longestText'),
    ],
    ['So it answers # times an hour to a range', limits.subscribe.range],
  ],
};

/** Numbers in words, as the docs write them. */
const inWords: Readonly<Record<number, string>> = { 1: 'one', 9: 'nine', ...spelled.en };

/** A text as a pattern of itself. */
export const exactly = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A number as a pattern of what the docs may write: digits in groups of three, or a word. */
const written = (fact: number): string =>
  [String(fact).replace(/\B(?=(\d{3})+$)/g, ' ?'), inWords[fact]].filter(Boolean).join('|');

/** The pattern of a sentence that says these facts; without a `#`, it says one of something (« a minute »). */
export function patternOf([sentence, ...facts]: Statement): RegExp | undefined {
  const parts = sentence.split('#').map(exactly);
  if (parts.length === 1)
    return facts.every((fact) => fact === 1) ? new RegExp(parts[0] ?? '', 'gi') : undefined;
  if (parts.length !== facts.length + 1) throw new Error(`as many # as facts: ${sentence}`);
  const [first = '', ...rest] = parts;
  const said = facts.map((fact, at) => `(?:${written(fact)})${rest[at]}`).join('');
  return new RegExp(first + said, 'gi');
}

/** The text of a file of the docs, on one line. */
export const textOf = (file: string): string =>
  readFileSync(file === 'README' ? 'README.md' : `docs/${file}.md`, 'utf8').replace(/\s+/g, ' ');
