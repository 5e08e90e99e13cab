'use server';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { markMessage } from '@/db/desk/desk-messages';
import { revokeOffer as revoke } from '@/db/desk/desk-offers';
import { markWithdrawal } from '@/db/desk/desk-withdrawals';
import { moveOrder } from '@/db/orders/order-steps';
import { dayOf } from '@/lib/calendar';
import type { DeskNotice } from '@/lib/desk/desk-words';
import { signalMail } from '@/lib/mail/mail-signal';
import { readOfferNumber, readOrderNumber } from '@/lib/orders/document-number';
import { orderStates } from '@/lib/orders/order';
import { longestRemark } from '@/lib/orders/order-moves';
import { log } from '@/lib/process/log';
import { requireStaff } from '@/use-cases/desk/require-staff';
import { refusalOf } from '@/use-cases/site/settle';

/**
 * Does something for a person of the house, within the limit, and goes back to the page of the form, which
 * says what came of it. A database outage is logged and reported.
 * @param kept what was typed, given back unless it was done
 */
async function handle(
  page: string,
  work: (author: string) => Promise<DeskNotice>,
  kept: Readonly<Record<string, string>> = {},
): Promise<never> {
  const author = await requireStaff(page);
  let outcome: { notice: string; waitSeconds?: number } | undefined = await refusalOf('desk');
  try {
    outcome ??= { notice: await work(author) };
  } catch (error) {
    log().error(error, 'a request of the desk failed');
    outcome = { notice: 'failed' };
  }
  const { notice, waitSeconds } = outcome;
  const isDone = notice === 'done' || notice === 'moved';
  redirect(
    `${page}?${new URLSearchParams({
      notice,
      ...(waitSeconds !== undefined && { wait: String(waitSeconds) }),
      ...(!isDone && kept),
    })}`,
  );
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
      if (remark.length > longestRemark) return 'badRemark';
      if (to === 'agreed' && (!deliveryDate || deliveryDate < dayOf(new Date()))) return 'badDate';
      const step = { number, from, to, author, remark: remark || undefined };
      const outcome = await moveOrder(to === 'agreed' ? { ...step, deliveryDate } : step);
      if (outcome !== 'done') return outcome;
      signalMail();
      log().info({ event: 'order-step', number, state: to }, 'an order was moved by hand');
      return isFromList ? 'done' : 'moved';
    },
    { ...(remark && { remark: remark.slice(0, longestRemark) }) },
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
  const deed = z.enum(['answered', 'reopened']).safeParse(form.get('deed'));
  await handle('/desk/messages', async (author) =>
    id.success && deed.success ? markMessage(id.data, deed.data, author) : 'refused',
  );
}

/** Keeps that the piece of a declaration of withdrawal is back, or that its price was paid back. */
export async function settleWithdrawal(form: FormData): Promise<void> {
  const reference = z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .safeParse(form.get('reference'));
  const deed = z.enum(['returned', 'paidBack']).safeParse(form.get('deed'));
  await handle('/desk/withdrawals', async (author) =>
    reference.success && deed.success
      ? markWithdrawal(reference.data, deed.data, author)
      : 'refused',
  );
}
