import 'server-only';
import { and, desc, eq, or, type SQLWrapper } from 'drizzle-orm';
import { type SQL, sql } from '@/db/client';
import {
  accounts,
  appointments,
  bookings,
  contactMessages,
  creditNotes,
  offers,
  orders,
  refunds,
  withdrawals,
} from '@/db/schema';
import type { SearchTerms, Sum, Word } from '@/lib/desk/search-terms';

/** The tables that the desk searches. */
const searched = {
  ...{ orders, offers, contactMessages, withdrawals, accounts },
  ...{ bookings, appointments },
};
export type Searched = keyof typeof searched;

/**
 * The column of a table that holds all words of a matter, without accents and in small letters: of an order also what was agreed
 * for its delivery, of a message its replies. Migrations made it.
 */
const textOf = (name: Searched) => sql`${searched[name]}.searched`;

/**
 * Finds a word anywhere. One of one or two letters has to start a word: the trigrams of the index are of no help
 * within words. Wildcards in it are escaped after it lost its accents, which make some of other signs.
 */
const holds = (text: SQL, word: string) =>
  sql`${text} like ${word.length < 3 ? '% ' : '%'} ||
    regexp_replace(desk_text(${word}::text), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;

/** Among the ids that a query finds: they are found first, so that the index of ids is read with that of the words. */
const isAmong = (id: SQLWrapper, found: SQL) => sql`${id} = any(array(${found}))`;

/** The condition that a row has a sum: an order as its total, its deposit or balance, or as what was given back, a stay as any that it is shown with. */
function hasSum(name: Searched, { euroCents, dollarCents }: Sum): SQL | undefined {
  if (name === 'offers' && euroCents) return eq(offers.totalCents, euroCents);
  if (name === 'orders' && euroCents) {
    const returned = sql`select ${refunds.orderId} from ${refunds} where ${eq(refunds.cents, euroCents)}
      union select ${creditNotes.orderId} from ${creditNotes} where ${eq(creditNotes.cents, euroCents)}`;
    const { id, totalCents, depositCents } = orders;
    const shares = sql`select ${id} from ${orders}
      where ${depositCents} in (${euroCents}::int, ${totalCents} - ${euroCents}::int)`;
    return or(eq(totalCents, euroCents), isAmong(id, returned), isAmong(id, shares));
  }
  if (name === 'bookings' && dollarCents) {
    const { id, totalCents, settledCents, handedBackCents, cancellationCents } = bookings;
    const sums = [totalCents, settledCents, handedBackCents, cancellationCents];
    const stays = sql`select ${id} from ${bookings} where ${or(...sums.map((sum) => eq(sum, dollarCents)))}`;
    return isAmong(id, stays);
  }
  return undefined;
}

/**
 * The condition that a row of a table holds all words of a search, or the digits of a telephone, or has a sum and holds the words
 * beside it; all rows without words.
 */
export function isFound(name: Searched, { words, digits, sum }: SearchTerms): SQL | undefined {
  const text = textOf(name);
  const hasEach = (wanted: readonly Word[]) =>
    wanted.map((word) => or(...[word].flat().map((reading) => holds(text, reading))));
  const isSum = sum && hasSum(name, sum);
  return or(
    and(...hasEach(words)),
    digits ? holds(text, digits) : undefined,
    isSum && and(...hasEach(sum.beside), isSum),
  );
}

/**
 * The newest first. With several words the index of the words is to find the few rows that hold all of them: as an
 * expression, the time keeps PostgreSQL from reading all rows by the index of the time (88 ms instead of 2, of 50 000).
 */
export const newestFirst = (time: SQLWrapper, { words }: SearchTerms): SQL =>
  words.length > 1 ? desc(sql`(${time} + interval '0')`) : desc(time);

/** Finds the rows that a condition lets through, in an order; at most as many as are shown, and one more. */
type Find<Row> = (where: SQL | undefined, order: SQL) => Promise<Row[]>;

/** The newest rows that hold all words, by the index of the words. */
export const findAmongAll = <Row>(
  name: Searched,
  time: SQLWrapper,
  terms: SearchTerms,
  find: Find<Row>,
): Promise<Row[]> => find(isFound(name, terms), newestFirst(time, terms));

/** Among so many of the newest rows, several common words are looked for first. */
const recentRows = 2_000;

/**
 * The same for a table of many rows, with an index of its time. The index of the words is best for what is rare; of several
 * common words it gives thousands of rows, which the newest ones show sooner.
 */
export async function findNewest<Row>(
  name: Searched,
  time: SQLWrapper,
  terms: SearchTerms,
  find: Find<Row>,
): Promise<Row[]> {
  const isTheirs = isFound(name, terms);
  if (terms.words.length > 1) {
    const bound = sql`(select ${time} from ${searched[name]} order by ${time} desc
      offset ${recentRows}::int limit 1)`;
    const recent = await find(and(isTheirs, sql`${time} > ${bound}`), desc(time));
    if (recent.length > mostFound) return recent;
  }
  return findAmongAll(name, time, terms, find);
}

/** So many rows of each kind are shown for a search of everything. */
export const mostFound = 10;
