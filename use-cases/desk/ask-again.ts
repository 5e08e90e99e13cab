import 'server-only';
import type { Day } from '@/lib/calendar/days';
import type { Meant, Question } from '@/lib/desk/forms/questions';
import { isAnyNightClosed, isClosedForHour } from './read-agenda';

/** What the house has to confirm before it gives a stay these nights. `undefined` once all of it is. */
export async function questionOfNights(
  nights: readonly Day[],
  meant: Meant,
): Promise<Question | undefined> {
  return !meant.closed && (await isAnyNightClosed(nights)) ? 'closed' : undefined;
}

/** The same of an hour. */
export async function questionOfHour(startsAt: Date, meant: Meant): Promise<Question | undefined> {
  return !meant.closed && (await isClosedForHour(startsAt)) ? 'closed' : undefined;
}
