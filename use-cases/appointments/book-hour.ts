import 'server-only';
import {
  type AskedAppointment,
  bookHour as book,
  endHour,
  type KnownHours,
  moveHour as move,
} from '@/db/appointments/appointments';
import { keyRing } from '@/db/process/key-ring';
import { hourToday } from '@/lib/appointments/agreed-hour';
import type { Appointment, Hour } from '@/lib/appointments/appointment';
import { keepHour, keptHour } from '@/lib/appointments/hour-cookie';
import { isCalled } from '@/lib/appointments/place';
import { changeableUntil, type HourRefusal, refusalOfHour } from '@/lib/appointments/slots';
import type { AppointmentMailKind } from '@/lib/mail/mail-rules';
import { signalMail } from '@/lib/mail/mail-signal';
import { log } from '@/lib/process/log';
import { readRow, signLink } from '@/lib/process/row-token';
import { budgetsOf } from '@/use-cases/account/mail-budgets';
import { provenVisitor } from '@/use-cases/account/read-visitor';
import { orAway } from '@/use-cases/process/or-away';
import { checkRateLimit, type LimitRefusal, withinLimit } from '@/use-cases/process/rate-limit';
import { findSignedAppointment, isClosedAt } from './read-appointment';

/** What this visitor knows of the hours of an address, whoever typed that. */
async function knownHours(email: string): Promise<KnownHours> {
  if ((await provenVisitor()) === email) return 'all';
  const own = await readRow('appointment', await keptHour(), await keyRing());
  return own ? [own] : [];
}

/** Budgets of the mail to whoever has an hour. */
const causeOf = async (kind: AppointmentMailKind, { caller }: Pick<Appointment, 'caller'>) => ({
  budgets: await budgetsOf(kind, caller.email),
});

/**
 * Books an hour with the house. Who has one then by their address is told so if they have proven that, or have just booked
 * it here; for anybody else this is another appointment, which the mail to the address says.
 * @returns the token of its page; why it cannot be booked
 */
export async function bookHour(
  hour: AskedAppointment,
): Promise<{ readonly token: string } | HourRefusal | LimitRefusal> {
  const refusal = refusalOfHour(hour.startsAt, new Date());
  if (refusal) return refusal;
  return withinLimit('appointment', 'an hour could not be booked', async () => {
    if (await isClosedAt(hour.startsAt)) return 'closed';
    const knows = await knownHours(hour.caller.email);
    const asked = { ...hour, ...hourToday };
    const booked = await book(asked, await causeOf('appointmentConfirmed', hour), { knows });
    if (typeof booked === 'string') return booked;
    signalMail();
    const { number } = booked;
    log().info({ event: 'hour-booked', number }, 'an hour was booked');
    const token = await signLink('appointment', booked, await keyRing());
    await keepHour(token);
    return { token };
  });
}

/** Does something with a booked hour that its visitor may still change. */
async function changing<T>(
  token: string,
  work: (hour: Appointment) => Promise<T>,
): Promise<T | 'gone' | 'late' | LimitRefusal> {
  return orAway('an hour could not be changed', async () => {
    const hour = await findSignedAppointment(token);
    if (hour?.state !== 'booked') return 'gone';
    if (changeableUntil(hour) <= new Date()) return 'late';
    return (await checkRateLimit('appointment')) ?? work(hour);
  });
}

/** Moves a booked hour to another one. @param wanted with a number, where the house is to call and has none */
export async function moveHour(
  token: string,
  wanted: Pick<Hour, 'place' | 'startsAt'> & { readonly phone?: string },
): Promise<'moved' | 'gone' | 'late' | 'noPhone' | HourRefusal | LimitRefusal> {
  return changing(token, async (hour) => {
    const refusal = refusalOfHour(wanted.startsAt, new Date());
    if (refusal) return refusal;
    if (await isClosedAt(wanted.startsAt)) return 'closed';
    if (isCalled(wanted.place) && !(hour.caller.phone || wanted.phone)) return 'noPhone';
    const knows = await knownHours(hour.caller.email);
    const outcome = await move(hour.id, wanted, await causeOf('appointmentMoved', hour), { knows });
    signalMail();
    return outcome;
  });
}

/** Cancels a booked hour. */
export async function cancelHour(
  token: string,
): Promise<'cancelled' | 'gone' | 'late' | LimitRefusal> {
  return changing(token, async (hour) => {
    const isDone = await endHour(hour.id, 'cancelled', await causeOf('appointmentCancelled', hour));
    signalMail();
    return isDone ? 'cancelled' : 'gone';
  });
}
