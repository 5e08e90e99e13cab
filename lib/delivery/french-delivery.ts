import type { Piece } from '@/content/catalogue/piece';
import { closedInFrance } from '@/content/delivery/closed-days/france';
import { dayOf } from '@/lib/calendar/dates';
import { type Days, installationDays } from './installation-days';

/**
 * When a piece ordered at a moment is installed in mainland France; what a piece page shows first, so that its
 * script needs no other country. @returns `undefined` after the last year of the holidays
 */
export function frenchDelivery(
  leadTimeWeeks: Piece['leadTimeWeeks'],
  from: Date,
): Days | undefined {
  return installationDays({
    leadTimeWeeks,
    extraDays: { min: 0, max: 0 },
    closedInFrance,
    closedThere: closedInFrance,
    from: dayOf(from),
  });
}
