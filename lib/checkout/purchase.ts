import 'server-only';
import { godName, nameIn, optionNamesIn } from '@/lib/catalogue/product-words';
import {
  findProduct,
  listProducts,
  optionsFor,
  type Product,
  priceOf,
  productPath,
} from '@/lib/catalogue/products';
import { type Destination, mainlandFrance } from '@/lib/delivery/destination';
import type { SoldPlace } from '@/lib/delivery/price-place';
import { priceAt, vatPercentAt } from '@/lib/delivery/tax';
import { isTaxedAlike } from '@/lib/delivery/tax-owner';
import { type Locale, locales } from '@/lib/i18n/locales';
import { type Messages, messagesOf } from '@/lib/i18n/messages';
import { depositFor } from '@/lib/orders/deposit';
import type { OrderState } from '@/lib/orders/order';
import type { Promised } from '@/lib/orders/order-view';
import { promisedOf, promisesOf, termsOf } from '@/lib/orders/promised';
import type { Keys } from '@/lib/process/keys';
import type { CreditedStay } from '@/lib/residence/night-credit';
import type { SearchParams } from '@/lib/search-params';
import type { CheckoutClaims, CheckoutLine } from './checkout-claims';
import { readCheckout } from './checkout-token';
import { statedPrice } from './payment';

export type PurchaseLine = {
  /** `undefined` for something that is not in the catalogue. */
  readonly productId?: string;
  readonly name: string;
  readonly optionIds: readonly string[];
  /** Names of the chosen options. */
  readonly options: readonly string[];
  readonly quantity: number;
  readonly cents: number;
  /** `undefined` for what the house has written, and for what is not in the catalogue. */
  readonly promised?: Promised;
};

/** What the payment page charges, euro cents, at the prices of its destination. */
export type Purchase = Promised & {
  /** Where it is installed, and the VAT rate that its prices contain there. */
  readonly destination: Destination;
  readonly vatPercent: number;
  /** Where the visitor has chosen to be delivered since, when other prices apply there. */
  readonly chosenSince?: Destination;
  readonly name: string;
  readonly lines: readonly PurchaseLine[];
  readonly deliveryCents: number;
  readonly totalCents: number;
  /** The stays whose nights that total is lowered by, for whoever has proven to be their guest. */
  readonly nights?: readonly CreditedStay[];
  /** What can be paid first instead; `undefined` where all is paid at once. */
  readonly depositCents?: number;
  /** The stored offer whose prices these are, and the path of its page. */
  readonly offer?: { readonly id: string; readonly path: string };
  /** The price of the catalogue, when it replaced the stated one. */
  readonly replacedCents?: number;
  /** Names the checkout token whose prices these are; `undefined` for what an address states. */
  readonly checkoutId?: string;
  /** The address names something that is not in the catalogue: its name and price are nobody's word but its own. */
  readonly isUnknown?: true;
  /** Without a token: the page that sells the piece, with the options that make its price. */
  readonly piecePath?: string;
};

export type PaymentRequest =
  | { readonly state: 'purchase'; readonly purchase: Purchase }
  | { readonly state: 'noProduct' }
  | { readonly state: 'forged' }
  | { readonly state: 'expired'; readonly from: string; readonly checkoutId?: string };

/** What the payment page shows. */
export type PaymentPageState =
  | PaymentRequest
  /** The offer behind it has ended, was revoked or is paid already; `from` is its page. */
  | { readonly state: 'offerClosed'; readonly from: string }
  /** An order of the token is paid. */
  | {
      readonly state: 'paid';
      readonly number: string;
      readonly orderState: OrderState;
      /** The page of the order, with its token for the browser that paid. */
      readonly path: string;
    };

/**
 * Reads the query of the payment page. Its token decides; without one, the stated price is checked.
 * @param keyRing gives the keys that tokens are signed with @throws its error
 * @param chosen where the visitor has chosen to be delivered
 */
export async function readPayment(
  query: SearchParams,
  locale: Locale,
  keyRing: () => Promise<Keys>,
  chosen?: Destination,
): Promise<PaymentRequest> {
  if (query.quote !== undefined) {
    const { quote } = query;
    const read = typeof quote === 'string' ? await readCheckout(quote, await keyRing()) : undefined;
    if (read?.state === 'valid') return fromToken(read.claims, read.id, locale, chosen);
    if (read?.state === 'expired')
      return { state: 'expired', from: read.from, checkoutId: read.id };
    return { state: 'forged' };
  }
  if (typeof query.product === 'string' && query.product.trim() === '')
    return { state: 'noProduct' };
  return fromStatement(query, locale, chosen);
}

