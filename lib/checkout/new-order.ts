import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { instalmentCounts, paymentMethods } from '@/content/checkout/payment';
import { isToken } from '@/lib/account/token';
import { dayOf } from '@/lib/calendar/dates';
import { deliveryOf, type PlannedDelivery, plannedDelivery } from '@/lib/delivery/delivery';
import { onFreeDays } from '@/lib/delivery/free-days';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { readOrderNumber } from '@/lib/orders/document-number';
import type { OrderBilling, OrderContact, PaymentProvider } from '@/lib/orders/order';
import { longestContact } from '@/lib/orders/order-moves';
import type { OrderLineView } from '@/lib/orders/order-view';
import { readVatNumber } from '@/lib/orders/vat-number';
import type { CreditedStay } from '@/lib/residence/night-credit';
import { hasProvider } from './payment-link';
import type { Purchase } from './purchase';

export type NewOrder = Partial<PlannedDelivery> & {
  /**
   * Hash of token or form key, browser, payment method, instalments, language, destination, what a company added and
   * nights that are taken off: at most one order with it awaits payment.
   */
  readonly purchaseKey: string;
  /** Identifies the token alone; null for a purchase without one. */
  readonly purchaseId: string | null;
  /** Hash of the secret of the browser that placed it. */
  readonly buyerHash: string | null;
  readonly email: string | null;
  /** Who receives it, where the shop asks: for a bank transfer. Else its provider does. */
  readonly contact?: OrderContact;
  readonly language: string;
  readonly method: string;
  readonly instalments: number;
  readonly deliveryCents: number;
  readonly totalCents: number;
  /** The stays whose nights that total is lowered by. */
  readonly nights?: readonly CreditedStay[];
  /** What is paid first, the rest before the delivery; null where all is paid at once. */
  readonly depositCents: number | null;
  /** The VAT rate that its prices contain; 0 for an export. */
  readonly vatPercent: number;
  readonly termsDate: string;
  readonly termsHash: string;
  readonly provider: PaymentProvider;
  /** The stored offer whose prices it has. */
  readonly offerId: string | null;
  readonly buyerVatNumber: string | null;
  readonly buyerReference: string | null;
  readonly billing: OrderBilling | null;
  readonly lines: readonly OrderLineView[];
};

/** Longest street with its number, in characters. */
export const longestStreet = 200;
/** Longest reference of an order by a company, in characters. */
export const longestReference = 60;

/** A line of text without control characters; absent when nothing is left. */
const lineOfText = (longest: number) =>
  z
    .string()
    .transform((text) => {
      const plain = text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
      return [...plain].slice(0, longest).join('') || undefined;
    })
    .optional();

/** What was chosen on the payment page, as its form sends it. */
export const PaymentChoice = z.object({
  method: z.enum(paymentMethods).catch('card'),
  /** In how many parts, or with a deposit: how much that is, no form says. */
  instalments: z
    .union([z.literal('deposit'), z.coerce.number().pipe(z.literal(instalmentCounts))])
    .catch(1),
  quote: z.string().max(8_000).optional(),
  product: z.string().max(200).optional(),
  price: z.string().max(40).optional(),
  /** What a company adds for its invoice. */
  vatNumber: lineOfText(40),
  reference: lineOfText(longestReference),
  company: lineOfText(longestContact),
  billingStreet: lineOfText(longestStreet),
  billingPostcode: lineOfText(20),
  billingCity: lineOfText(longestContact),
  billingCountry: lineOfText(2),
  /** Who pays by bank transfer, and where it is delivered: no provider asks for it. */
  name: lineOfText(longestContact),
  email: z.string().max(400).optional(),
  phone: lineOfText(longestContact),
  street: lineOfText(longestStreet),
  postcode: lineOfText(20),
  city: lineOfText(longestContact),
  /** The order alike that the page has named, and that this one is placed besides. */
  besides: z.string().transform(readOrderNumber).optional(),
  /** An existing order, and the token that shows it without a session. */
  number: z.string().transform(readOrderNumber).optional(),
  order: z.string().max(2_000).optional(),
  /** How that order is to be paid instead. */
  instead: z.enum(['card', 'transfer']).optional(),
  /** The token with which the balance of an order is paid. */
  balance: z.string().max(2_000).optional(),
  /** What of it the page said to be due, euro cents. */
  due: z.string().max(20).optional(),
  /** A secret of the form, for a browser that has none yet; names a page without a token, too. */
  key: z.string().refine(isToken).optional(),
});
export type PaymentChoice = z.infer<typeof PaymentChoice>;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Whether a purchase can be ordered: always when the shop has signed it; when an address states it, only in the
 * demonstration.
 */
