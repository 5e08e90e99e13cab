'use server';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { mendStay as mend } from '@/db/desk/desk-guests';
import {
  changeKept as change,
  handBack,
  settleStay as settle,
  undoHandBack,
  unsettleStay as unsettle,
} from '@/db/desk/desk-stay-money';
import {
  bookByHand as book,
  endStayByHand,
  moveStayByHand,
  noteStay as note,
  undoNoShow,
} from '@/db/desk/desk-stays';
import { clockAt } from '@/lib/calendar/clock';
import { type Day, monthOf, nightsBetween, readDay } from '@/lib/calendar/days';
import { centsIn } from '@/lib/desk/amount';
import type { DeskNotice } from '@/lib/desk/desk-words';
import { guestIn, stayIn } from '@/lib/desk/forms/by-hand';
import type { FaultyField } from '@/lib/desk/forms/field-faults';
import { meantIn, noticeOf } from '@/lib/desk/forms/questions';
import { dropTyped } from '@/lib/desk/forms/refused-form';
import type { TypedForm } from '@/lib/desk/forms/typed';
import { readBookingNumber } from '@/lib/document-number';
import { signalMail } from '@/lib/mail/mail-signal';
import { longestNote } from '@/lib/orders/order-moves';
import { questionOfNights } from '@/use-cases/desk/ask-again';
import { redirectRefused } from '@/use-cases/desk/redirect-refused';
import { requireStaff } from '@/use-cases/desk/require-staff';
import { withinLimit } from '@/use-cases/process/rate-limit';
import { tryToReturnStayMoney } from '@/use-cases/residence/return-money';
import { noticePath } from '@/use-cases/site/redirect-with-notice';

/** What of a form is given back when it was refused: its name, and the fields in which something is amiss. */
type Asked = { readonly form: TypedForm; readonly wrong?: readonly FaultyField[] };

/**
 * Does something for a person of the house, and goes back to the month of the form, which says what came of it.
 * @param asked the form that gets back what was typed @param day of a stay that is shown once it is done
 */
async function handle(
  form: FormData,
  work: (author: string) => Promise<DeskNotice>,
  asked?: Asked,
  day?: Day,
): Promise<never> {
  const month = /^\d{4}-\d{2}$/.exec(String(form.get('month')))?.[0];
  const page = monthPath(month);
  const author = await requireStaff(page);
  const outcome = await withinLimit('desk', 'a request of the desk failed', () => work(author));
  signalMail();
  await tryToReturnStayMoney();
  if (outcome === 'done') {
    await dropTyped(page);
    redirect(noticePath(day ? monthPath(monthOf(day)) : page, outcome));
  }
  // Whoever reads what somebody else has noted meanwhile may replace it.
  if (outcome === 'conflict') form.delete('seen');
  const isNamed = outcome === 'badStay' || outcome === 'badGuest';
  const wrong = isNamed ? asked?.wrong : undefined;
  // Of who comes, what stands now is shown: an address that was corrected is not put back unseen.
  const isOutdated = outcome === 'conflict' && asked?.form.startsWith('mend');
  if (!asked || isOutdated) redirect(noticePath(page, outcome));
  return redirectRefused(page, outcome, { form: asked.form, data: form, wrong });
}

const monthPath = (month: string | undefined) =>
  month ? `/desk/residence?month=${month}` : '/desk/residence';

/** Today at the Résidence. */
const today = () => clockAt(new Date()).day;

/** Books a stay for somebody who telephones. The house may book on closed days, once that is confirmed. */
export async function bookByHand(form: FormData): Promise<void> {
  const { stay, guest, checkIn, wrong } = stayIn(form, today());
  await handle(
    form,
    async (author) => {
      if (!stay || !guest) return 'badStay';
      const nights = nightsBetween(stay.checkIn, stay.checkOut);
      const question = await questionOfNights(nights, meantIn(form));
      if (question) return noticeOf('stay', question);
      const outcome = await book(stay, { ...guest, email: guest.email || null }, author);
      return outcome === 'taken' ? 'stayTaken' : outcome;
    },
    { form: 'stay', wrong },
    checkIn,
  );
}