async function fromToken(
  claims: CheckoutClaims,
  checkoutId: string,
  locale: Locale,
  chosen: Destination | undefined,
): Promise<PaymentRequest> {
  const messages = await messagesOf(locale);
  const lines = claims.lines.flatMap((line) => purchaseLine(line, locale, messages) ?? []);
  const [first] = lines;
  // A product or an option may have left the catalogue since the token was signed.
  if (!first || lines.length < claims.lines.length) {
    return { state: 'expired', from: claims.from, checkoutId };
  }
  return {
    state: 'purchase',
    purchase: {
      checkoutId,
      ...placeOf(claims.destination, chosen),
      name: lines.length === 1 ? first.name : messages.payment.severalPieces,
      lines,
      deliveryCents: claims.deliveryCents,
      totalCents: claims.totalCents,
      depositCents: depositFor({ lines, totalCents: claims.totalCents, isPriced: true }),
      offer: claims.offer === undefined ? undefined : { id: claims.offer, path: claims.from },
      ...termsOf(promisesOf(lines)),
    },
  };
}

/** A line of a token with the names of a language; `undefined` for what is no longer made. */
function purchaseLine(
  { productId, name, optionIds, quantity, unitCents: cents, promised }: CheckoutLine,
  locale: Locale,
  messages: Messages,
): PurchaseLine | undefined {
  if (productId === null) {
    return name === undefined ? undefined : { name, optionIds: [], options: [], quantity, cents };
  }
  const product = findProduct(productId);
  if (!product || priceOf(product, optionIds) === undefined) return undefined;
  return {
    ...{ productId, optionIds, quantity, cents },
    name: nameIn(messages, locale, product),
    options: optionNamesIn(messages, product, optionIds),
    promised: promised ?? promisedOf(product),
  };
}

/** Where a purchase is sold to: an offer is a promise to go there. */
export const soldPlaceOf = ({ destination, offer }: Purchase): SoldPlace => ({
  destination,
  isPromised: offer !== undefined,
});

/** Where a purchase is installed: as its token says, with the postcode chosen since where that changes no price. */
function placeOf(signed: Destination, chosen: Destination = signed) {
  const isSame = signed.country === chosen.country && isTaxedAlike(signed, chosen);
  const destination = isSame ? chosen : signed;
  return {
    destination,
    vatPercent: vatPercentAt(destination),
    chosenSince: isTaxedAlike(signed, chosen) ? undefined : chosen,
  };
}

async function fromStatement(
  query: SearchParams,
  locale: Locale,
  chosen: Destination | undefined,
): Promise<PaymentRequest> {
  const messages = await messagesOf(locale);
  const stated = typeof query.product === 'string' ? query.product.trim().slice(0, 120) : '';
  const product = stated ? await productNamed(stated, locale) : undefined;
  // An address that says no price has nothing that could be replaced.
  const price = product && !query.price ? product.basePriceCents : statedPrice(query.price);
  const fitting = product && optionsFor(product, price);
  const isReachable = !product || fitting !== undefined;
  const optionIds = fitting ?? [];
  // What nobody has priced is sold nowhere else.
  const destination = (product && chosen) ?? mainlandFrance;
  const cents = priceAt(isReachable ? price : product.basePriceCents, destination);
  const name = product
    ? nameIn(messages, locale, product)
    : stated || messages.payment.defaultProduct;
  const line = {
    productId: product?.id,
    optionIds,
    name,
    options: product ? optionNamesIn(messages, product, optionIds) : [],
    quantity: 1,
    cents,
    promised: product && promisedOf(product),
  };
  return {
    state: 'purchase',
    purchase: {
      destination,
      vatPercent: vatPercentAt(destination),
      name,
      lines: [line],
      deliveryCents: 0,
      totalCents: cents,
      depositCents: depositFor({ lines: [line], totalCents: cents, isPriced: !!product }),
      replacedCents: isReachable ? undefined : cents,
      isUnknown: stated && !product ? true : undefined,
      piecePath: product && productPath(product, optionIds),
      ...termsOf(promisesOf([line])),
    },
  };
}

/**
 * The product with a name in any language, starting with the visitor's: changing the language keeps the
 * query.
 */
async function productNamed(name: string, locale: Locale): Promise<Product | undefined> {
  for (const language of [locale, ...locales]) {
    const product = productNamedIn(await messagesOf(language), language, name);
    if (product) return product;
  }
  return undefined;
}

/**
 * The product with a name, ignoring case and accents. The name of a god alone means its piece, if there is
 * only one: « Athéna » is the armchair, « Héra » is ambiguous.
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
