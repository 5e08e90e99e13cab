import 'server-only';
import { eq } from 'drizzle-orm';
import { run, sql } from '@/db/client';
import type { Database } from '@/db/connection';
import { queueHouseMail } from '@/db/mail/house-mails';
import { mailRow } from '@/db/mail/mails';
import { replaceMails } from '@/db/mail/replaced-mails';
import { agreedTexts, mails, orders } from '@/db/schema';
import { currentRecords, isTotal, refundedAmount } from '@/lib/checkout/payment-money';
import { type RefundWay, stillHeld } from '@/lib/checkout/refund';
import type { OrderMailKind } from '@/lib/mail/mail-rules';
import type { AgreedTexts } from '@/lib/orders/agreed-texts';
import { firstCentsOf, isBalanceDue } from '@/lib/orders/deposit';
import {
  isToldByPhotos,
  type OrderNote,
  type OrderState,
  type PhotoState,
  type Received,
} from '@/lib/orders/order';
import { undoMinutes } from '@/lib/orders/order-moves';
import { findMoney } from './credit-notes';
import type { OrderHead } from './orders';
import { listRecords } from './payment-records';

/** The mail a customer gets when an order enters a state. */
const customerMails: Partial<Readonly<Record<OrderState, OrderMailKind>>> = {
  paid: 'orderConfirmed',
  differs: 'amountDiffers',
  agreed: 'deliveryAgreed',
  delivered: 'orderDelivered',
  cancelled: 'orderCancelled',
  refunded: 'orderRefunded',
};

/** The mail that it gets when photos go with a state that has no mail of its own. */
const photoMails: Readonly<Record<PhotoState, OrderMailKind>> = {
  workshop: 'workshopPhotos',
  ready: 'readyPhotos',
};

/** The mail about a step into a state, if there is one. @param photos ids of those that go with it */
const mailOf = (state: OrderState, photos: readonly string[] = []) =>
  isToldByPhotos(state) && photos.length > 0 ? photoMails[state] : customerMails[state];

/** The mails that a step into a state causes to the customer of an order; photos may cause more. */
export const mailsOfStep = (
  order: Parameters<typeof isBalanceDue>[0],
  to: OrderState,
): OrderMailKind[] => {
  const kind = mailOf(to);
  const asks = to === 'ready' && isBalanceDue({ ...order, state: to });
  return [...(kind ? [kind] : []), ...(asks ? (['balanceDue'] as const) : [])];
};

/** A change whose mail to the customer waits, so that both can be undone. */
export type Undoable = { readonly change: number };

/** Whether its customer gets a mail about the state that an order has entered. @param photos ids of those that go with it */
export const isCustomerTold = (
  order: Pick<OrderHead, 'email'> & Parameters<typeof isBalanceDue>[0],
  photos: readonly string[] = [],
): boolean =>
  Boolean(order.email) &&
  (mailOf(order.state, photos) !== undefined || (order.state === 'ready' && isBalanceDue(order)));

/** What a mail about an order depends on beside its state. */
type Cause = {
  /** Number of the credit note that goes with it, and who gave back what that is about. */
  readonly credit?: string;
  readonly way?: RefundWay;
  /** What was given back now, euro cents: more than its credit note says where some of it had come beyond the invoice. */
  readonly returnedCents?: number;
  readonly undoable?: Undoable;
  /** Ids of the photos that go with it. */
  readonly photos?: readonly string[];
};

/**
 * Queues the mails about an order that has entered a state; each reads the order when it is sent. They replace those that
 * still wait and are no longer so. What is about an undoable change leaves after `undoMinutes`.
 */
export async function queueOrderMails(db: Database, order: OrderHead, cause: Cause): Promise<void> {
  const { number, email, state } = order;
  const kind = mailOf(state, cause.photos);
  const said = [...mailsOfStep(order, state), ...(kind ? [kind] : [])];
  await replaceMails(db, order, said, cause.undoable?.change);
  if (kind && email) await queueCustomerMail(db, order, kind, cause);
  if (state === 'ready' && isBalanceDue(order)) await queueBalanceMail(db, order, cause.undoable);
  if (state === 'paid' || state === 'differs') {
    await tellHouse(db, number, state);
  }
}

/** Queues the mails about the balance of an order that is paid: the buyer's, with the final invoice, and the house's. */
export async function queueBalancePaid(db: Database, order: OrderHead): Promise<void> {
  if (order.email) await queueCustomerMail(db, order, 'balancePaid', {});
  await tellHouse(db, order.number, 'balancePaid');
}

