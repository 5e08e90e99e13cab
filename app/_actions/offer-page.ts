'use server';
import { queueSparedMail } from '@/db/mail/spared-mails';
import type { Offer } from '@/db/orders/offers';
import { keyRing } from '@/db/process/key-ring';
import { EmailAddress } from '@/lib/account/email-address';
import type { Faults } from '@/lib/action';
import { signOfferCheckout } from '@/lib/checkout/checkout-token';
import { paymentPath } from '@/lib/checkout/payment-path';
import { toLocale } from '@/lib/i18n/locales';
import { signalMail } from '@/lib/mail/mail-signal';
import { endOf, offerStateOf } from '@/lib/orders/offer';
import { offerPath } from '@/lib/orders/offer-token';
import { log } from '@/lib/process/log';
import { budgetsOf } from '@/use-cases/mail/spare';
import { findSignedOffer } from '@/use-cases/orders/read-offer';
import { typedIn } from '@/use-cases/site/faults';
import { redirectTo, refusalOf } from '@/use-cases/site/settle';

/**
 * Redirects to the payment page with the prices of an open offer: each time to the same purchase. Any other offer
 * goes back to its page, which says its state.
 */
export async function acceptOffer(form: FormData): Promise<void> {
  const page = offerPath(String(form.get('token')));
  await answer(form, page, 'payment', async (offer) => {
    const { id, lines, deliveryCents, totalCents } = offer;
    const claims = { lines, deliveryCents, totalCents, from: page, offer: id };
    const token = await signOfferCheckout(claims, endOf(offer), await keyRing());
    return paymentPath(claims, token, toLocale(form.get('locale')));
  });
}

/**
 * Sends an open offer to the typed address, once while that mail waits, and goes back to its page.
 * @returns only for an invalid address, with the field
 */
export async function mailOffer(_: unknown, form: FormData): Promise<Faults> {
  const recipient = EmailAddress.safeParse(form.get('email')).data;
  if (!recipient) return { fields: ['email'], typed: typedIn(form) };
  const page = offerPath(String(form.get('token')));
  return answer(form, page, 'offerMail', async ({ id }) => {
    const language = toLocale(form.get('locale'));
    const mail = { kind: 'offer', recipient, language, facts: { offer: id } } as const;
    const budgets = await budgetsOf('offer', recipient);
    await queueSparedMail({ ...mail, budgets, waitingKey: `offer ${id} ${recipient}` });
    signalMail();
    return `${page}?notice=sent`;
  });
}

/**
 * Does something with the open offer that a form names, within a limit, and redirects.
 * @param page of the offer, where every other answer is said @param work gives the path of the answer
 */
async function answer(
  form: FormData,
  page: string,
  limit: 'payment' | 'offerMail',
  work: (offer: Offer) => Promise<string>,
): Promise<never> {
  let path = page;
  try {
    const offer = await findSignedOffer(form.get('token'));
    const isOpen = offer && offerStateOf(offer, new Date()) === 'open';
    const refused = isOpen ? await refusalOf(limit) : undefined;
    if (refused) path = `${page}?notice=${refused.notice}&wait=${refused.waitSeconds ?? 0}`;
    else if (isOpen) path = await work(offer);
  } catch (error) {
    log().error(error, 'an offer could not be handled');
    path = `${page}?notice=failed`;
  }
  return redirectTo(form, { path });
}
