import { z } from 'zod';
import { EmailAddress } from '@/lib/account/email-address';
import type { OrderContact, PaidWith } from '@/lib/orders/order';

/** Longest text of a person that is stored, in characters. */
const longest = 300;

/** A text that can be stored: without control characters and halves of characters; absent when nothing is left. */
const text = z
  .string()
  .transform((given) => {
    const plain = given.replace(/\p{Cc}+/gu, ' ').replace(/\p{Cs}/gu, '');
    return [...plain.trim()].slice(0, longest).join('') || undefined;
  })
  .optional()
  .catch(undefined);

/** An id of Stripe's, named or sent whole. */
const id = z.string().regex(/^[\w-]{1,255}$/);
const idOf = z
  .union([id, z.object({ id }).transform((whole) => whole.id)])
  .optional()
  .catch(undefined);

/** An unreadable amount is 0: it differs from the total, so the house is notified. */
const cents = z.int().nonnegative().catch(0);

const address = z
  .object({ line1: text, line2: text, postal_code: text, city: text, country: text })
  .optional()
  .catch(undefined);
const person = z
  .object({
    email: EmailAddress.optional().catch(undefined),
    name: text,
    phone: text,
    address,
  })
  .optional()
  .catch(undefined);

const Session = z.object({
  id: idOf,
  client_reference_id: z.unknown().optional(),
  metadata: z
    .object({ part: z.literal('balance').optional().catch(undefined) })
    .optional()
    .catch(undefined),
  payment_intent: idOf,
  payment_status: z.unknown().optional(),
  amount_total: cents,
  currency: text,
  customer_details: person,
  collected_information: z.object({ shipping_details: person }).optional().catch(undefined),
});

/** The order that a reference names. Ours are UUIDs; another shop on the same account has its own. */
function readReference(reference: unknown): { orderId?: string; isForeign?: boolean } {
  const named = z.uuid().safeParse(reference);
  if (named.success) return { orderId: named.data.toLowerCase() };
  return { isForeign: reference !== undefined && reference !== null };
}

/** A payment session of Stripe's, and who pays it. What cannot be read is absent. */
export function readSession(object: unknown) {
  const session = Session.parse(object);
  const { customer_details: customer, collected_information: collected } = session;
  const shipping = collected?.shipping_details;
  const contact: OrderContact = {
    name: shipping?.name ?? customer?.name,
    phone: shipping?.phone ?? customer?.phone,
    ...(postalOf(shipping?.address) ?? postalOf(customer?.address)),
  };
  const { country, postal_code: postcode } = shipping?.address ?? {};
  return {
    ...readReference(session.client_reference_id),
    part: session.metadata?.part,
    providerSession: session.id,
    providerPayment: session.payment_intent,
    email: customer?.email,
    contact,
    // A billing address says nothing of where a piece goes.
    deliverTo: country ? { country, postcode } : undefined,
    isSettled: ['paid', 'no_payment_required'].includes(String(session.payment_status)),
    amount: { cents: session.amount_total, currency: session.currency ?? '' },
  };
}

/** A postal address; `undefined` for one without any line. */
function postalOf(
  given: z.infer<typeof address>,
): Pick<OrderContact, 'address' | 'country'> | undefined {
  if (!given) return undefined;
  const { line1, line2, postal_code: postcode, city, country } = given;
  const town = [postcode, city].filter(Boolean).join(' ');
  const isCode = country !== undefined && /^[A-Z]{2}$/.test(country);
  const filled = [line1, line2, town, isCode ? undefined : country].flatMap((line) => line || []);
  if (filled.length === 0 && !isCode) return undefined;
  return { address: filled, ...(isCode && { country }) };
}

/** By Stripe's names of kinds of payment and of wallets. */
const kinds: ReadonlyMap<string, PaidWith> = new Map([
  ['card', 'card'],
  ['paypal', 'paypal'],
  ['klarna', 'klarna'],
  ['alma', 'alma'],
  ['link', 'link'],
  ['customer_balance', 'transfer'],
]);
const wallets: ReadonlyMap<string, PaidWith> = new Map([
  ['apple_pay', 'apple_pay'],
  ['google_pay', 'google_pay'],
  ['link', 'link'],
]);

const Charge = z.object({
  payment_intent: idOf,
  metadata: z.object({ order: z.unknown().optional() }).optional().catch(undefined),
  amount_refunded: cents,
  payment_method_details: z
    .object({
      type: text,
      card: z
        .object({ wallet: z.object({ type: text }).optional().catch(undefined) })
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
});

/** A charge of Stripe's: its payment, payment method and refunded amount. */
export function readCharge(object: unknown) {
  const { metadata, payment_intent, amount_refunded, payment_method_details } =
    Charge.parse(object);
  const { type = '', card } = payment_method_details ?? {};
  const paidWith = wallets.get(card?.wallet?.type ?? '') ?? kinds.get(type) ?? 'other';
  return {
    ...readReference(metadata?.order),
    providerPayment: payment_intent,
    refundedCents: amount_refunded,
    paidWith,
  };
}

const Dispute = z.object({ payment_intent: idOf });

/** The payment that a dispute is about. */
export const readDispute = (object: unknown) => ({
  providerPayment: Dispute.parse(object).payment_intent,
});
