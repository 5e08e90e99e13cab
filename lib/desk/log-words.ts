import 'server-only';
import { dayInWords } from '@/lib/calendar/dates';
import type { Day } from '@/lib/calendar/days';
import { formatPrice } from '@/lib/money';
import type { DeskAction, OrderNote, OrderState } from '@/lib/orders/order';
import { type ClosedFor, closedFor } from '@/lib/residence/booking';
import { formatDollars } from '@/lib/residence/night-price';
import { deskText, deskWords } from './desk-words';
import { signerOf } from './replies/replies';

/** So many actions are among what is shown of today; the words of that page say how many. */
export const entriesToday = 20;

/** What the log keeps of days that were closed or opened again. */
export const closedSubject = (closed: ClosedFor, first: Day, last: Day): string =>
  `${closed} ${first} – ${last}`;

/** Closed days as people say them: by what closes and their dates; all else as it stands. */
export function subjectInWords(subject: string): string {
  const { closed, first, last } = closedIn(subject);
  if (!closed) return subject;
  const [from, to] = [dayInWords(first, 'fr'), dayInWords(last, 'fr')];
  const what = deskWords.calendar.closes[closed];
  return deskText(first === last ? 'calendar.closedDay' : 'calendar.closedSpan', {
    what,
    from,
    to,
  });
}

/** What closes, and its days, in the subject of an entry about closed days. */
function closedIn(subject: string) {
  const [, id, first = '', last = ''] = /^(\w+) ([\d-]{10}) – ([\d-]{10})$/.exec(subject) ?? [];
  return { closed: closedFor.find((one) => one === id), first, last };
}

/** What the log keeps of the money of a stay: its number, and a sum or what it was and what it is. Cents of the dollar. */
export const stayMoneySubject = (number: string, ...cents: readonly number[]): string =>
  [number, ...cents].join(' ');

/** The number and the sums in the subject of an entry about a stay; no sums where nothing of its money was noted. */
function stayIn(subject: string) {
  const [, number = subject, ...sums] = /^(\S+) (\d+)(?: (\d+))?$/.exec(subject) ?? [];
  return { number, sums: sums.flatMap((sum) => (sum ? [formatDollars(Number(sum), 'fr')] : [])) };
}

/** An action of the staff, on an order or on something else. */
export type LogEntry = { readonly at: Date; readonly author: string } & (
  | {
      readonly number: string;
      readonly state: OrderState;
      readonly note: OrderNote | null;
      readonly remark: string | null;
      /** The sum that it is about, euro cents. */
      readonly cents: number | null;
      /** Whether the order was written for somebody who telephoned, and noted as paid by the same press. */
      readonly isByHand?: boolean;
    }
  | { readonly action: DeskAction; readonly subject: string }
);

/** A sentence of the log around what it is about, and the page of the desk that shows that. */
export type LogSentence = Readonly<Record<'before' | 'what' | 'after' | 'href', string>>;

/** Stands in a sentence where its link does. */
const mark = '\uFFFC';

/** Who did what to what, as a sentence. */
export function sentenceOf(entry: LogEntry): LogSentence {
  const who = signerOf(entry.author) ?? entry.author;
  const [before = '', after = ''] = textOf(entry, { who, what: mark }).split(mark);
  return { before, after, ...('number' in entry ? orderOf(entry.number) : thingOf(entry)) };
}

/** The sum that an entry is about, or what it was and what it is; `undefined` for none. */
export function sumOf(entry: LogEntry): string | undefined {
  if ('number' in entry) return entry.cents === null ? undefined : formatPrice(entry.cents, 'fr');
  const [from, to] = stayIn(entry.subject).sums;
  return from && to ? deskText('stays.keptFromTo', { from, to }) : from;
}

type Values = { readonly who: string; readonly what: string };

function textOf(entry: LogEntry, values: Values): string {
  if ('action' in entry) return deskText(`actions.${entry.action}`, values);
  const { state, note } = entry;
  const { notes, states, orderNotes, orderSteps } = deskWords;
  if (note !== null) {
    return isKey(orderNotes, note)
      ? deskText(`orderNotes.${note}`, values)
      : deskText('orderNotes.other', { ...values, note: notes[note] });
  }
  if (state === 'paid' && entry.isByHand) return deskText('orderSteps.paidByHand', values);
  return isKey(orderSteps, state)
    ? deskText(`orderSteps.${state}`, values)
    : deskText('orderSteps.other', { ...values, state: states[state] });
}

const isKey = <Words extends object>(words: Words, key: string): key is keyof Words & string =>
  Object.hasOwn(words, key);

const orderOf = (number: string) => ({
  what: deskText('things.order', { subject: number }),
  href: `/desk/orders/${number}`,
});

const searchFor = (subject: string) => `/desk/search?${new URLSearchParams({ q: subject })}`;

const stayOf = (number: string) => ({
  what: deskText('things.stay', { subject: number }),
  href: searchFor(number),
});

/** What an entry is about that is no order, in words, and its page. */
function thingOf({ action, subject }: { readonly action: DeskAction; readonly subject: string }) {
  const { things } = deskWords;
  const found = searchFor(subject);
  switch (action) {
    case 'answered':
    case 'replied':
    case 'noted':
    case 'reopened':
      return { what: things.message, href: `/desk/messages/${subject}` };
    case 'returned':
    case 'paidBack':
      return { what: deskText('things.declaration', { subject }), href: found };
    case 'exported':
      return subject === 'orders'
        ? { what: things.orders, href: '/desk/orders' }
        : { what: things.newsletter, href: '/desk/newsletter' };
    case 'stayBooked':
    case 'stayMoved':
    case 'stayCancelled':
    case 'stayNoted':
    case 'stayMended':
    case 'staySettled':
    case 'stayUnsettled':
    case 'stayHandedBack':
    case 'stayHandedBackNot':
    case 'stayKeptChanged':
    case 'noShow':
    case 'stayCame':
      return stayOf(stayIn(subject).number);
    case 'hourBooked':
    case 'hourMoved':
    case 'hourCancelled':
    case 'hourMissed':
    case 'hourCame':
    case 'hourNoted':
    case 'hourMended':
      return { what: deskText('things.hour', { subject }), href: found };
    case 'daysClosed':
    case 'daysOpened': {
      const { first } = closedIn(subject);
      const words = subjectInWords(subject);
      const what = words.charAt(0).toLowerCase() + words.slice(1);
      return { what, href: first ? `/desk/calendar?day=${first}` : '/desk/calendar' };
    }
    case 'calendarShared':
    case 'calendarRevoked':
      return { what: things.address, href: '/desk/calendar' };
    case 'revoked':
    case 'offered': {
      const query = new URLSearchParams({ q: subject });
      return { what: deskText('things.offer', { subject }), href: `/desk/offers?${query}` };
    }
  }
}
