import 'server-only';
import { defaultDeliveryWeeks, defaultWarrantyYears } from '@/content/delivery';
import type { Piece } from '@/content/piece';
import { type Locale, locales } from './i18n/locales';
import { type Messages, messagesOf } from './i18n/messages';
import { godName, nameIn, optionName } from './i18n/product-words';
import { statedPrice } from './payment';
import { findProduct, listProducts, type Product, priceOf, reachablePrices } from './products';
import { type Quote, readQuote } from './quote';

type PurchaseLine = {
  /** Unless it is something the catalogue does not know. */
  readonly piece?: Piece;
  readonly name: string;
  /** Names of the options that are on. */
  readonly options: readonly string[];
  readonly quantity: number;
  readonly cents: number;
};

/** What the payment page is about to charge, euro cents, VAT included. */
export type Purchase = {
  readonly name: string;
  readonly lines: readonly PurchaseLine[];
  readonly deliveryCents: number;
  readonly totalCents: number;
  readonly warrantyYears: number;
  readonly deliveryWeeks: { readonly min: number; readonly max: number };
  /** Whether it is the armchair Athéna, which has a payment link of its own. */
  readonly isAthena: boolean;
  /** Set when the stated price was replaced by that of the catalogue. */
  readonly replacedCents?: number;
};

export type PaymentRequest =
  | { readonly state: 'purchase'; readonly purchase: Purchase }
  | { readonly state: 'noProduct' }
  | { readonly state: 'forged' }
  | { readonly state: 'expired'; readonly from: string };

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** What the address of the payment page asks for. A quote decides; without one the price is checked. */
export async function readPayment(query: Query, locale: Locale): Promise<PaymentRequest> {
  if (query.quote !== undefined) {
    const read = typeof query.quote === 'string' ? await readQuote(query.quote) : undefined;
    if (read?.state === 'valid') return fromQuote(read.quote, locale);
    return read?.state === 'expired' ? read : { state: 'forged' };
  }
  if (typeof query.product === 'string' && query.product.trim() === '')
    return { state: 'noProduct' };
  return fromStatement(query, locale);
}

async function fromQuote(quote: Quote, locale: Locale): Promise<PaymentRequest> {
  const messages = await messagesOf(locale);
  const products = quote.lines.map((line) => findProduct(line.p));
  const known = products.filter((product) => product !== undefined);
  const [first] = known;
  // The catalogue changed since it was signed: a product or an option is no longer made.
  const isMade = quote.lines.every((line, index) => {
    const product = products[index];
    return product !== undefined && priceOf(product, line.o) !== undefined;
  });
  if (!first || !isMade) return { state: 'expired', from: quote.from };
  const lines = quote.lines.map((line, index) => {
    const product = known[index] ?? first;
    const isAtelier = product.kind === 'atelier';
    return {
      piece: product.piece,
      name: nameIn(messages, locale, product),
      options: line.o.map((id) => optionName(messages, product.piece, isAtelier, id)),
      quantity: line.q,
      cents: line.c,
    };
  });
  return {
    state: 'purchase',
    purchase: {
      name: known.length === 1 ? nameIn(messages, locale, first) : messages.payment.severalPieces,
      lines,
      deliveryCents: quote.deliveryCents,
      totalCents: quote.totalCents,
      isAthena: known.length === 1 && isAthena(first),
      ...promisesOf(known),
    },
  };
}

async function fromStatement(query: Query, locale: Locale): Promise<PaymentRequest> {
  const messages = await messagesOf(locale);
  const stated = typeof query.product === 'string' ? query.product.trim().slice(0, 120) : '';
  const product = stated ? await productNamed(stated, locale) : undefined;
  const price = statedPrice(query.price);
  const isReachable = !product || reachablePrices(product).has(price);
  const cents = isReachable ? price : product.basePriceCents;
  const name = product
    ? nameIn(messages, locale, product)
    : stated || messages.payment.defaultProduct;
  return {
    state: 'purchase',
    purchase: {
      name,
      lines: [{ piece: product?.piece, name, options: [], quantity: 1, cents }],
      deliveryCents: 0,
      totalCents: cents,
      isAthena: product !== undefined && isAthena(product),
      replacedCents: isReachable ? undefined : cents,
      ...promisesOf(product ? [product] : []),
    },
  };
}

/**
 * The product a name means in any language, first of all in the visitor's: who changes the language
 * keeps the address.
 */
async function productNamed(name: string, locale: Locale): Promise<Product | undefined> {
  for (const language of [locale, ...locales]) {
    const product = productNamedIn(await messagesOf(language), language, name);
    if (product) return product;
  }
  return undefined;
}

/**
 * The product a name means, whatever its case and accents. The name of a god alone means the piece,
 * where only one bears it: « Athéna » is the armchair, « Héra » is nobody's.
 */
function productNamedIn(messages: Messages, locale: Locale, name: string): Product | undefined {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const products = listProducts();
  const named = products.find(
    (product) => plain(nameIn(messages, locale, product)) === plain(name),
  );
  if (named) return named;
  const bearers = products.filter(
    ({ kind, piece }) => kind === 'piece' && plain(godName(messages, piece)) === plain(name),
  );
  return bearers.length === 1 ? bearers[0] : undefined;
}

function isAthena({ kind, piece }: Product): boolean {
  return kind === 'piece' && piece.category === 'chair' && piece.id === 'athena';
}

/** Warranty and delivery time that hold for all of these: the least of one, the most of the other. */
function promisesOf(products: readonly Product[]) {
  if (products.length === 0) {
    return { warrantyYears: defaultWarrantyYears, deliveryWeeks: defaultDeliveryWeeks };
  }
  const years = products.map(({ piece }) =>
    Math.max(piece.warrantyYears, piece.onlineWarrantyYears ?? defaultWarrantyYears),
  );
  const weeks = products.map(({ piece }) => piece.leadTimeWeeks);
  return {
    warrantyYears: Math.min(...years),
    deliveryWeeks: {
      min: Math.max(...weeks.map(({ min }) => min)),
      max: Math.max(...weeks.map(({ max }) => max)),
    },
  };
}