export const isOrderable = ({ checkoutId }: Purchase): boolean =>
  checkoutId !== undefined || !hasProvider();

/**
 * The order of a purchase, as its payment page showed it.
 * @param fullDays days on which the carriers have no room
 * @returns `undefined` for a purchase that cannot be ordered, or has neither token nor form key
 */
export async function orderOf(
  purchase: Purchase,
  { method, instalments, product, price, key, vatNumber, reference }: PaymentChoice,
  visitor: {
    readonly email: string | null;
    readonly buyerHash: string;
    readonly locale: Locale;
    readonly provider: PaymentProvider;
    readonly contact?: OrderContact;
    readonly billing?: OrderBilling;
  },
  fullDays: ReadonlySet<string>,
): Promise<NewOrder | undefined> {
  const { checkoutId } = purchase;
  if (!isOrderable(purchase) || !(checkoutId ?? key)) return undefined;
  const { locale, email, buyerHash, provider, contact, billing } = visitor;
  const named = checkoutId ?? `${key} ${product} ${price}`;
  const buyerVatNumber = (vatNumber && readVatNumber(vatNumber)) || null;
  const buyerReference = reference ?? null;
  const billed = billing ? ` ${JSON.stringify(billing)}` : '';
  const added =
    buyerVatNumber || buyerReference || billing
      ? ` ${buyerVatNumber} ${buyerReference}${billed}`
      : '';
  const { nights = [] } = purchase;
  const credited = nights.map(({ number, cents }) => ` ${number} ${cents}`).join('');
  const delivery = deliveryOf(purchase.deliveryWeeks, purchase.destination);
  const planned = plannedDelivery(onFreeDays(delivery, fullDays));
  const { deliveryCountry, deliveryPostcode } = planned;
  const { terms } = await messagesOf(locale);
  return {
    ...planned,
    purchaseKey: hashOf(
      `${named} ${buyerHash} ${method} ${instalments} ${locale} ${deliveryCountry} ${deliveryPostcode}${added}${credited}`,
    ),
    purchaseId: checkoutId ?? null,
    buyerHash,
    email,
    ...(contact && { contact }),
    language: locale,
    method,
    instalments: instalments === 'deposit' ? 1 : instalments,
    depositCents: instalments === 'deposit' ? (purchase.depositCents ?? null) : null,
    deliveryCents: purchase.deliveryCents,
    totalCents: purchase.totalCents,
    nights,
    vatPercent: purchase.vatPercent,
    termsDate: dayOf(new Date()),
    termsHash: hashOf(JSON.stringify(terms)),
    provider,
    offerId: purchase.offer?.id ?? null,
    buyerVatNumber,
    buyerReference,
    billing: billing ?? null,
    lines: orderedLines(purchase.lines),
  };
}

/** The lines of a purchase as an order has them. */
export const orderedLines = (lines: Purchase['lines']): NewOrder['lines'] =>
  lines.map(({ productId = null, name, optionIds, options, quantity, cents }) => ({
    productId,
    name,
    optionIds,
    optionNames: options,
    quantity,
    unitCents: cents,
  }));
