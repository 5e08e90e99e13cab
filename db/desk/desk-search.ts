import 'server-only';
import { and, ne } from 'drizzle-orm';
import { run } from '@/db/client';
import type { Database } from '@/db/connection';
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
import { findPapers } from './desk-papers';
import { findAmongAll, findNewest, mostFound } from './search-conditions';

/** What is shown of each kind. */
const columns = {
  orders: {
    number: orders.number,
    placedAt: orders.placedAt,
    email: orders.email,
    contact: orders.contact,
    totalCents: orders.totalCents,
    state: orders.state,
  },
  offers: {
    number: offers.number,
    email: offers.email,
    createdAt: offers.createdAt,
    totalCents: offers.totalCents,
  },
  messages: {
    id: contactMessages.id,
    name: contactMessages.name,
    subject: contactMessages.subject,
    createdAt: contactMessages.createdAt,
    isAnswered: contactMessages.isAnswered,
  },
  declarations: {
    reference: withdrawals.reference,
    name: withdrawals.name,
    orderReference: withdrawals.orderReference,
    declaredAt: withdrawals.declaredAt,
    refundedAt: withdrawals.refundedAt,
    setAsideAt: withdrawals.setAsideAt,
  },
  people: {
    email: accounts.email,
    name: accounts.name,
    language: accounts.language,
    createdAt: accounts.createdAt,
  },
  stays: {
    number: bookings.number,
    firstName: bookings.firstName,
    lastName: bookings.lastName,
    checkIn: bookings.checkIn,
    state: bookings.state,
    createdAt: bookings.createdAt,
  },
  hours: {
    number: appointments.number,
    name: appointments.name,
    startsAt: appointments.startsAt,
    state: appointments.state,
    createdAt: appointments.createdAt,
  },
};

/** The newest rows of each kind that hold all words. */
function findEach(db: Database, terms: SearchTerms, most: number) {
  const isNoHold = ne(bookings.state, 'held');
  return Promise.all([
    findNewest('orders', orders.placedAt, terms, (where, order) =>
      db.select(columns.orders).from(orders).where(where).orderBy(order).limit(most),
    ),
    findNewest('contactMessages', contactMessages.createdAt, terms, (where, order) =>
      db.select(columns.messages).from(contactMessages).where(where).orderBy(order).limit(most),
    ),
    findAmongAll('offers', offers.createdAt, terms, (where, order) =>
      db.select(columns.offers).from(offers).where(where).orderBy(order).limit(most),
    ),
    findAmongAll('withdrawals', withdrawals.declaredAt, terms, (where, order) =>
      db.select(columns.declarations).from(withdrawals).where(where).orderBy(order).limit(most),
    ),
    findAmongAll('accounts', accounts.createdAt, terms, (where, order) =>
      db.select(columns.people).from(accounts).where(where).orderBy(order).limit(most),
    ),
    findAmongAll('bookings', bookings.createdAt, terms, (where, order) =>
      db
        .select(columns.stays)
        .from(bookings)
        .where(and(where, isNoHold))
        .orderBy(order)
        .limit(most),
    ),
    findAmongAll('appointments', appointments.createdAt, terms, (where, order) =>
      db.select(columns.hours).from(appointments).where(where).orderBy(order).limit(most),
    ),
    findPapers(db, terms),
  ]);
}

/** What a search finds of everything, the newest first; of each kind one row more than is shown, when there are more. */
export async function searchAll(terms: SearchTerms) {
  const most = mostFound + 1;
  const [inOrders, messages, inOffers, declarations, people, stays, hours, papers] = await run(
    (db) => findEach(db, terms, most),
  );
  return {
    orders: inOrders,
    messages,
    offers: inOffers,
    declarations,
    people,
    stays,
    hours,
    papers,
  };
}

/** What a search of everything found. */
export type Found = Awaited<ReturnType<typeof searchAll>>;
