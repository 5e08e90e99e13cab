'use server';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { appointmentPlaces } from '@/content/appointments/appointments';
import { setClosedDays } from '@/db/desk/desk-closed-days';
import { mendHour as mend } from '@/db/desk/desk-guests';
import {
  bookHourByHand as book,
  endHourByHand,
  moveHourByHand,
  prepareHour as prepare,
  undoMissedHour,
} from '@/db/desk/desk-hours';
import { OptionalTelephone } from '@/lib/account/telephone';
import { isCalled } from '@/lib/appointments/place';
import { openingTimes } from '@/lib/appointments/slots';
import { clockAt, momentOf } from '@/lib/calendar/clock';
import { addDays, type Day, nightsBetween, readDay } from '@/lib/calendar/days';
import { calendarPath, readView } from '@/lib/desk/calendar-view';
import { closingQuery, isAlwaysClosed, isOddClosing, readClosing } from '@/lib/desk/closed-nights';
import type { DeskNotice } from '@/lib/desk/desk-words';
import { callerIn, hourIn } from '@/lib/desk/forms/by-hand';
import { type FaultyField, wrongIn } from '@/lib/desk/forms/field-faults';
import { meantIn, noticeOf } from '@/lib/desk/forms/questions';
import { dropTyped } from '@/lib/desk/forms/refused-form';
import type { TypedForm } from '@/lib/desk/forms/typed';
import { readAppointmentNumber } from '@/lib/document-number';
import { signalMail } from '@/lib/mail/mail-signal';
import { longestNote } from '@/lib/orders/order-moves';
import { formLengths } from '@/lib/site/form-lengths';
import { questionOfHour } from '@/use-cases/desk/ask-again';
import { readBookedOn } from '@/use-cases/desk/read-agenda';
import { redirectRefused } from '@/use-cases/desk/redirect-refused';
import { requireStaff } from '@/use-cases/desk/require-staff';
import { withinLimit } from '@/use-cases/process/rate-limit';
import { noticePath } from '@/use-cases/site/redirect-with-notice';

/** What of a form is given back when it was refused: its name, and the fields in which something is amiss. */
type Asked = {
  readonly form: TypedForm;
  readonly wrong?: readonly FaultyField[];
  /** What an address says of days that are closed, to name who has booked on them. */
  readonly names?: Readonly<Record<string, string>>;
};

/** Notices of which the form says the fields. */
const named = ['badHourByHand', 'badHour', 'badCaller'] as const;

/** Does something for a person of the house, and goes back to the view of the form, which says what came of it. @param asked the form that gets back what was typed @param day of an hour that is shown once it is done */
async function handle(
  form: FormData,
  work: (author: string) => Promise<DeskNotice>,
  asked?: Asked,
  day?: Day,
): Promise<never> {
  const view = readView(Object.fromEntries(form), new Date());
  const page = calendarPath(view);
  const author = await requireStaff(page);
  const outcome = await withinLimit('desk', 'a request of the desk failed', () => work(author));
  signalMail();
  if (outcome === 'done' || outcome === 'openedPartly') {
    await dropTyped(page);
    redirect(noticePath(calendarPath({ ...view, day: day ?? view.day }), outcome));
  }
  // Whoever reads what somebody else has noted meanwhile may replace it.
  if (outcome === 'conflict') form.delete('seen');
  if (outcome === 'doneBooked') redirect(noticePath(page, outcome, asked?.names));
  const isNamed = named.some((one) => one === outcome);
  const wrong = isNamed ? asked?.wrong : undefined;
  // Of who comes, what stands now is shown: an address that was corrected is not put back unseen.
  const isOutdated = outcome === 'conflict' && asked?.form.startsWith('mend');
  if (!asked || isOutdated) redirect(noticePath(page, outcome));
  return redirectRefused(page, outcome, { form: asked.form, data: form, wrong });
}

const numberIn = (form: FormData) => readAppointmentNumber(String(form.get('number')));

const Prepared = z.object({
  videoLink: z.literal('').or(z.url({ protocol: /^https$/ }).max(formLengths.videoLink)),
  houseNote: z.string().trim().max(longestNote),
});

/** Keeps the address of a video and a note. */
export async function prepareHour(form: FormData): Promise<void> {
  const number = numberIn(form);
  const given = Prepared.safeParse({
    videoLink: String(form.get('videoLink') ?? '').trim(),
    houseNote: String(form.get('houseNote') ?? '').replaceAll('\0', ''),
  });
  await handle(
    form,
    async (author) => {
      if (!number || !given.success) return 'badHour';
      const { videoLink, houseNote } = given.data;
      const seen = String(form.get('seen'));
      const kept = { videoLink: videoLink || null, houseNote: houseNote || null, seen };
      return prepare(number, kept, author);
    },
    { form: 'prepareHour', wrong: wrongIn(given.error) },
  );
}

