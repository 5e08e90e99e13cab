import 'server-only';
import { isFarHour } from '@/lib/appointments/slots';
import type { Day } from '@/lib/calendar/days';
import type { Meant, Question } from '@/lib/desk/forms/questions';
import { arrivalsFrom } from '@/lib/residence/stay';
import { isAnyNightClosed, isClosedForHour } from './read-agenda';

/** What the house has to confirm before it gives a stay these nights. `undefined` once all of it is. */
export async function questionOfNights(
  nights: readonly Day[],
  meant: Meant,
  now = new Date(),
): Promise<Question | undefined> {
  const [first] = nights;
  if (first && !meant.far && first > arrivalsFrom(now).last) return 'far';
  return !meant.closed && (await isAnyNightClosed(nights)) ? 'closed' : undefined;
}

/** The same of an hour. */
export async function questionOfHour(
  startsAt: Date,
  meant: Meant,
  now = new Date(),
): Promise<Question | undefined> {
  if (!meant.far && isFarHour(startsAt, now)) return 'far';
  return !meant.closed && (await isClosedForHour(startsAt)) ? 'closed' : undefined;
}
