import 'server-only';
import Stripe from 'stripe';
import type { AccountMethod } from '@/content/checkout/payment';
import { paymentSessionHours } from '@/content/checkout/periods';
import { deliveryCountries } from '@/content/delivery/delivery';
import { paidCurrency } from '@/lib/checkout/payment-money';
import type { Locale } from '@/lib/i18n/locales';
import { withDeadline } from '@/lib/process/deadline';
import { env } from '@/lib/process/env';

/** The version of Stripe's interface that the shop is written for. */
const apiVersion = '2026-10-28.endive';
/** After the first try; Stripe's library waits between them, longer each time. */
const retries = 2;
/** For all tries together. */
export const deadlineMs = 10_000;
/** How long Stripe's page stays open, less what clocks may differ by. */
const paymentPageSeconds = paymentSessionHours * 60 * 60 - 60;
/** Locales of Stripe's page; it has no Arabic and takes the browser's language then. */
export const stripeLocales = {
  fr: 'fr',
  en: 'en',
  it: 'it',
  ru: 'ru',
  ar: 'auto',
} as const satisfies Record<Locale, Stripe.Checkout.SessionCreateParams.Locale>;

let client: Stripe | undefined;

/** Stripe's library, as the environment configures it. */
export function stripe(): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL } = env();
  const api = STRIPE_API_URL ? new URL(STRIPE_API_URL) : undefined;
  client ??= new Stripe(STRIPE_SECRET_KEY ?? 'none', {
    apiVersion,
    maxNetworkRetries: retries,
    timeout: deadlineMs,
    telemetry: false,
    ...(api && {
      host: api.hostname,
      port: api.port || undefined,
      protocol: api.protocol === 'http:' ? 'http' : 'https',
    }),
  });
  return client;
}

/** A payment with Stripe; amounts in euro cents, at the prices of its destination. */
export type StripeOrder = {
  readonly id: string;
  readonly number: string;
  readonly email: string | null;
  readonly locale: Locale;
  readonly lines: readonly {
    readonly name: string;
    readonly options: string;
    readonly quantity: number;
    readonly unitCents: number;
  }[];
  /** Absent where the address is known already. */
  readonly delivery?: { readonly name: string; readonly cents: number };
  /** Of an order with a deposit, what is left to pay. */
  readonly part?: 'balance';
  /** The country whose prices these are: no other address is accepted. */
  readonly deliverTo: string | undefined;
  /** Lines and delivery together: what the buyer owes now. */
  readonly dueCents: number;
  /** What can be paid with, as Stripe names it. */
  readonly payWith: AccountMethod;
  /** When the session was first requested. */
  readonly askedAt: Date;
  /** The page that the visitor returns to; `{CHECKOUT_SESSION_ID}` is replaced by Stripe. */
  readonly successUrl: string;
  readonly cancelUrl: string;
};

/** Whether Stripe has refused a request: it repeats the refusal for the same key for a day. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 400;

/**
 * Opens a payment session for an order. Called again for the same order, asked for at the same time, it gives
 * the same session.
 * @returns its id, and the address where it is paid
 * @throws DeadlineError after 10 seconds; Stripe's error when it refuses or cannot be reached; before it is asked, when
 * lines and delivery are not what is due
 */
export async function openPaymentSession(
  order: StripeOrder,
): Promise<{ providerSession: string; payAddress: string }> {
  const { id, number, email, locale, lines, delivery, dueCents, askedAt, payWith } = order;
  const { successUrl, cancelUrl, deliverTo, part } = order;
  const priced = lines.reduce((cents, line) => cents + line.quantity * line.unitCents, 0);
  const sum = priced + (delivery?.cents ?? 0);
  if (sum !== dueCents) throw new Error(`${number}: asking for ${sum} of ${dueCents} cents`);
  const askedSeconds = Math.floor(askedAt.getTime() / 1000);
  const session = await withDeadline(
    stripe().checkout.sessions.create(
      {
        mode: 'payment',
        allowed_payment_method_types: [payWith],
        client_reference_id: id,
        metadata: { number, ...(part && { part }) },
        payment_intent_data: { metadata: { order: id, number } },
        line_items: lines.map(({ name, options, quantity, unitCents }) => ({
          quantity,
          price_data: {
            currency: paidCurrency,
            unit_amount: unitCents,
            product_data: { name, ...(options && { description: options }) },
          },
        })),
        ...(delivery && {
          shipping_options: [
            {
              shipping_rate_data: {
                type: 'fixed_amount' as const,
                display_name: delivery.name,
                fixed_amount: { amount: delivery.cents, currency: paidCurrency },
              },
            },
          ],
          shipping_address_collection: {
            allowed_countries: deliverTo ? [deliverTo] : [...deliveryCountries],
          },
          phone_number_collection: { enabled: true },
        }),
        ...(email && { customer_email: email }),
        locale: stripeLocales[locale],
        expires_at: askedSeconds + paymentPageSeconds,
        success_url: successUrl,
        cancel_url: cancelUrl,
      },
      { idempotencyKey: [id, ...(part ? [part, dueCents] : []), askedAt.getTime()].join('-') },
    ),
    deadlineMs,
  );
  if (!session.url) throw new Error('Stripe opened a session without an address');
  return { providerSession: session.id, payAddress: session.url };
}

/**
 * Closes a payment session, so that nobody pays there any more.
 * @returns false when it was completed before: a payment is there or under way
 * @throws DeadlineError after 10 seconds; Stripe's error when it cannot be reached
 */
export async function closePaymentSession(id: string): Promise<boolean> {
  const { sessions } = stripe().checkout;
  try {
    await withDeadline(sessions.expire(id), deadlineMs);
    return true;
  } catch (error) {
    // Only an open session can be closed.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    if (error.code === 'resource_missing') return true;
    const { status } = await withDeadline(sessions.retrieve(id), deadlineMs);
    return status !== 'complete';
  }
}
