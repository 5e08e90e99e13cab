'use server';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { markMessage } from '@/db/desk/desk-messages';
import { revokeOffer as revoke } from '@/db/desk/desk-offers';
import { markWithdrawal } from '@/db/desk/desk-withdrawals';
import { refundKinds, refundWays } from '@/lib/checkout/refund';
import { centsIn } from '@/lib/desk/amount';
import type { DeskNotice } from '@/lib/desk/desk-words';
import { readOfferNumber, readOrderNumber } from '@/lib/orders/document-number';
import { orderStates } from '@/lib/orders/order';
import { longestRemark } from '@/lib/orders/order-moves';
import { refundOrder as refund } from '@/use-cases/desk/refund-order';
import { requireStaff } from '@/use-cases/desk/require-staff';
import { stepOrder as move } from '@/use-cases/desk/step-order';
import { withinLimit } from '@/use-cases/process/rate-limit';
import { noticePath } from '@/use-cases/site/redirect-with-notice';

/**
 * Does something for a person of the house, within the limit, and goes back to the page of the form, which
 * says what came of it. A database outage is logged and reported.
 * @param typed what was typed, given back unless it was done
 */
async function handle(
  page: string,
  work: (author: string) => Promise<DeskNotice>,
  typed: Readonly<Record<string, string>> = {},
): Promise<never> {
  const author = await requireStaff(page);
  const outcome = await withinLimit('desk', 'a request of the desk failed', () => work(author));
  const isDone = outcome === 'done' || outcome === 'moved';
  redirect(noticePath(page, outcome, isDone ? {} : typed));
}

/** What was noted, with the line ends that the browser counted. */
const remarkIn = (form: FormData) =>
  String(form.get('remark') ?? '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\0', '')
    .trim();

const Step = z.object({
  from: z.enum(orderStates),
  to: z.enum(orderStates),
  deliveryDate: z.iso.date().optional(),
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
  });
  const remark = remarkIn(form);
  const isFromList = !number || given.data?.back === 'withdrawals';
  const page = isFromList ? '/desk/withdrawals' : `/desk/orders/${number}`;
  await handle(
    page,
    async (author) => {
      if (!number || !given.success) return 'refused';
      const { from, to, deliveryDate } = given.data;
      const step = { number, from, to, deliveryDate, author, remark: remark || undefined };
      const outcome = await move(step);
      return outcome === 'done' && !isFromList ? 'moved' : outcome;
    },
    { ...(remark && { remark: remark.slice(0, longestRemark) }) },
  );
}

const RefundFields = z.object({
  id: z.uuid(),
  kind: z.enum(refundKinds),
  way: z.enum(refundWays),
  shown: z.coerce.number().int().min(0),
});

/** Gives money of an order back, and goes back to the page of the order. */
export async function refundOrder(form: FormData): Promise<void> {
  const number = readOrderNumber(String(form.get('number')));
  const given = RefundFields.safeParse(Object.fromEntries(form));
  const remark = remarkIn(form);
  const cents = centsIn(String(form.get('amount') ?? ''));
  await handle(number ? `/desk/orders/${number}` : '/desk/orders', async (author) => {
    if (!number || !given.success) return 'refused';
    const { shown: shownCents, ...fields } = given.data;
    return refund({ ...fields, shownCents, number, cents, author, remark: remark || undefined });
  });
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

/** Keeps that the piece of a declaration of withdrawal is back, or that its price was paid back. */
export async function settleWithdrawal(form: FormData): Promise<void> {
  const reference = z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .safeParse(form.get('reference'));
  const action = z.enum(['returned', 'paidBack']).safeParse(form.get('mark'));
  await handle('/desk/withdrawals', async (author) =>
    reference.success && action.success
      ? markWithdrawal(reference.data, action.data, author)
      : 'refused',
  );
}