/** Cancels an hour, or keeps that nobody came, or that somebody came after all. */
export async function endHour(form: FormData): Promise<void> {
  const number = numberIn(form);
  const mark = z.enum(['cancelled', 'noShow', 'came']).safeParse(form.get('mark'));
  await handle(form, async (author) => {
    if (!number || !mark.success) return 'refused';
    if (mark.data !== 'came')
      return endHourByHand(number, mark.data, author, new Date(), seenIn(form));
    const outcome = await undoMissedHour(number, author);
    return outcome === 'taken' ? 'hourAgainTaken' : outcome;
  });
}

/** What the form has shown of what it changes. */
const seenIn = (form: FormData) => String(form.get('seen'));

const Moved = z.object({
  place: z.enum(appointmentPlaces),
  time: z.string().refine((time) => openingTimes.includes(time)),
});

/** Moves an hour to another day, time or place, to when the house gives none too once that is confirmed. */
export async function moveHour(form: FormData): Promise<void> {
  const number = numberIn(form);
  const day = readDay(form.get('on'));
  const given = Moved.safeParse(Object.fromEntries(form));
  await handle(
    form,
    async (author) => {
      if (!number) return 'refused';
      if (!day || !given.success) return 'badHourMove';
      const { place, time } = given.data;
      const phone = OptionalTelephone.safeParse(form.get('phone') ?? '');
      if (isCalled(place) && !phone.success) return 'hourMoveNoPhone';
      const startsAt = momentOf(day, time);
      if (startsAt <= new Date()) return 'badHourMove';
      const question = await questionOfHour(startsAt, meantIn(form));
      if (question) return noticeOf('moveHour', question);
      const wanted = { place, startsAt, phone: phone.data };
      const outcome = await moveHourByHand(number, wanted, author, seenIn(form));
      if (outcome === 'noPhone') return 'hourMoveNoPhone';
      if (outcome === 'twice') return 'hourMoveTwice';
      return outcome === 'taken' ? 'hourMoveTaken' : outcome;
    },
    { form: 'moveHour' },
    day,
  );
}

/** Corrects who comes to an hour, and by which clocks. */
export async function mendHour(form: FormData): Promise<void> {
  const number = numberIn(form);
  const { caller, wrong } = callerIn(form);
  await handle(
    form,
    async (author) => {
      if (!number) return 'refused';
      if (!caller) return 'badCaller';
      const outcome = await mend(number, caller, seenIn(form), author);
      if (outcome === 'twice') return 'hourMoveTwice';
      return outcome === 'noPhone' ? 'hourMoveNoPhone' : outcome;
    },
    { form: 'mendHour', wrong },
  );
}

const Key = z.guid();

/** Books an hour for somebody who telephones, when the house gives none too once that is confirmed. */
export async function bookHourByHand(form: FormData): Promise<void> {
  const { hour, caller, day, wrong } = hourIn(form, new Date());
  const key = Key.safeParse(form.get('key'));
  await handle(
    form,
    async (author) => {
      if (!hour || !caller || !key.success) return 'badHourByHand';
      const question = await questionOfHour(hour.startsAt, meantIn(form));
      if (question) return noticeOf('hour', question);
      const { language, ...person } = caller;
      const outcome = await book({ ...hour, id: key.data, language, caller: person }, author);
      if (outcome === 'twice') return 'hourTwice';
      return outcome === 'taken' ? 'hourTaken' : outcome;
    },
    { form: 'hour', wrong },
    day,
  );
}

/** Closes days, or opens them again: those that the desk has closed. */
export async function closeDays(form: FormData): Promise<void> {
  const [from, to, closed] = ['from', 'to', 'closed'].map((name) => String(form.get(name)));
  const closing = readClosing({ closed, from, to });
  const mark = z.enum(['closed', 'opened']).safeParse(form.get('mark'));
  const close = async (author: string): Promise<DeskNotice> => {
    if (!closing || !mark.success) return 'badDays';
    const isClosed = mark.data === 'closed';
    if (isClosed && isOddClosing(closing, clockAt(new Date()).day)) return 'badDays';
    const { first, last } = closing;
    const days = [first, ...nightsBetween(addDays(first, 1), addDays(last, 1))] as const;
    const changed = await setClosedDays(closing.closed, days, mark.data, author);
    if (mark.data === 'opened' && days.some((day) => isAlwaysClosed(closing.closed, day)))
      return changed > 0 ? 'openedPartly' : 'alwaysClosed';
    if (mark.data === 'opened') return 'done';
    const { stays, hours } = await readBookedOn(closing);
    return stays.length + hours.length > 0 ? 'doneBooked' : 'done';
  };
  await handle(form, close, { form: 'closeDays', names: closing && closingQuery(closing) });
}