/**
 * Queues the mail that asks for the balance of an order; reminders follow from then on.
 * @param undoable the step that asks: the mail leaves once it can no longer be undone
 */
export async function queueBalanceMail(
  db: Database,
  order: OrderHead,
  undoable?: Undoable,
): Promise<void> {
  if (!order.email) return;
  await db
    .update(orders)
    .set({ balanceMailedAt: sql`now()`, balanceReminders: 0 })
    .where(eq(orders.id, order.id));
  await queueCustomerMail(db, order, 'balanceDue', { undoable });
}

/** Queues the mail about a refund that leaves the order in its state, with its credit note, if it has one. */
export async function queueRefundMail(
  db: Database,
  order: OrderHead,
  refund: Pick<Cause, 'credit' | 'way' | 'returnedCents'>,
): Promise<void> {
  if (order.email) await queueCustomerMail(db, order, 'orderRefunded', refund);
}

async function queueCustomerMail(
  db: Database,
  { number, email, language }: OrderHead,
  kind: OrderMailKind,
  { credit, way, returnedCents, undoable, photos = [] }: Cause,
): Promise<void> {
  const facts = {
    number,
    ...(credit && { credit }),
    ...(way && { way }),
    ...(returnedCents && { refundCents: String(returnedCents) }),
    ...(undoable && { change: String(undoable.change) }),
    ...(photos.length > 0 && { photos: photos.join(' ') }),
  };
  const row = mailRow({ kind, recipient: email ?? '', language, facts });
  const dueAt = sql`now() + make_interval(mins => ${undoMinutes}::int)`;
  await db.insert(mails).values({ ...row, ...(undoable && { dueAt }) });
}

/** Notes that the house gets by mail at once, because the state of the order does not show them. */
const houseMailNotes = [
  'disputed',
  'paidTwice',
  'refundedTooMuch',
  'balanceDiffers',
] as const satisfies readonly OrderNote[];

/** What of an order the house is told. */
export type ToldState =
  | (typeof houseMailNotes)[number]
  | 'awaitingTransfer'
  | 'paid'
  | 'differs'
  | 'balancePaid';

/** Queues the mail to the house about an order, in the transaction of what it tells. */
const tellHouse = (db: Database, number: string, state: ToldState) =>
  queueHouseMail(db, 'houseOrder', { number, state });

/** Queues the mail to the house about a note in the history of an order, if it is one of `houseMailNotes`. */
export async function queueNoteMail(
  db: Database,
  number: string,
  note: OrderNote | undefined,
): Promise<void> {
  const told = houseMailNotes.find((one) => one === note);
  if (told) await tellHouse(db, number, told);
}

type ToRead = Pick<OrderHead, 'id' | 'providerPayment'>;

/** The records of the current payments of an order. */
const listCurrentRecords = async ({ id, providerPayment }: ToRead) =>
  currentRecords(await run((db) => listRecords(db, id)), providerPayment);

/**
 * The amount that the house holds for an order, in the currency of the last payment; `undefined` before any payment.
 */
export async function findReceived({ id, providerPayment }: ToRead): Promise<Received | undefined> {
  const { records, refunds } = await run((db) => findMoney(db, id));
  return stillHeld(records, refunds, providerPayment);
}

/** The same amount when it differs from the total; else `undefined`. */
export async function findDifferingAmount(
  order: ToRead & Pick<OrderHead, 'totalCents' | 'depositCents'>,
): Promise<Received | undefined> {
  const received = await findReceived(order);
  return received && !isTotal(received, firstCentsOf(order)) ? received : undefined;
}

/**
 * The amount that the provider refunded for an order, or else received, in the currency of the last payment.
 * @returns `undefined` without a payment
 */
export const findRefunded = async (order: ToRead): Promise<Received | undefined> =>
  refundedAmount(await listCurrentRecords(order));

/** The texts that an order was placed under. `undefined` for one from before they were kept. */
export async function findAgreedTexts({
  termsHash,
}: Pick<OrderHead, 'termsHash'>): Promise<AgreedTexts | undefined> {
  const { hash, terms, withdrawal } = agreedTexts;
  const [texts] = await run((db) =>
    db.select({ terms, withdrawal }).from(agreedTexts).where(eq(hash, termsHash)),
  );
  return texts;
}
