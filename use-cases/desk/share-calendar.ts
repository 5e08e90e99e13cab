import 'server-only';
import {
  type CalendarShare,
  endShare,
  findShare,
  findSharedBy,
  keepShare,
} from '@/db/desk/calendar-addresses';
import { keyRing } from '@/db/process/key-ring';
import type { ProvenEmail } from '@/lib/account/proof';
import { tokenHash } from '@/lib/account/token';
import { clockAt } from '@/lib/calendar/clock';
import { addDays, nightsBetween } from '@/lib/calendar/days';
import { houseCalendar } from '@/lib/desk/house-calendar';
import { env } from '@/lib/process/env';
import { keyedHash } from '@/lib/process/keyed-hash';
import { type LimitRefusal, withinLimit } from '@/use-cases/process/rate-limit';
import { readAgenda } from './read-agenda';

/** The token of an address: made of the key of the shop and the moment, so that it can be shown again and is not stored. */
async function tokenOf(staff: string, createdAt: Date): Promise<string> {
  return keyedHash(`calendar of ${staff} ${createdAt.toISOString()}`, await keyRing());
}

/** The private address of the calendar for a person of the house. `undefined` when they have none that opens it. */
export async function readCalendarAddress(staff: ProvenEmail): Promise<string | undefined> {
  const share: CalendarShare | undefined = await findShare(staff);
  if (!share) return undefined;
  const token = await tokenOf(staff, share.createdAt);
  if (tokenHash(token) !== share.tokenHash) return undefined;
  return `${env().SITE_URL}/desk/calendar.ics?token=${token}`;
}

/** Makes a new private address for a person of the house. */
export async function shareCalendar(staff: ProvenEmail): Promise<'addressMade'> {
  const createdAt = new Date();
  const token = await tokenOf(staff, createdAt);
  await keepShare(staff, { createdAt, tokenHash: tokenHash(token) });
  return 'addressMade';
}

/** Ends the private address of a person of the house. */
export async function revokeCalendar(staff: ProvenEmail): Promise<'done' | 'conflict'> {
  return (await endShare(staff)) ? 'done' : 'conflict';
}

/** So many days back and ahead a calendar that follows is told of. */
const span = { back: 30, ahead: 400 };

/**
 * The calendar of the house for an address. Any token takes the same way, so that nothing tells a guess from one that
 * was revoked.
 * @returns `undefined` for a token that opens nothing, also once its person no longer belongs to the house
 */
export async function readSharedCalendar(
  token: string,
): Promise<string | undefined | LimitRefusal> {
  return withinLimit('calendar', 'a calendar could not be read', async () => {
    const staff = await findSharedBy(tokenHash(token));
    if (!staff || !env().STAFF?.includes(staff)) return undefined;
    const now = new Date();
    const { day } = clockAt(now);
    const days = nightsBetween(addDays(day, -span.back), addDays(day, span.ahead));
    return houseCalendar(await readAgenda(days), now);
  });
}