/** What the form has shown of what it changes. */
const seenIn = (form: FormData) => String(form.get('seen'));

/** Moves a stay to other dates, or extends or shortens one that has begun; onto closed or far nights once that is confirmed. */
export async function moveStay(form: FormData): Promise<void> {
  const number = readBookingNumber(String(form.get('number')));
  const [checkIn, checkOut] = [readDay(form.get('from')), readDay(form.get('to'))];
  await handle(
    form,
    async (author) => {
      if (!number) return 'refused';
      if (!checkIn || !checkOut) return 'badStayDates';
      const dates = { checkIn, checkOut };
      const ask = (gained: readonly Day[]) => questionOfNights(gained, meantIn(form));
      const outcome = await moveStayByHand(number, dates, author, new Date(), seenIn(form), ask);
      if (outcome === 'taken') return 'stayDatesTaken';
      return outcome === 'closed' || outcome === 'far' ? noticeOf('moveStay', outcome) : outcome;
    },
    { form: 'moveStay' },
    checkIn,
  );
}

/** Corrects who comes to a stay. */
export async function mendStay(form: FormData): Promise<void> {
  const number = readBookingNumber(String(form.get('number')));
  const { guest, wrong } = guestIn(form);
  await handle(
    form,
    async (author) => {
      if (!number) return 'refused';
      return guest ? mend(number, guest, seenIn(form), author) : 'badGuest';
    },
    { form: 'mendStay', wrong },
  );
}

/** Cancels a stay, with what the house keeps of one that is late, or keeps that its guest never came, or came after all. */
export async function endStay(form: FormData): Promise<void> {
  const number = readBookingNumber(String(form.get('number')));
  const mark = z.enum(['cancelled', 'noShow', 'came']).safeParse(form.get('mark'));
  const kept = form.get('kept');
  const keptCents = typeof kept === 'string' ? centsIn(kept) : 0;
  const end = async (author: string): Promise<DeskNotice> => {
    if (!number || !mark.success) return 'refused';
    if (mark.data !== 'came')
      return endStayByHand(number, mark.data, author, new Date(), seenIn(form), keptCents);
    const outcome = await undoNoShow(number, author);
    return outcome === 'taken' ? 'stayAgainTaken' : outcome;
  };
  await handle(form, end, { form: 'endStay' });
}

const Settled = z.object({
  mark: z.enum(['settled', 'unsettled', 'handedBack', 'notHandedBack']),
  cents: z.coerce.number().int().positive(),
});

const settling = {
  ...{ settled: settle, unsettled: unsettle },
  ...{ handedBack: handBack, notHandedBack: undoHandBack },
} as const;

/** Notes what is due of a stay as paid at the property, or what was handed back of it; or that it was not. */
export async function settleStay(form: FormData): Promise<void> {
  const number = readBookingNumber(String(form.get('number')));
  const given = Settled.safeParse(Object.fromEntries(form));
  await handle(form, async (author) => {
    if (!number || !given.success) return 'refused';
    const { mark, cents } = given.data;
    return settling[mark](number, cents, author);
  });
}

/** Changes what the house keeps of a stay that was cancelled too late to be free. */
export async function changeKept(form: FormData): Promise<void> {
  const number = readBookingNumber(String(form.get('number')));
  const keptCents = centsIn(String(form.get('kept')));
  const shownCents = Number(form.get('cents'));
  await handle(
    form,
    async (author) => (number ? change(number, { keptCents, shownCents }, author) : 'refused'),
    { form: 'keptStay' },
  );
}

const Note = z.string().trim().max(longestNote);

/** Keeps what the house notes of a stay. */
export async function noteStay(form: FormData): Promise<void> {
  const number = readBookingNumber(String(form.get('number')));
  const text = Note.safeParse(String(form.get('houseNote') ?? '').replaceAll('\0', ''));
  await handle(
    form,
    async (author) => {
      if (!number || !text.success) return 'badStayNote';
      const seen = String(form.get('seen'));
      return note(number, { houseNote: text.data || null, seen }, author);
    },
    { form: 'noteStay' },
  );
}
