import 'server-only';
import Stripe from 'stripe';
import { deliveryCountries } from '@/content/delivery';
import { withDeadline } from './deadline';
import { env } from './env';
import type { Locale } from './i18n/locales';
import type { OrderContact, PaymentFact } from './order';

/** The version of Stripe's interface that the shop is written for. */
const apiVersion = '2026-10-28.endive';
/** After the first try; Stripe's library waits between them, longer each time. */
const retries = 2;
/** For all tries together. */
const deadlineMs = 10_000;
/** How long a payment session stays open: a day, which is Stripe's limit, less what clocks may differ by. */
const sessionSeconds = 24 * 60 * 60 - 60;
/** How old a signed event may be, in seconds. */
const toleranceSeconds = 5 * 60;
/** Locales of Stripe's page; it has no Arabic and takes the browser's language then. */
const stripeLocales = {
  fr: 'fr',
  en: 'en',
  it: 'it',
  ru: 'ru',
  ar: 'auto',
} as const satisfies Record<Locale, Stripe.Checkout.SessionCreateParams.Locale>;

/** Names of countries as the post in France reads them. */
const countries = new Intl.DisplayNames('fr', { type: 'region' });

let client: Stripe | undefined;

function stripe(): Stripe {
  // Payment links need no key: their events are signed with the webhook's secret.
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

/** What is paid with Stripe; amounts in euro cents, VAT included. */
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
  readonly delivery: { readonly name: string; readonly cents: number };
  /** When the session was first asked for. */
  readonly askedAt: Date;
  /** Where the visitor comes back to; `{CHECKOUT_SESSION_ID}` is replaced by Stripe. */
  readonly successUrl: string;
  readonly cancelUrl: string;
};

/** Whether Stripe has answered, and said no: it answers the same key with the same refusal for a day. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 400;

/**
 * Opens a payment session for an order. Called again for the same order, asked for at the same time, it gives
 * the same session.
 * @returns its id, and the address where it is paid
 * @throws DeadlineError after 10 seconds; Stripe's error when it refuses or cannot be reached
 */
export async function openPaymentSession(
  order: StripeOrder,
): Promise<{ providerSession: string; payAddress: string }> {
  const { id, number, email, locale, lines, delivery, askedAt, successUrl, cancelUrl } = order;
  const askedSeconds = Math.floor(askedAt.getTime() / 1000);
  const session = await withDeadline(
    stripe().checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: id,
        metadata: { number },
        payment_intent_data: { metadata: { order: id, number } },
        line_items: lines.map(({ name, options, quantity, unitCents }) => ({
          quantity,
          price_data: {
            currency: 'eur',
            unit_amount: unitCents,
            product_data: { name, ...(options && { description: options }) },
          },
        })),
        shipping_options: [
          {
            shipping_rate_data: {
              type: 'fixed_amount',
              display_name: delivery.name,
              fixed_amount: { amount: delivery.cents, currency: 'eur' },
            },
          },
        ],
        shipping_address_collection: { allowed_countries: [...deliveryCountries] },
        phone_number_collection: { enabled: true },
        ...(email && { customer_email: email }),
        locale: stripeLocales[locale],
        expires_at: askedSeconds + sessionSeconds,
        success_url: successUrl,
        cancel_url: cancelUrl,
      },
      { idempotencyKey: `${id}-${askedAt.getTime()}` },
    ),
    deadlineMs,
  );
  if (!session.url) throw new Error('Stripe opened a session without an address');
  return { providerSession: session.id, payAddress: session.url };
}

/** What Stripe says about an order. */
export type StripeEvent = {
  readonly id: string;
  readonly type: string;
  readonly orderId?: string;
  readonly providerSession?: string;
  readonly providerPayment?: string;
  readonly email?: string;
  readonly contact?: OrderContact;
  /** `undefined` for an event that means nothing to the shop. */
  readonly fact?: PaymentFact;
};

/**
 * Reads an event that Stripe has signed. @param body as it came, not parsed
 * @throws Stripe's error for a signature that is false or older than five minutes
 */
export function readStripeEvent(body: string, signature: string): StripeEvent {
  const { STRIPE_WEBHOOK_SECRET = '' } = env();
  const event = stripe().webhooks.constructEvent(
    body,
    signature,
    STRIPE_WEBHOOK_SECRET,
    toleranceSeconds,
  );
  return { id: event.id, type: event.type, ...meaningOf(event) };
}

function meaningOf(event: Stripe.Event): Omit<StripeEvent, 'id' | 'type'> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return { ...aboutSession(event.data.object), fact: paidFact(event.data.object) };
    case 'checkout.session.async_payment_failed':
      return { ...aboutSession(event.data.object), fact: { kind: 'failed' } };
    case 'checkout.session.expired':
      return { ...aboutSession(event.data.object), fact: { kind: 'expired' } };
    case 'charge.refunded': {
      const { metadata, payment_intent: intent, amount_refunded: cents } = event.data.object;
      const named = { orderId: metadata.order, providerPayment: idOf(intent) };
      return { ...named, fact: { kind: 'refunded', cents } };
    }
    case 'charge.dispute.created':
      return {
        providerPayment: idOf(event.data.object.payment_intent),
        fact: { kind: 'disputed' },
      };
    default:
      return {};
  }
}

/** The id of something that Stripe names or sends whole. */
const idOf = (named: string | { readonly id: string } | null) =>
  typeof named === 'string' ? named : named?.id;

/** A completed session is paid at once, or stays open until a transfer arrives. */
function paidFact(session: Stripe.Checkout.Session): PaymentFact {
  if (session.payment_status === 'unpaid') return { kind: 'pending' };
  return { kind: 'paid', cents: session.amount_total ?? 0, currency: session.currency ?? '' };
}

function aboutSession(session: Stripe.Checkout.Session) {
  const { customer_details: customer, collected_information: collected } = session;
  const shipping = collected?.shipping_details;
  const address = shipping?.address ?? customer?.address;
  return {
    orderId: session.client_reference_id ?? undefined,
    providerSession: session.id,
    providerPayment: idOf(session.payment_intent),
    email: customer?.email?.toLowerCase() ?? undefined,
    contact: {
      name: shipping?.name ?? customer?.name ?? undefined,
      phone: customer?.phone ?? undefined,
      address: address
        ? [
            address.line1,
            address.line2,
            `${address.postal_code ?? ''} ${address.city ?? ''}`,
            address.country && countries.of(address.country),
          ]
            .map((line) => line?.trim() ?? '')
            .filter(Boolean)
        : undefined,
    },
  };
}
