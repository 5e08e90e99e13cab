import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';

/** What a session was opened with, as Stripe's interface names it. */
export type Session = {
  readonly id: string;
  readonly intent: string;
  readonly given: URLSearchParams;
};

/** The body of a request to the shop, and how it is signed. */
export type SignedEvent = { readonly body: string; readonly signature: string };

/** The total of a session, as Stripe computes it from its lines and delivery. */
function totalOf(given: URLSearchParams): number {
  let total = Number(
    given.get('shipping_options[0][shipping_rate_data][fixed_amount][amount]') ?? 0,
  );
  for (let n = 0; given.has(`line_items[${n}][quantity]`); n += 1) {
    const quantity = Number(given.get(`line_items[${n}][quantity]`));
    total += quantity * Number(given.get(`line_items[${n}][price_data][unit_amount]`));
  }
  return total;
}

/** Signs a body as Stripe does. @param at when, in seconds; by default now */
export function sign(secret: string, body: string, at?: number): SignedEvent {
  const { generateTestHeaderString } = Stripe.webhooks;
  const signature = generateTestHeaderString({ payload: body, secret, timestamp: at });
  return { body, signature };
}

/** An event that is about a session or, if its type is one of a charge, about its payment. */
export function signedEvent(
  secret: string,
  type: string,
  { id, intent, given }: Session,
  changes: Readonly<Record<string, unknown>> = {},
): SignedEvent {
  const isCharge = type.startsWith('charge.');
  // The one country that the session accepts, else France.
  const countries = 'shipping_address_collection[allowed_countries]';
  const country = given.get(`${countries}[1]`) ? 'FR' : (given.get(`${countries}[0]`) ?? 'FR');
  const about = {
    id: isCharge ? `ch_${intent}` : id,
    payment_intent: intent,
    metadata: isCharge
      ? { order: given.get('client_reference_id') }
      : { part: given.get('metadata[part]') ?? undefined },
    client_reference_id: given.get('client_reference_id'),
    payment_status: 'paid',
    amount_total: totalOf(given),
    amount_refunded: totalOf(given),
    currency: given.get('line_items[0][price_data][currency]') ?? 'eur',
    customer_details: {
      email: given.get('customer_email') ?? 'leda@theogonie.example',
      name: 'Léda Tyndare',
      phone: '+33170000024',
    },
    collected_information: {
      shipping_details: {
        name: 'Léda Tyndare',
        address: {
          line1: '24 rue de l’Empyrée',
          ...(country === 'FR' && { postal_code: '75008', city: 'Paris' }),
          country,
        },
      },
    },
    ...changes,
  };
  const event = { id: `evt_${randomUUID()}`, object: 'event', type, data: { object: about } };
  return sign(secret, JSON.stringify(event));
}
