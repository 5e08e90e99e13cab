'use server';
import { EmailAddress } from '@/lib/account/email-address';
import type { Faults } from '@/lib/action';
import { toLocale } from '@/lib/i18n/locales';
import { offerPath } from '@/lib/orders/offer-path';
import { acceptOffer as accept, mailOffer as mail } from '@/use-cases/orders/accept-offer';
import { isRefused } from '@/use-cases/process/rate-limit';
import { typedIn } from '@/use-cases/site/faults';
import { redirectFrom, redirectWithNotice } from '@/use-cases/site/redirect-with-notice';

/**
 * Redirects to the payment page with the prices of an open offer: each time to the same purchase. Any other offer
 * goes back to its page, which says its state.
 */
export async function acceptOffer(form: FormData): Promise<void> {
  const token = String(form.get('token'));
  const accepted = await accept(token, toLocale(form.get('locale')));
  if (isRefused(accepted)) redirectWithNotice(form, offerPath(token), accepted);
  redirectFrom(form, accepted?.path ?? offerPath(token));
}

/**
 * Sends an open offer to the typed address, once while that mail waits, and goes back to its page.
 * @returns only for an invalid address, with the field
 */
export async function mailOffer(_: unknown, form: FormData): Promise<Faults> {
  const recipient = EmailAddress.safeParse(form.get('email')).data;
  if (!recipient) return { fields: ['email'], typed: typedIn(form) };
  const token = String(form.get('token'));
  const sent = await mail(token, recipient, toLocale(form.get('locale')));
  if (!sent) redirectFrom(form, offerPath(token));
  redirectWithNotice(form, offerPath(token), sent);
}
