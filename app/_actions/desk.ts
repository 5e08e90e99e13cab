'use server';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { markMessage } from '@/db/desk/desk-messages';
import { revokeOffer as revoke } from '@/db/desk/desk-offers';
import { markWithdrawal } from '@/db/desk/desk-withdrawals';
import type { DeskNotice } from '@/lib/desk/desk-words';
import { dropTyped } from '@/lib/desk/forms/refused-form';
import { typedText } from '@/lib/desk/forms/typed';
import { readOfferNumber, readOrderNumber } from '@/lib/document-number';
import { orderStates } from '@/lib/orders/order';
import { type RefusedForm, redirectRefused } from '@/use-cases/desk/redirect-refused';
import { requireStaff } from '@/use-cases/desk/require-staff';
import { setAside as putAside } from '@/use-cases/desk/set-aside';
import {
  askForBalance as ask,
  stepOrder as move,
  remarkOnOrder,
  undoOrderStep,
} from '@/use-cases/desk/step-order';
import { withinLimit } from '@/use-cases/process/rate-limit';
import { noticePath } from '@/use-cases/site/redirect-with-notice';

/**
 * Does something for a person of the house, within the limit, and goes back to the page of the form, which
 * says what came of it. A database outage is logged and reported.
 * @param typed the form whose fields are given back unless it was done
 */
async function handle(
  page: string,
  work: (author: string) => Promise<DeskNotice>,
  typed?: RefusedForm,
): Promise<never> {
  const author = await requireStaff(page);
  const outcome = await withinLimit('desk', 'a request of the desk failed', () => work(author));
  if (!typed) redirect(noticePath(page, outcome));
  if (outcome !== 'done' && outcome !== 'moved') return redirectRefused(page, outcome, typed);
  await dropTyped(page);
  redirect(noticePath(page, outcome));
}

/** The lines of a text that say something. */
const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const declarationReference = z.string().regex(/^[\w-]{1,40}$/);

const Step = z.object({
  from: z.enum(orderStates),
  to: z.enum(orderStates),
  since: z.coerce.number().int().positive().optional(),
  declaration: declarationReference.optional(),
  deliveryDate: z.iso.date().optional(),
  happenedOn: z.iso.date().optional(),
  carriers: z.string().optional(),
  photos: z.array(z.uuid()),
  shownCents: z.coerce.number().int().min(0).optional(),
  back: z.enum(['order', 'withdrawals']).catch('order'),
});

/**
 * Moves an order to its next step, or to another state that the house may put it into, and goes back to the
 * page of the order, or to that of withdrawals.
 */
export async function stepOrder(form: FormData): Promise<void> {
  const number = readOrderNumber(String(form.get('number')));
  const given = Step.safeParse({
    ...Object.fromEntries(form),
    deliveryDate: form.get('deliveryDate') || undefined,
    happenedOn: form.get('happenedOn') || undefined,
    carriers: typedText(form, 'carriers') || undefined,
    photos: [...new Set(form.getAll('photo'))],
    shownCents: form.get('shownCents') ?? undefined,
  });
  const remark = typedText(form, 'remark');
  const address = linesIn(typedText(form, 'address'));
  const isFromList = !number || given.data?.back === 'withdrawals';
  const page = isFromList ? '/desk/withdrawals' : `/desk/orders/${number}`;
  await handle(
    page,
    async (author) => {
      if (!number || !given.success) return 'refused';
      const { back: _, ...step } = given.data;
      const outcome = await move({ ...step, number, address, author, remark: remark || undefined });
      return outcome === 'done' && !isFromList ? 'moved' : outcome;
    },
    { form: 'step', data: form },
  );
}

/** Undoes the last step of an order, with the mail that it caused. */
export async function undoStep(form: FormData): Promise<void> {
  const number = readOrderNumber(String(form.get('number')));
  const change = z.coerce
    .number()
    .int()
    .positive()
    .max(2_147_483_647)
    .safeParse(form.get('change'));
  await handle(number ? `/desk/orders/${number}` : '/desk/orders', async (author) => {
    if (!number || !change.success) return 'refused';
    const outcome = await undoOrderStep(number, change.data, author);
    return outcome === 'done' ? 'undone' : outcome;
  });
}

/** Asks the buyer of an order for its balance by mail. */
export async function askForBalance(form: FormData): Promise<void> {
  const number = readOrderNumber(String(form.get('number')));
  await handle(number ? `/desk/orders/${number}` : '/desk/orders', async (author) =>
    number ? ask(number, author) : 'refused',
  );
}

/** Notes something about an order. */
export async function noteOnOrder(form: FormData): Promise<void> {
  const number = readOrderNumber(String(form.get('number')));
  const note = typedText(form, 'note');
  await handle(
    number ? `/desk/orders/${number}` : '/desk/orders',
    async (author) => (number ? remarkOnOrder(number, note, author) : 'refused'),
    { form: 'note', data: form },
  );
}

/** Revokes an offer: it can no longer be accepted or paid. */
export async function revokeOffer(form: FormData): Promise<void> {
  const number = readOfferNumber(String(form.get('number')));
  await handle('/desk/offers', async (author) => (number ? revoke(number, author) : 'refused'));
}

/** Marks a message as answered, or opens it again. */
export async function setAnswered(form: FormData): Promise<void> {
  const id = z.uuid().safeParse(form.get('id'));
  const action = z.enum(['answered', 'reopened']).safeParse(form.get('mark'));
  await handle('/desk/messages', async (author) =>
    id.success && action.success ? markMessage(id.data, action.data, author) : 'refused',
  );
}

/**
 * Sets aside a declaration of withdrawal that is not the buyer's, with a reason, or takes it up again, and goes back to the page
 * of the order where it was pressed, or to that of withdrawals.
 */
export async function setAside(form: FormData): Promise<void> {
  const number = readOrderNumber(String(form.get('number')));
  const reference = declarationReference.safeParse(form.get('reference'));
  const action = z.enum(['setAside', 'takenUp']).safeParse(form.get('mark'));
  const page = number ? `/desk/orders/${number}` : '/desk/withdrawals';
  await handle(
    action.data === 'takenUp' ? `${page}?state=closed` : number ? page : `${page}?state=doubted`,
    async (author) =>
      reference.success && action.success
        ? putAside(reference.data, action.data, author, typedText(form, 'remark'))
        : 'refused',
    { form: 'setAside', data: form },
  );
}

/** Keeps that the piece of a declaration of withdrawal is back, or that its price was paid back. */
export async function settleWithdrawal(form: FormData): Promise<void> {
  const reference = declarationReference.safeParse(form.get('reference'));
  const action = z.enum(['returned', 'paidBack']).safeParse(form.get('mark'));
  await handle('/desk/withdrawals', async (author) =>
    reference.success && action.success
      ? markWithdrawal(reference.data, action.data, author)
      : 'refused',
  );
}
