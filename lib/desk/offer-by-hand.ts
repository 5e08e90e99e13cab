import { z } from 'zod';
import { maxPerLine } from '@/content/cart/cart-limits';
import { EmailAddress } from '@/lib/account/email-address';
import { findChoice, type WantedChoice } from '@/lib/catalogue/choice';
import { findProduct, type Product } from '@/lib/catalogue/products';
import { anyDestinationOf } from '@/lib/delivery/countries';
import type { Destination } from '@/lib/delivery/destination';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { FreeLine } from '@/lib/orders/offer-draft';
import { longestContact } from '@/lib/orders/order-moves';
import type { SearchParam, SearchParams } from '@/lib/search-params';
import { inOneLine } from '@/lib/site/typed-text';
import { centsIn } from './amount';

/** What a form about an offer says. */
export type OfferByHand = {
  readonly wanted: readonly WantedChoice[];
  readonly free: readonly FreeLine[];
  readonly delivery: DeliveryChoice;
  readonly destination: Destination;
  readonly email: string;
  /** Whom it is for. */
  readonly name?: string;
  readonly language: Locale;
};

/**
 * What an offer says about its delivery: what the shop's rule says of its pieces, that it is part of the prices, or that it is added
 * to them whatever is in it.
 */
export const deliveryChoices = ['rule', 'included', 'added'] as const;
export type DeliveryChoice = (typeof deliveryChoices)[number];

/** Why a form about an offer says none. */
export type OfferFault = 'badOffer' | 'badFreeLine' | 'badName' | 'badEmail' | 'badPlace';

/** So many lines of the catalogue, and so many of the house's own, has an offer that is written by hand. */
export const mostPieces = 8;
export const mostFreeLines = 6;
/** Longest name of a line of the house's own: all of them travel in an address. */
export const longestLine = 120;
/** Highest price of one, euro cents: a million. */
const highestCents = 100_000_000;

/** What a browser checks of a price that is typed. */
export const pricePattern = '\\s*\\d[\\d\\s]*([.,]\\d{1,2})?\\s*€?\\s*';

/** The products that an address names for an offer, in their order; one may come twice. */
export function piecesIn({ piece }: SearchParams): Product[] {
  const ids = typeof piece === 'string' ? [piece] : (piece ?? []);
  return ids.flatMap((id) => findProduct(id) ?? []).slice(0, mostPieces);
}

/** The page where an offer with these products is written. */
export function newOfferPath(productIds: readonly string[]): string {
  const query = new URLSearchParams(productIds.map((id) => ['piece', id]));
  return productIds.length > 0 ? `/desk/offers/new?${query}` : '/desk/offers/new';
}

/** The page where an offer is written for who wrote a message, in the language of that. */
export const offerFor = ({ id, language }: { readonly id: string; readonly language: string }) =>
  `/desk/offers/new?${new URLSearchParams({ message: id, language })}`;

const Quantity = z.coerce.number().int().min(1).max(maxPerLine);

const textOf = (form: FormData, field: string) => {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
};

/** The products that a form about an offer names. */
export const productIdsIn = (form: FormData): string[] => productIds(form, 'piece');

const productIds = (form: FormData, field: string) =>
  form
    .getAll(field)
    .map(String)
    .filter((id) => findProduct(id) !== undefined)
    .slice(0, mostPieces);

const typedName =
  /^(?:piece|name|email|language|country|postcode|delivery|(?:quantity|option|free|freeQuantity|freePrice)\.\d+)$/;

/** What was typed and chosen in a form about an offer: names and values, as they stand in a form again. */
export const typedOfferIn = (form: FormData): [name: string, value: string][] =>
  [...form].flatMap(([name, value]) =>
    typedName.test(name) && typeof value === 'string' && value ? [[name, value]] : [],
  );

/** What of it names a person: its browser keeps it, and no address has it. */
const personal = ['email', 'name'];

/** The page where an offer is written, with what its form says but for whom it is. */
export const writtenPath = (form: FormData): string =>
  `/desk/offers/new?${new URLSearchParams(typedOfferIn(form).filter(([name]) => !personal.includes(name)))}`;

/** The page that shows an offer before it leaves, above the form that wrote it. */
export const previewPath = (form: FormData): string => `${writtenPath(form)}&preview=1`;

/** Where the mail of an offer is shown before it leaves: as its page, without whom it is for. @param kept the form whose fields a browser keeps */
export const offerMailPath = (form: FormData, kept: SearchParam): string =>
  writtenPath(form).replace('/desk/offers/new?', `/desk/offers/new/mail?form=${kept}&`);

