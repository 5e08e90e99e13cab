import 'server-only';
import { and, desc, eq, or, type SQLWrapper } from 'drizzle-orm';
import { type SQL, sql } from '@/db/client';
import {
  accounts,
  appointments,
  bookings,
  contactMessages,
  offers,
  orders,
  withdrawals,
} from '@/db/schema';
import type { SearchTerms } from '@/lib/desk/search-terms';

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

/** The totals that a search finds. */
const totals: Partial<Record<Searched, typeof orders.totalCents | typeof offers.totalCents>> = {
  orders: orders.totalCents,
  offers: offers.totalCents,
};

/**
 * The condition that a row of a table holds all words of a search, or the digits of a telephone, or has a total; all rows
 * without words.
 */
export function isFound(name: Searched, { words, digits, cents }: SearchTerms): SQL | undefined {
  const text = textOf(name);
  const hasAll = and(...words.map((word) => holds(text, word)));
  const total = totals[name];
  const isTotal = cents && total ? eq(total, cents) : undefined;
  return digits || isTotal ? or(hasAll, digits ? holds(text, digits) : undefined, isTotal) : hasAll;
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
