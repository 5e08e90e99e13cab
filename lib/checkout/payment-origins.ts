import 'server-only';
import { env } from '@/lib/process/env';

/** Where Stripe's own payment pages are. */
const stripePages = 'https://checkout.stripe.com';

/** Origins of the pages where orders are paid, by what is configured. */
export function paymentOrigins(): string[] {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL, PAYMENT_LINK_ATHENA, PAYMENT_LINK_DEFAULT } = env();
  const pages = STRIPE_SECRET_KEY
    ? [STRIPE_API_URL ?? stripePages]
    : [PAYMENT_LINK_ATHENA, PAYMENT_LINK_DEFAULT];
  return [...new Set(pages.flatMap((page) => (page ? [new URL(page).origin] : [])))];
}
