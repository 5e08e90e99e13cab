'use server';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { EmailAddress } from '@/lib/account/email-address';
import { newOfferPath, offerIn, previewPath, productIdsIn } from '@/lib/desk/offer-by-hand';
import { typedQuery } from '@/lib/desk/typed';
import { readOfferNumber } from '@/lib/orders/document-number';
import { handWays } from '@/lib/orders/order';
import { orderOffer as order } from '@/use-cases/desk/order-offer';
import { requireStaff } from '@/use-cases/desk/require-staff';
import { sendOffer as send } from '@/use-cases/desk/send-offer';
import { withinLimit } from '@/use-cases/process/rate-limit';
import { noticePath } from '@/use-cases/site/redirect-with-notice';

const Confirmed = z.object({ id: z.uuid(), shown: z.coerce.number().int() });

/** Writes the offer that its page has shown and mails it, and goes to the list of offers; back to that page where something is amiss. */
export async function sendOffer(form: FormData): Promise<void> {
  const page = previewPath(form);
  const author = await requireStaff(newOfferPath(productIdsIn(form)));
  const outcome = await withinLimit('desk', 'a request of the desk failed', async () => {
    const offer = offerIn(form);
    const confirmed = Confirmed.safeParse(Object.fromEntries(form));
    if (typeof offer === 'string') return offer;
    if (!confirmed.success) return 'offerToConfirm';
    const { id, shown: shownCents } = confirmed.data;
    return send(offer, { id, shownCents, author });
  });
  redirect(noticePath(outcome === 'offerSent' ? '/desk/offers' : page, outcome));
}

const Payment = z.object({
  id: z.uuid(),
  paidWith: z.enum(handWays),
  receivedOn: z.iso.date(),
});

/** Orders an offer whose money has come outside the shop, and goes to the order; back to the form where something is amiss. */
export async function orderOffer(form: FormData): Promise<void> {
  const number = readOfferNumber(String(form.get('number')));
  const page = number ? `/desk/offers/${number}` : '/desk/offers';
  const author = await requireStaff(page);
  const outcome = await withinLimit('desk', 'a request of the desk failed', async () => {
    const payment = Payment.safeParse(Object.fromEntries(form));
    const email = EmailAddress.safeParse(form.get('email'));
    if (!number || !payment.success) return 'refused';
    if (!email.success) return 'badEmail';
    const contact = {
      name: lineIn(form, 'name'),
      phone: lineIn(form, 'phone') || undefined,
      address: linesIn(form, 'address'),
    };
    const remark = linesIn(form, 'remark').join('\n') || undefined;
    return order(number, { ...payment.data, email: email.data, contact, remark }, author);
  });
  if (typeof outcome !== 'object' || 'waitSeconds' in outcome)
    redirect(noticePath(page, outcome, typedQuery('orderOffer', form)));
  redirect(noticePath(`/desk/orders/${outcome.order}`, 'ordered'));
}

/** What was written in a field, in one line without signs that turn letters around. */
const lineIn = (form: FormData, field: string) => linesIn(form, field).join(' ');

/** The lines of a field that say something. */
const linesIn = (form: FormData, field: string) =>
  String(form.get(field) ?? '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim())
    .filter(Boolean);
