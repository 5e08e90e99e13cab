import { closedInFrance } from '@/content/delivery/closed-days/france';
import { weekdays } from '@/content/delivery/delivery';
import { extraDaysTo } from './delivery-dates';
import { type Destination, isOffered } from './destination';
import { isOpenDay } from './installation-days';
import { includedDays } from './shipping-times';

const dayMs = 86_400_000;

/** Whether the carriers drive on a day, which they do not on public holidays of France. */
const isDrivingDay = (at: number): boolean => isOpenDay(at, closedInFrance, weekdays.carriers);

/**
 * The last day on which a piece can leave the workshop to be installed by a day: the longest road to the destination
 * before it. @param installedBy as `2026-12-14` @param destination where none is known, mainland France
 */
export function departureDay(installedBy: string, destination: Destination | undefined): string {
  const extra = destination && isOffered(destination) ? extraDaysTo(destination) : undefined;
  let at = Date.parse(installedBy);
  for (let left = includedDays.max + (extra?.max ?? 0); left > 0; ) {
    at -= dayMs;
    if (isDrivingDay(at)) left -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}
