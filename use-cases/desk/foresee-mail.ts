import 'server-only';
import { listTakenHours } from '@/db/appointments/slots';
import { hourToday } from '@/lib/appointments/agreed-hour';
import { advisersFor, endOf } from '@/lib/appointments/slots';
import { clockAt } from '@/lib/calendar/clock';
import { deskWords } from '@/lib/desk/desk-words';
import { hourIn, stayIn } from '@/lib/desk/forms/by-hand';
import { foreseenNumber } from '@/lib/document-number';
import { previewOf, shownHtml, type Unwritten } from '@/lib/mail/mail-preview';
import { termsToday } from '@/lib/residence/agreed-terms';
import { priceOf } from '@/lib/residence/stay';
import { type LimitRefusal, withinLimit } from '@/use-cases/process/rate-limit';
import { said } from './read-mail';

/** What the house books by hand. */
export type ByHand = 'stay' | 'hour';

/**
 * The mail that would confirm what is typed for somebody who telephones, as HTML for a browser; why there is none without an
 * address, or where it could not be booked. Its number and its link come with it.
 */
export const showMailByHand = (what: ByHand, form: FormData): Promise<string | LimitRefusal> =>
  withinLimit('desk', 'showing a mail failed', () => previewMailByHand(what, form));

/** The same without a limit. */
export async function previewMailByHand(what: ByHand, form: FormData): Promise<string> {
  const unwritten = await { stay: stayMail, hour: hourMail }[what](form, new Date());
  const mail = unwritten && (await previewOf(unwritten));
  return mail ? shownHtml(mail.html, mail.picture) : said(deskWords.mails.unready);
}

/** What is not known before it is booked. */
const newRow = (kind: 'stay' | 'hour', now: Date) => ({
  ...{ id: crypto.randomUUID(), number: foreseenNumber(kind, now), createdAt: now },
  ...({ state: 'booked', houseNote: null, linkRound: 0 } as const),
});

async function stayMail(form: FormData, now: Date): Promise<Unwritten | undefined> {
  const { stay, reach } = stayIn(form, clockAt(now).day);
  if (!stay || !reach) return undefined;
  const money = { settledCents: 0, handedBackCents: 0, cancellationCents: 0 };
  const booking = {
    ...{ ...newRow('stay', now), ...stay, ...money, language: reach.language, guest: null },
    ...({ payment: 'property', totalCents: priceOf(stay), confirmedAt: now } as const),
    ...{ ...termsToday, heldUntil: null, endedAt: null },
  };
  return { kind: 'bookingConfirmed', language: reach.language, stay: booking };
}

async function hourMail(form: FormData, now: Date): Promise<Unwritten | undefined> {
  const { hour, reach, phone } = hourIn(form, now);
  if (!hour || !reach) return undefined;
  const { startsAt, spoken } = hour;
  const taken = await listTakenHours(startsAt, endOf({ startsAt, ...hourToday }));
  // As it is given when it is booked: to the first who is free.
  const adviser = advisersFor(spoken).find(({ id }) => !taken.get(id)?.has(startsAt.getTime()));
  if (!adviser) return undefined;
  const caller = { name: '', email: reach.email, phone, wishes: '' };
  const { language } = reach;
  const given = { ...hourToday, adviser: adviser.id, videoLink: null };
  const booked = { ...newRow('hour', now), ...hour, ...given, language, caller };
  return { kind: 'appointmentConfirmed', language, hour: booked };
}
