'use server';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { refundWays } from '@/lib/checkout/refund';
import { centsIn } from '@/lib/desk/amount';
import { wrongIn } from '@/lib/desk/forms/field-faults';
import { dropTyped } from '@/lib/desk/forms/refused-form';
import { typedText } from '@/lib/desk/forms/typed';
import { readOrderNumber } from '@/lib/document-number';
import { refundKinds } from '@/lib/orders/order';
import { redirectRefused } from '@/use-cases/desk/redirect-refused';
import { closeWithRest as close, refundOrder as refund } from '@/use-cases/desk/refund-order';
import { requireStaff } from '@/use-cases/desk/require-staff';
import { withinLimit } from '@/use-cases/process/rate-limit';
import { noticePath } from '@/use-cases/site/redirect-with-notice';

const RefundFields = z.object({
  id: z.uuid(),
  kind: z.enum(refundKinds),
  way: z.enum(refundWays),
  shown: z.coerce.number().int().min(0),
  confirmed: z.coerce.number().int().positive().optional(),
});

/** What of a refund was not chosen. */
function missingIn(error: Parameters<typeof wrongIn>[0]) {
  const wrong = wrongIn(error);
  if (wrong.length !== 1) return 'noRefundChoice';
  if (wrong[0] === 'kind') return 'noRefundKind';
  return wrong[0] === 'way' ? 'noRefundWay' : 'noRefundChoice';
}

/**
 * Gives money of an order back once its sum is confirmed, and goes back to the page of the order: with the question, with
 * what was done, or with why nothing was and what was typed.
 */
export async function refundOrder(form: FormData): Promise<void> {
  const number = readOrderNumber(String(form.get('number')));
  const page = number ? `/desk/orders/${number}` : '/desk/orders';
  const author = await requireStaff(page);
  const given = RefundFields.safeParse(Object.fromEntries(form));
  const outcome = await withinLimit('desk', 'a request of the desk failed', async () => {
    if (!number) return 'refused';
    if (!given.success) return missingIn(given.error);
    const { shown: shownCents, confirmed: confirmedCents, ...fields } = given.data;
    const amount = typedText(form, 'amount');
    const cents = amount ? centsIn(amount) : undefined;
    const remark = typedText(form, 'remark') || undefined;
    return refund({ ...fields, shownCents, confirmedCents, number, cents, author, remark });
  });
  if (outcome !== 'done' || !given.success)
    return redirectRefused(page, outcome, { form: 'refund', data: form });
  await dropTyped(page);
  redirect(noticePath(page, 'refunded', { refund: given.data.id }));
}

/** Closes a withdrawn order as refunded with a deduction, by a reason. */
export async function closeWithRest(form: FormData): Promise<void> {
  const number = readOrderNumber(String(form.get('number')));
  const page = number ? `/desk/orders/${number}` : '/desk/orders';
  const author = await requireStaff(page);
  const reason = typedText(form, 'remark');
  const shown = RefundFields.shape.shown.safeParse(form.get('shown'));
  const outcome = await withinLimit('desk', 'a request of the desk failed', async () => {
    if (!number || !shown.success) return 'refused';
    return close({ number, shownCents: shown.data, author, reason });
  });
  if (outcome !== 'done') return redirectRefused(page, outcome, { form: 'rest', data: form });
  await dropTyped(page);
  redirect(noticePath(page, 'closed'));
}
