import { randomUUID } from 'node:crypto';
import type { Piece } from '@/content/catalogue/piece';
import type { CartLine } from '@/lib/cart/cart';
import { type Product, priceOf, requireProduct } from '@/lib/catalogue/products';
import type { CheckoutClaims } from '@/lib/checkout/checkout-claims';
import type { NewOrder } from '@/lib/checkout/new-order';
import type { OfferDraft } from '@/lib/orders/offer';
import type { Keys } from '@/lib/process/keys';

/** What a product costs today with these options, euro cents. @throws when it is not made so */
export function centsOf(productId: string, ...optionIds: string[]): number {
  const cents = priceOf(requireProduct(productId), optionIds);
  if (cents === undefined) throw new Error(`${productId} is not made with ${optionIds}`);
  return cents;
}

/** A piece that is in no catalogue; pass only the parts the test is about. */
export function aPiece(parts: Partial<Piece> = {}): Piece {
  return {
    category: 'chair',
    id: 'pan',
    productId: 'fauteuil-pan',
    aliases: [],
    god: 'pan',
    collection: 'oracles',
    priceCents: 100_000,
    sizeMm: { width: 900, depth: 900, height: 1100 },
    weightKg: 70,
    capabilities: [],
    connectivity: [],
    power: { peakWatts: 100, batteryHours: 0 },
    parcels: [],
    warrantyYears: 10,
    leadTimeWeeks: { min: 2, max: 4 },
    ...parts,
  };
}

/** A product with two options, 24 € and 100 €, on a base of 1000 €. */
export function aProduct(parts: Partial<Product> = {}): Product {
  const piece = parts.piece ?? aPiece();
  return {
    id: piece.productId,
    kind: 'piece',
    piece,
    basePriceCents: piece.priceCents,
    options: [
      { id: 'oak', priceCents: 2_400, capabilities: [] },
      { id: 'gold', priceCents: 10_000, capabilities: [] },
    ],
    ...parts,
  };
}

/** A line of a cart: one armchair without options, 1000 €. */
export function aLine(parts: Partial<CartLine> = {}): CartLine {
  return {
    id: '1',
    productId: 'fauteuil-pan',
    productName: 'Fauteuil Pan',
    unitPriceCents: 100_000,
    quantity: 1,
    optionIds: [],
    ...parts,
  };
}

/** What a page has signed: one bed Zeus, delivery included. */
export function aCheckout(parts: Partial<CheckoutClaims> = {}): CheckoutClaims {
  return {
    destination: { country: 'FR' },
    lines: [{ productId: 'lit-zeus', optionIds: [], quantity: 1, unitCents: 999_999 }],
    deliveryCents: 0,
    totalCents: 999_999,
    from: '/bed/zeus',
    ...parts,
  };
}

/** A bed Zeus with two options, as orders and offers keep it. */
export const aZeusLine = {
  productId: 'lit-zeus',
  name: 'Lit Zeus',
  optionIds: ['led_lighting', 'safe_storage'],
  optionNames: ['Éclairage', 'Coffre'],
  quantity: 1,
  unitCents: 1_100_000,
} as const;

/** An order of one bed Zeus with two options, delivery included, by nobody known. */
export function aNewOrder(parts: Partial<NewOrder> = {}): NewOrder {
  return {
    purchaseKey: randomUUID(),
    purchaseId: null,
    buyerHash: null,
    email: null,
    language: 'fr',
    method: 'card',
    instalments: 1,
    deliveryCents: 0,
    totalCents: aZeusLine.unitCents,
    depositCents: null,
    vatPercent: 20,
    termsDate: '2026-11-22',
    termsHash: 'a'.repeat(64),
    provider: 'stripe',
    transferDays: 14,
    withdrawalDays: 14,
    trialNights: 100,
    offerId: null,
    buyerVatNumber: null,
    buyerReference: null,
    billing: null,
    lines: [aZeusLine],
    ...parts,
  };
}

/** What an offer promises: one bed Zeus with two options, delivery included. */
export function anOfferDraft(parts: Partial<OfferDraft> = {}): OfferDraft {
  return {
    destination: { country: 'FR' },
    lines: [aZeusLine],
    deliveryCents: 0,
    ...parts,
  };
}

/** Keys of an installation, the newest first, of whatever length a configuration may ask for. */
export function someKeys(newest = 'a key of the tests', ...older: string[]): Keys {
  const encode = (key: string) => new TextEncoder().encode(key);
  return [encode(newest), ...older.map(encode)];
}
