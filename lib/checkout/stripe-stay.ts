import 'server-only';
import { stayCurrency } from '@/content/residence/stays';
import type { Locale } from '@/lib/i18n/locales';
import { withDeadline } from '@/lib/process/deadline';
import { deadlineMs, stripe, stripeLocales } from './stripe';

/** A payment of a stay with Stripe; its amount in cents of the United States dollar, taxes included. */
export type StripeStay = {
  /** Of the payment: what events name. */
  readonly id: string;
  readonly number: string;
  readonly email: string;
  readonly locale: Locale;
  readonly name: string;
  readonly description: string;
  readonly cents: number;
  readonly askedAt: Date;
  readonly openMinutes: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
};

/**
 * Opens a payment page for a stay, by card. Called again for the same payment, it gives the same page.
 * @returns its id, and the address where it is paid
 * @throws DeadlineError after 10 seconds; Stripe's error when it refuses or cannot be reached
 */
export async function openStaySession(
  stay: StripeStay,
): Promise<{ providerSession: string; payAddress: string }> {
  const { id, number, email, locale, name, description, cents, askedAt, openMinutes } = stay;
  const session = await withDeadline(
    stripe().checkout.sessions.create(
      {
        mode: 'payment',
        allowed_payment_method_types: ['card'],
        client_reference_id: id,
        metadata: { number },
        payment_intent_data: { metadata: { order: id, number } },
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: stayCurrency.toLowerCase(),
              unit_amount: cents,
              product_data: { name, description },
            },
          },
        ],
        customer_email: email,
        locale: stripeLocales[locale],
        expires_at: Math.floor(askedAt.getTime() / 1000) + openMinutes * 60,
        success_url: stay.successUrl,
        cancel_url: stay.cancelUrl,
      },
      { idempotencyKey: `stay-${id}` },
    ),
    deadlineMs,
  );
  if (!session.url) throw new Error('Stripe opened a session without an address');
  return { providerSession: session.id, payAddress: session.url };
}
