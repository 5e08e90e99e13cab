import 'server-only';
import { dayInWords, dayOf, inWords } from '@/lib/calendar/dates';
import { isTransferPayment } from '@/lib/checkout/transfer/transfer';
import { firstCentsOf } from '@/lib/orders/deposit';
import {
  type ChangeDetails,
  isHandPayment,
  type OrderContact,
  type OrderNote,
  type OrderState,
  type Received,
  statesInHands,
} from '@/lib/orders/order';
import { wasPaidElsewhere } from '@/lib/orders/order-history';
import { undoneChanges } from '@/lib/orders/order-moves';
import { addressLines, storedAddress } from '@/lib/orders/postal-address';
import { deskText, deskWords } from './desk-words';
import type { Typed } from './forms/typed';

type Change = {
  readonly id: number;
  readonly state: OrderState;
  readonly note: OrderNote | null;
  readonly author: string;
  readonly details: ChangeDetails | null;
  readonly at: Date;
};

/** That the withdrawal of an order is declared, so that nobody makes or brings it unawares. */
export const declaredInWords = (at: Date): string =>
  deskText('marks.declared', { day: dayInWords(dayOf(at), 'fr').replaceAll(' ', '\u00A0') });

/** What last changed an order, who did it and when, in words. @param changes the oldest first */
export function lastInWords(changes: readonly Change[]): string {
  const last = changes.findLast(({ note }) => note !== 'tooLate');
  if (!last) return '';
  const authors: Readonly<Record<string, string>> = deskWords.authors;
  const { date, time } = inWords(last.at, 'fr');
  const what = last.note ? deskWords.notes[last.note] : deskWords.states[last.state];
  const who = deskText('order.by', { author: authors[last.author] ?? last.author });
  return `${what}, ${date}, ${time}, ${who}`;
}

/** A payment of an order: how it came, or the id by which its provider knows it. `undefined` before it came. */
export function paymentInWords(payment: string | null): string | undefined {
  if (payment === null) return undefined;
  const { transfer, hand } = deskWords.providers;
  if (isTransferPayment(payment)) return transfer;
  return isHandPayment(payment) ? hand : payment;
}

type Deliverable = {
  readonly changes: readonly Change[];
  readonly deliveryDate: string | null;
  readonly contact: OrderContact | null;
};

const makingStates = statesInHands('workshop', 'carriers');

/** What the house has remarked for those who make and bring an order, undone steps and what is about money aside. */
export function remarksForWorkshop(
  changes: readonly (Change & { readonly remark: string | null })[],
): string[] {
  const undone = undoneChanges(changes);
  return changes
    .filter(({ id, author }) => author.includes('@') && !undone.has(id))
    .filter(
      ({ note, state }) => note === 'remarked' || (note === null && makingStates.includes(state)),
    )
    .flatMap(({ remark }) => remark ?? []);
}

/** What is agreed for the delivery of an order; before that, where its buyer wants it. */
export function agreedFor({ changes, deliveryDate, contact }: Deliverable) {
  const undone = undoneChanges(changes);
  const standing = changes.filter(({ id }) => !undone.has(id));
  const agreed = standing.findLast(({ details }) => details?.carriers)?.details;
  return {
    deliveryDate: deliveryDate ?? undefined,
    carriers: agreed?.carriers,
    address: agreed?.address ?? (contact?.address && addressLines(storedAddress(contact), 'fr')),
  };
}

/** What the form that agrees a delivery starts with: what is agreed, else what a step said that was undone since. */
export function toAgreeFor(order: Deliverable) {
  const agreed = agreedFor(order);
  if (agreed.carriers) return agreed;
  const undone = order.changes.findLast(({ details }) => details?.carriers)?.details;
  return { ...agreed, carriers: undone?.carriers, address: undone?.address ?? agreed.address };
}

/**
 * The forms in which the page of an order shows what was typed for a step: the one in which it was; without that one, because
 * the order is in another state by now, the one of the next step, or all.
 */
export function formsOfTyped(
  { to }: Typed<'step'>,
  next: OrderState | undefined,
  others: readonly OrderState[],
): readonly OrderState[] {
  const all = next ? [next, ...others] : others;
  const own = all.find((state) => state === to);
  if (own) return [own];
  return next ? [next] : others;
}

/** What a payment that differs holds and should have held; `country` where it named an address elsewhere. */
export type Differing = {
  readonly held: Received;
  /** Euro cents. */
  readonly dueCents: number;
  /** ISO 3166-1: where the prices of the order hold, so that an address there is needed. */
  readonly country?: string;
};

/** What a person of the house accepts with an order whose payment differs; `undefined` before any payment. */
export function differingOf(
  order: Parameters<typeof firstCentsOf>[0] &
    Parameters<typeof wasPaidElsewhere>[0] & { readonly deliveryCountry: string | null },
  held: Received | undefined,
): Differing | undefined {
  if (!held) return undefined;
  const country = (wasPaidElsewhere(order) && order.deliveryCountry) || undefined;
  return { held, dueCents: firstCentsOf(order), country };
}

/** In how many parts an order is paid. */
export const instalmentsInWords = ({
  depositCents,
  instalments: count,
}: {
  readonly depositCents: number | null;
  readonly instalments: number;
}): string =>
  depositCents === null ? deskText('order.instalments', { count }) : deskWords.order.inTwo;
