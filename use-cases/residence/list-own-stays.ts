import 'server-only';
import { listStaysOf } from '@/db/desk/desk-stays';
import { keyRing } from '@/db/process/key-ring';
import { signLink } from '@/lib/process/row-token';
import type { Booking } from '@/lib/residence/booking';
import { bookingPath } from '@/lib/residence/booking-path';
import { provenVisitor } from '@/use-cases/account/read-visitor';
import { orAway } from '@/use-cases/process/or-away';

export type OwnStay = { readonly booking: Booking; readonly path: string };

/** The booked stays of an address for who has proven it alone, each with its page; none without a database. */
export async function listOwnStays(): Promise<readonly OwnStay[]> {
  const stays = await orAway('the stays of a visitor could not be read', async () => {
    const email = await provenVisitor();
    return email ? listStaysOf(email) : [];
  });
  if (stays === 'away') return [];
  const keys = await keyRing();
  return Promise.all(
    stays.map(async (booking) => ({
      booking,
      path: bookingPath('booking', await signLink('booking', booking, keys)),
    })),
  );
}
