import { dayOf, daysAfter } from '@/lib/calendar/dates';
import type { PaymentRecord } from '@/lib/checkout/payment-event';
import { heldAmount, moneyByPayment } from '@/lib/checkout/payment-money';
import { balanceOf, firstCentsOf, isBalanceDue, type Split } from '@/lib/orders/deposit';
import {
  heldStates,
  type OrderState,
  type PaymentProvider,
  transferStates,
} from '@/lib/orders/order';

/** So many days ago money that is noted by hand came at the earliest. */
export const earliestReceivedDays = 60;

/**
 * What a bank transfer pays: what is paid first, the balance, or the rest of a sum that the house has accepted though it was short.
 */
export const transferParts = ['first', 'balance', 'rest'] as const;
export type TransferPart = (typeof transferParts)[number];

const nameOf = {
  first: 'transfer ',
  balance: 'transfer balance ',
  rest: 'transfer rest ',
} as const;

/** The name of a bank transfer among the payments of an order. @param id of the form that confirmed it */
export const transferPayment = (id: string, part: TransferPart): string => nameOf[part] + id;

/** Whether a payment came by bank transfer, so that no provider can give it back. */
export const isTransferPayment = (payment: string): boolean => payment.startsWith(nameOf.first);

type ToPay = Split & {
  readonly state: OrderState;
  readonly provider: PaymentProvider;
  readonly isBalancePaid: boolean;
};

/** What a bank transfer to an order would pay now, and how much of it has come already, euro cents. */
export type AwaitedTransfer = {
  readonly part: TransferPart;
  readonly dueCents: number;
  readonly cameCents: number;
};

/** What has come by bank transfer, euro cents. */
function cameFor(part: TransferPart, records: readonly PaymentRecord[]): number {
  const came = [...moneyByPayment(records)].flatMap(([payment, { receivedCents }]) =>
    payment?.startsWith(nameOf[part]) ? [receivedCents] : [],
  );
  return came.reduce((sum, cents) => sum + cents, 0);
}

/** What is missing of a balance that is not paid, less what has come of it by bank transfer, euro cents. */
export const balanceMissing = (order: Split, records: readonly PaymentRecord[]): number =>
  Math.max(0, balanceOf(order) - cameFor('balance', records));

/**
 * What an order can count of the money that has come, euro cents: its total, or, while its balance is due, what is paid first and the
 * parts of the balance that came by bank transfer. All beyond that is owed to its buyer.
 */
export function countedCents(order: ToPay, records: readonly PaymentRecord[]): number {
  if (!isBalanceDue(order)) return order.totalCents;
  return firstCentsOf(order) + Math.min(cameFor('balance', records), balanceOf(order));
}

/**
 * Whether money that is given back would be of what has come and is not counted yet: of a sum that is still to be accepted, or of the
 * parts of a balance that is due. It would count as come all the same, and less than is due would pay it.
 * @param keptCents what the house keeps of all that it has received, euro cents
 */
export function isOfParts(
  order: ToPay,
  records: readonly PaymentRecord[],
  keptCents: number,
): boolean {
  if (order.state === 'differs') return keptCents < firstCentsOf(order);
  const isInParts = isBalanceDue(order) && cameFor('balance', records) > 0;
  return isInParts && keptCents < countedCents(order, records);
}

/** @returns `undefined` for an order that no bank transfer can pay */
export function awaitedTransfer(
  order: ToPay,
  records: readonly PaymentRecord[],
): AwaitedTransfer | undefined {
  if (heldStates.includes(order.state) && !isBalanceDue(order)) return awaitedRest(order, records);
  const part = isBalanceDue(order) ? 'balance' : 'first';
  const isPayable = order.provider === 'transfer' && transferStates.includes(order.state);
  if (part === 'first' && !isPayable) return undefined;
  const cameCents = cameFor(part, records);
  const wholeCents = part === 'balance' ? balanceOf(order) : firstCentsOf(order);
  return { part, cameCents, dueCents: Math.max(0, wholeCents - cameCents) };
}

/** What is left of an order that the house has accepted though less had come; `undefined` where nothing is. */
function awaitedRest(
  { provider, totalCents }: ToPay,
  records: readonly PaymentRecord[],
): AwaitedTransfer | undefined {
  const payments = [...moneyByPayment(records).values()];
  const cameCents = payments.reduce((sum, { receivedCents }) => sum + receivedCents, 0);
  const dueCents = totalCents - cameCents;
  const isShort = provider === 'transfer' && cameCents > 0 && dueCents > 0;
  return isShort ? { part: 'rest', cameCents, dueCents } : undefined;
}

/**
 * The same for an order of which a part has come, and the rest is still to be transferred: by the state alone a first sum that is
 * short is to be checked as any other is.
 * @returns `undefined` where nothing has come, all has, or the house holds another sum than came by transfer
 */
export function partTransfer(
  order: ToPay,
  records: readonly PaymentRecord[],
): AwaitedTransfer | undefined {
  const awaited = awaitedTransfer(order, records);
  if (!awaited || awaited.cameCents === 0 || awaited.dueCents === 0) return undefined;
  if (awaited.part !== 'first') return awaited;
  const isHeld = order.state === 'differs' && heldAmount(records)?.cents === awaited.cameCents;
  return isHeld ? awaited : undefined;
}

/** Of an order, what says how long its bank transfer is awaited. */
type Awaiting = { readonly placedAt: Date; readonly transferDays: number };

/** The last day on which the bank transfer of an order is awaited, in the shop's time: `2026-12-14`. */
export const transferUntil = ({ placedAt, transferDays }: Awaiting): string =>
  dayOf(daysAfter(placedAt, transferDays));

/** The same while it is not over; `undefined` afterwards. */
export function comingUntil(order: Awaiting, now: Date): string | undefined {
  const until = transferUntil(order);
  return until < dayOf(now) ? undefined : until;
}
