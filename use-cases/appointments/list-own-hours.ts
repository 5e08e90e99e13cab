import 'server-only';
import { listHoursOf } from '@/db/appointments/appointments';
import { keyRing } from '@/db/process/key-ring';
import type { Appointment } from '@/lib/appointments/appointment';
import { appointmentPath } from '@/lib/appointments/appointment-path';
import { signLink } from '@/lib/process/row-token';
import { provenVisitor } from '@/use-cases/account/read-visitor';
import { orAway } from '@/use-cases/process/or-away';

export type OwnHour = { readonly hour: Appointment; readonly path: string };

/** The booked hours of an address for who has proven it alone, each with its page; none without a database. */
export async function listOwnHours(): Promise<readonly OwnHour[]> {
  const hours = await orAway('the hours of a visitor could not be read', async () => {
    const email = await provenVisitor();
    return email ? listHoursOf(email) : [];
  });
  if (hours === 'away') return [];
  const keys = await keyRing();
  return Promise.all(
    hours.map(async (hour) => ({
      hour,
      path: appointmentPath('booked', await signLink('appointment', hour, keys)),
    })),
  );
}
