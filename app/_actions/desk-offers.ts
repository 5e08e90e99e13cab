'use server';
import { randomUUID } from 'node:crypto';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { askedOrderIn } from '@/lib/desk/forms/asked-order';
import { dropTyped, keepTyped } from '@/lib/desk/forms/refused-form';
import {
  newOfferPath,
  offerIn,
  previewPath,
  productIdsIn,
  wantedIdsIn,
  withPieces,
  writtenPath,
} from '@/lib/desk/offer-by-hand';
import { readOfferNumber } from '@/lib/document-number';
import { checkOrder, orderOffer as order } from '@/use-cases/desk/order-offer';
import { redirectRefused } from '@/use-cases/desk/redirect-refused';
import { requireStaff } from '@/use-cases/desk/require-staff';
import { sendOffer as send } from '@/use-cases/desk/send-offer';
import { withinLimit } from '@/use-cases/process/rate-limit';
import { noticePath } from '@/use-cases/site/redirect-with-notice';

const Confirmed = z.object({ id: z.uuid(), shown: z.coerce.number().int() });

/**
 * Of the form that writes an offer: puts the products into it that its lists choose, with what was said of those that stay; or
 * shows the offer before it leaves. Whom it is for stands in no address.
 */
export async function writeOffer(form: FormData): Promise<void> {
  const ids = wantedIdsIn(form);
  await requireStaff(newOfferPath(ids));
  const offer = withPieces(form, ids);
  const isChanged = ids.join() !== productIdsIn(form).join();
  const isSeen = !isChanged && form.get('choose') === null;
  // Its page in two windows writes one offer.
  const path = isSeen ? `${previewPath(offer)}&id=${randomUUID()}` : writtenPath(offer);
  const outcome = await withinLimit(
    'desk',
    'a request of the desk failed',
    async () => 'written' as const,
  );
  const kept = await keepTyped('offer', offer, path);
  if (outcome !== 'written') redirect(noticePath(path, outcome, kept));
  const isPut = isChanged && form.get('choose') === null;
  redirect(isPut ? noticePath(path, 'piecesPut', kept) : `${path}&${new URLSearchParams(kept)}`);
}

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
  if (outcome !== 'offerSent') return redirectRefused(page, outcome, { form: 'offer', data: form });
  await dropTyped(page);
  redirect(noticePath('/desk/offers', outcome));
}

/**
 * Orders an offer for its customer, once the order was shown, and goes to the order; back to the form with what is amiss, or
 * with the order as it will be written.
 */
export async function orderOffer(form: FormData): Promise<void> {
  const number = readOfferNumber(String(form.get('number')));
  const page = number ? `/desk/offers/${number}` : '/desk/offers';
  const author = await requireStaff(page);
  const asked = askedOrderIn(form);
  const outcome = await withinLimit('desk', 'a request of the desk failed', async () => {
    if (!number || !asked) return 'refused';
    if (form.get('confirmed') === '1') return order(number, asked, author);
    const checked = await checkOrder(number, asked);
    return typeof checked === 'string' ? checked : 'orderToConfirm';
  });
  if (typeof outcome !== 'object' || 'waitSeconds' in outcome)
    return redirectRefused(page, outcome, { form: 'orderOffer', data: form });
  await dropTyped(page);
  const notice = asked?.paidWith === 'awaited' ? 'awaited' : 'ordered';
  redirect(noticePath(`/desk/orders/${outcome.order}`, notice));
}
