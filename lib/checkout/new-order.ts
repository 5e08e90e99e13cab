import 'server-only';
import { createHash } from 'node:crypto';
import { transferDays } from '@/content/checkout/periods';
import { trialNights, withdrawalDays } from '@/content/orders/order-terms';
import { dayOf } from '@/lib/calendar/dates';
import { deliveryOf, type PlannedDelivery, plannedDelivery } from '@/lib/delivery/delivery';
import { onFreeDays } from '@/lib/delivery/free-days';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { type AgreedTexts, agreedTexts } from '@/lib/orders/agreed-texts';
import type { OrderBilling, OrderContact, PaymentProvider } from '@/lib/orders/order';
import type { OrderLineView } from '@/lib/orders/order-view';
import { readVatNumber } from '@/lib/orders/vat-number';
import type { CreditedStay } from '@/lib/residence/night-credit';
import { hasProvider } from './payment-link';
import type { PaymentChoice } from './payment-page/payment-choice';
import type { Purchase } from './purchase';

export type NewOrder = Partial<PlannedDelivery> & {
  /** Hash of token or form key and of `keyParts`: at most one order with it awaits payment. */
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
  /** Names the texts that it is placed under. */
  readonly termsHash: string;
  /** Those texts; of an order that is placed anew they are kept already. */
  readonly agreed?: AgreedTexts;
  readonly provider: PaymentProvider;
  /** So many days a bank transfer of it is awaited. */
  readonly transferDays: number;
  /** So many days after its delivery its withdrawal may be declared. */
  readonly withdrawalDays: number;
  /** So many nights its mattress is tried, if it has one. */
  readonly trialNights: number;
  /** The stored offer whose prices it has. */
  readonly offerId: string | null;
  readonly buyerVatNumber: string | null;
  readonly buyerReference: string | null;
  readonly billing: OrderBilling | null;
  readonly lines: readonly OrderLineView[];
};

type Unkeyed = Omit<NewOrder, 'purchaseKey'>;

/**
 * Why a part of an order has no place in its key: its token or address, which the key starts with, fixes it; the order that
 * waits is given it anew; or the order that waits keeps what it was placed with.
 */
type Unsaid = 'fixed' | 'renewed' | 'asPlaced';

const isCompanys = ({ buyerVatNumber, buyerReference, billing }: Unkeyed): boolean =>
  Boolean(buyerVatNumber || buyerReference || billing);

/**
 * How each part of an order stands in its purchase key, in this order: whoever goes back and chooses or types something else
 * places another order. The keys of orders that wait must not change: what is added stands last, and adds nothing while it is
 * empty.
 */
const keyParts = {
  buyerHash: ({ buyerHash }) => ` ${buyerHash}`,
  method: ({ method }) => ` ${method}`,
  instalments: ({ instalments, depositCents }) =>
    ` ${depositCents === null ? instalments : 'deposit'}`,
  language: ({ language }) => ` ${language}`,
  deliveryCountry: ({ deliveryCountry }) => ` ${deliveryCountry}`,
  deliveryPostcode: ({ deliveryPostcode }) => ` ${deliveryPostcode}`,
  buyerVatNumber: (order) => (isCompanys(order) ? ` ${order.buyerVatNumber}` : ''),
  buyerReference: (order) => (isCompanys(order) ? ` ${order.buyerReference}` : ''),
  billing: ({ billing }) => (billing ? ` ${JSON.stringify(billing)}` : ''),
  nights: ({ nights = [] }) => nights.map(({ number, cents }) => ` ${number} ${cents}`).join(''),
  purchaseId: 'fixed',
  offerId: 'fixed',
  lines: 'fixed',
  deliveryCents: 'fixed',
  totalCents: 'fixed',
  depositCents: 'fixed',
  vatPercent: 'fixed',
  deliveryFirst: 'renewed',
  deliveryLast: 'renewed',
  provider: 'asPlaced',
  transferDays: 'asPlaced',
  withdrawalDays: 'asPlaced',
  trialNights: 'asPlaced',
  email: 'asPlaced',
  // Typed for a bank transfer alone: a token has one order that waits for it.
  contact: 'asPlaced',
  termsDate: 'asPlaced',
  termsHash: 'asPlaced',
  agreed: 'asPlaced',
} as const satisfies Readonly<Record<keyof Unkeyed, ((order: Unkeyed) => string) | Unsaid>>;

/** What an order that waits is given anew when its form is sent again. */
export type RenewedPart = {
  [Part in keyof Unkeyed]-?: (typeof keyParts)[Part] extends 'renewed' ? Part : never;
}[keyof Unkeyed];

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** @param named its token, or what its form says without one */
const purchaseKeyOf = (named: string, order: Unkeyed): string =>
  hashOf(
    Object.values(keyParts).reduce(
      (text, part) => text + (typeof part === 'function' ? part(order) : ''),
      named,
    ),
  );

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
  const delivery = deliveryOf(purchase.deliveryWeeks, purchase.destination);
  const agreed = agreedTexts(await messagesOf(locale), locale);
  const order: Unkeyed = {
    ...plannedDelivery(onFreeDays(delivery, fullDays)),
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
    nights: purchase.nights ?? [],
    vatPercent: purchase.vatPercent,
    termsDate: dayOf(new Date()),
    termsHash: hashOf(JSON.stringify(agreed)),
    agreed,
    provider,
    transferDays,
    withdrawalDays,
    trialNights,
    offerId: purchase.offer?.id ?? null,
    buyerVatNumber: (vatNumber && readVatNumber(vatNumber)) || null,
    buyerReference: reference ?? null,
    billing: billing ?? null,
    lines: orderedLines(purchase.lines),
  };
  return { ...order, purchaseKey: purchaseKeyOf(named, order) };
}

/** The lines of a purchase as an order has them. */
export const orderedLines = (lines: Purchase['lines']): NewOrder['lines'] =>
  lines.map(({ productId = null, name, optionIds, options, quantity, cents, promised = null }) => ({
    productId,
    name,
    optionIds,
    optionNames: options,
    quantity,
    unitCents: cents,
    promised,
  }));
