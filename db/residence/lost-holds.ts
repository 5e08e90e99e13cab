import 'server-only';
import { eq } from 'drizzle-orm';
import { run, sql } from '@/db/client';
import { bookings } from '@/db/schema';
import { newBookingNumber } from '@/lib/document-number';
import type { Guest } from '@/lib/residence/booking';
import type { NewHold } from './bookings';

/**
 * Keeps what a guest typed for nights that somebody else has by now: as a hold that has ended, which has no nights, so
 * that others are chosen for it without typing again. It is deleted as every hold is. One that is booked stays as it is.
 */
export async function keepGuest(
  { id, stay, totalCents, terms, language }: Omit<NewHold, 'minutes' | 'isProven'>,
  guest: Guest,
): Promise<void> {
  const number = newBookingNumber(new Date());
  const heldUntil = sql`now()`;
  const values = { ...stay, ...terms, ...guest, id, number, totalCents, language, heldUntil };
  await run((db) =>
    db
      .insert(bookings)
      .values(values)
      .onConflictDoUpdate({
        target: bookings.id,
        set: guest,
        setWhere: eq(bookings.state, 'held'),
      }),
  );
}
