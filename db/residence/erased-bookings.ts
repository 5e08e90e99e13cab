import 'server-only';
import { and, isNotNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { sql } from '@/db/client';
import type { Database } from '@/db/connection';
import type { ErasedColumn } from '@/db/personal-data';
import { now } from '@/db/process/now';
import { bookings } from '@/db/schema';

/** What a booking keeps of its guest after an erasure: everything until a booked stay is over, then nothing. */
export function remainsOfGuest(at?: Date) {
  const isToCome = sql`${bookings.state} = 'booked' and ${bookings.checkOut} >= (${now(at)})::date`;
  const kept = (column: PgColumn) => sql`case when ${isToCome} then ${column} end`;
  return {
    firstName: kept(bookings.firstName),
    lastName: kept(bookings.lastName),
    email: kept(bookings.email),
    phone: kept(bookings.phone),
    address: kept(bookings.address),
    city: kept(bookings.city),
    postcode: kept(bookings.postcode),
    country: kept(bookings.country),
    requests: kept(bookings.requests),
    houseNote: kept(bookings.houseNote),
  } satisfies Record<ErasedColumn<'bookings'>, SQL>;
}

/** Erases the personal data that was kept until a stay was over. */
export async function eraseStayed(db: Database, at?: Date): Promise<void> {
  await db
    .update(bookings)
    .set(remainsOfGuest(at))
    .where(and(isNotNull(bookings.erasedAt), isNotNull(bookings.email)));
}