/**
 * A form about an offer with other products: what was said of those that stay goes with them, and everything else stays.
 * @param ids of the products, in their order
 */
export function withPieces(form: FormData, ids: readonly string[]): FormData {
  const before = form.getAll('piece').map(String);
  const places = before.map((id, at) => ({ id, at }));
  const changed = new FormData();
  for (const [name, value] of form) {
    if (!/^(?:piece|wanted|choose|(?:quantity|option)\.\d+)$/.test(name))
      changed.append(name, value);
  }
  for (const [at, id] of ids.entries()) {
    changed.append('piece', id);
    const kept = places.findIndex((place) => place.id === id);
    const [place] = kept < 0 ? [] : places.splice(kept, 1);
    if (!place) continue;
    for (const field of ['quantity', 'option'])
      for (const value of form.getAll(`${field}.${place.at}`))
        changed.append(`${field}.${at}`, value);
  }
  return changed;
}

/** The products that the lists of a form choose for its offer; those that it has where it has no such lists. */
export const wantedIdsIn = (form: FormData): string[] =>
  form.has('wanted') ? productIds(form, 'wanted') : productIdsIn(form);

/** The form that an address says. */
export function formOf(query: SearchParams): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(query)) {
    for (const one of value === undefined ? [] : [value].flat()) form.append(name, String(one));
  }
  return form;
}

/** The offer that a form says, or what is amiss in it. Prices of the catalogue are looked up. */
export function offerIn(form: FormData): OfferByHand | OfferFault {
  const language = locales.find((one) => one === form.get('language'));
  const [wanted, free] = [wantedInForm(form), freeLinesIn(form)];
  if (!language || !wanted) return 'badOffer';
  if (!free) return 'badFreeLine';
  const name = inOneLine(textOf(form, 'name'));
  if (name.length > longestContact) return 'badName';
  const email = EmailAddress.safeParse(form.get('email'));
  if (!email.success) return 'badEmail';
  const destination = anyDestinationOf(textOf(form, 'country'), textOf(form, 'postcode'));
  if (typeof destination === 'string') return 'badPlace';
  const delivery = deliveryChoices.find((one) => one === form.get('delivery')) ?? 'rule';
  return {
    wanted,
    free,
    delivery,
    destination,
    email: email.data,
    name: name || undefined,
    language,
  };
}

/** The configurations of a form; `undefined` when one is not made, or its number is none. */
export function wantedInForm(form: FormData): WantedChoice[] | undefined {
  const wanted: WantedChoice[] = [];
  const ids = form.getAll('piece').map(String).filter(Boolean).slice(0, mostPieces);
  for (const [at, id] of ids.entries()) {
    const choice = findChoice(id, form.getAll(`option.${at}`).map(String).filter(Boolean));
    const quantity = Quantity.safeParse(form.get(`quantity.${at}`));
    if (!choice || !quantity.success) return undefined;
    wanted.push({ ...choice, quantity: quantity.data });
  }
  return wanted;
}

/**
 * The house's own lines of a form: a name, a number and a price each. One without a name and a price is left out.
 * @returns `undefined` when one has no name, a name that is too long, or a price that is no amount of cents from one on
 */
export function freeLinesIn(form: FormData): FreeLine[] | undefined {
  const lines = Array.from({ length: mostFreeLines }, (_, at) => freeLineAt(form, at));
  if (lines.includes('badFreeLine')) return undefined;
  return lines.filter((line) => typeof line === 'object');
}

/** The places of the lines in which something is amiss. */
export const faultyLinesIn = (form: FormData): number[] =>
  Array.from({ length: mostFreeLines }, (_, at) => at).filter(
    (at) => freeLineAt(form, at) === 'badFreeLine',
  );

/** A line of the house's own; nothing at an empty place. */
function freeLineAt(form: FormData, at: number): FreeLine | 'badFreeLine' | undefined {
  const name = inOneLine(textOf(form, `free.${at}`));
  const price = textOf(form, `freePrice.${at}`).trim();
  if (!name && !price) return undefined;
  const unitCents = centsIn(price);
  const quantity = Quantity.safeParse(form.get(`freeQuantity.${at}`));
  const isPrice = unitCents >= 1 && unitCents <= highestCents;
  if (!name || name.length > longestLine || !isPrice || !quantity.success) return 'badFreeLine';
  return { name, quantity: quantity.data, unitCents };
}
