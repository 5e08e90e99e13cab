'use server';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { transferParts } from '@/lib/checkout/transfer/transfer';
import { centsIn } from '@/lib/desk/amount';
import type { DeskNotice } from '@/lib/desk/desk-words';
import { dropTyped } from '@/lib/desk/forms/refused-form';
import { type TypedForm, typedText } from '@/lib/desk/forms/typed';
import { readOrderNumber } from '@/lib/document-number';
import { receiveTransfer as receive, returnTransfer } from '@/use-cases/desk/receive-transfer';
import { redirectRefused } from '@/use-cases/desk/redirect-refused';
import { requireStaff } from '@/use-cases/desk/require-staff';
import { withinLimit } from '@/use-cases/process/rate-limit';
import { noticePath } from '@/use-cases/site/redirect-with-notice';

const Received = z.object({
  id: z.uuid(),
  receivedOn: z.iso.date(),
  shown: z.coerce.number().int().min(0),
  part: z.enum(transferParts),
});

/** Does something about a transfer for a person of the house, and goes back to the page of the order. */
async function handle(
  form: FormData,
  name: TypedForm,
  work: (number: string, author: string) => Promise<DeskNotice>,
): Promise<never> {
  const number = readOrderNumber(String(form.get('number')));
  const page = number ? `/desk/orders/${number}` : '/desk/orders';
  const author = await requireStaff(page);
  const outcome = await withinLimit('desk', 'a request of the desk failed', async () =>
    number ? work(number, author) : 'refused',
  );
  // What was typed for one sum says nothing about another, which somebody else has left to pay.
  const isOver = outcome === 'done' || outcome === 'conflict';
  if (!isOver) return redirectRefused(page, outcome, { form: name, data: form });
  await dropTyped(page);
  redirect(noticePath(page, outcome));
}

/** Keeps a bank transfer to an order that has come. */
export async function receiveTransfer(form: FormData): Promise<void> {
  const given = Received.safeParse(Object.fromEntries(form));
  const remark = typedText(form, 'remark') || undefined;
  await handle(form, 'transfer', async (number, author) => {
    if (!given.success) {
      const isDay = given.error.issues.every(({ path }) => path[0] === 'receivedOn');
      return isDay ? 'badReceived' : 'refused';
    }
    const { shown: shownCents, ...fields } = given.data;
    const amount = typedText(form, 'amount');
    const cents = centsIn(amount);
    // The answer counts for the sum that was asked about.
    const sum = { cents, isOtherSum: form.get('otherCents') === String(cents) };
    return receive({ ...fields, ...sum, shownCents, number, author, remark });
  });
}

/** Notes that a bank transfer to an order went back. */
export async function sendBackTransfer(form: FormData): Promise<void> {
  const remark = typedText(form, 'remark') || undefined;
  await handle(form, 'transferBack', (number, author) =>
    returnTransfer(number, centsIn(typedText(form, 'amount')), author, remark),
  );
}
