import 'server-only';
import { and, desc, eq, ne } from 'drizzle-orm';
import { run } from '@/db/client';
import { appointments, bookings, contactMessages, offers, orders } from '@/db/schema';
import type { Matter } from '@/lib/desk/matter';
import { searchTerms } from '@/lib/desk/search-terms';
import { isFound } from './search-conditions';

/**
 * What the house has of the customer of an order beside it, by its address: orders, offers, messages, stays and hours,
 * the newest first. @param number of that order, which is left out
 */
export async function listMatters(email: string, number: string, most: number): Promise<Matter[]> {
  const found = await run((db) =>
    Promise.all([
      db
        .select({ id: orders.number, at: orders.placedAt, state: orders.state })
        .from(orders)
        .where(and(eq(orders.email, email), ne(orders.number, number)))
        .orderBy(desc(orders.placedAt))
        .limit(most)
        .then((rows) => rows.map((row) => ({ kind: 'order', ...row }) as const)),
      db
        .select({ id: offers.number, at: offers.createdAt })
        .from(offers)
        .where(eq(offers.email, email))
        .orderBy(desc(offers.createdAt))
        .limit(most)
        .then((rows) => rows.map((row) => ({ kind: 'offer', ...row }) as const)),
      db
        .select({
          id: contactMessages.id,
          at: contactMessages.createdAt,
          subject: contactMessages.subject,
        })
        .from(contactMessages)
        // The index of the words finds the few that name the address at all.
        .where(
          and(isFound('contactMessages', searchTerms(email)), eq(contactMessages.email, email)),
        )
        .orderBy(desc(contactMessages.createdAt))
        .limit(most)
        .then((rows) => rows.map((row) => ({ kind: 'message', ...row }) as const)),
      db
        .select({ id: bookings.number, at: bookings.createdAt, day: bookings.checkIn })
        .from(bookings)
        .where(and(eq(bookings.email, email), ne(bookings.state, 'held')))
        .orderBy(desc(bookings.createdAt))
        .limit(most)
        .then((rows) => rows.map((row) => ({ kind: 'stay', ...row }) as const)),
      db
        .select({
          id: appointments.number,
          at: appointments.createdAt,
          startsAt: appointments.startsAt,
        })
        .from(appointments)
        .where(eq(appointments.email, email))
        .orderBy(desc(appointments.createdAt))
        .limit(most)
        .then((rows) => rows.map((row) => ({ kind: 'hour', ...row }) as const)),
    ]),
  );
  return found
    .flat()
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, most);
}
