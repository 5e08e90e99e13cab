import 'server-only';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { transferRepeatHours } from '@/content/checkout/periods';
import { run } from '@/db/client';
import type { Database } from '@/db/connection';
import { queueSparedHouseMail } from '@/db/mail/house-mails';
import { queueSpared } from '@/db/mail/spared-mails';
import { orders, paymentEvents } from '@/db/schema';
import { dayOf } from '@/lib/calendar/dates';
import type { NewOrder } from '@/lib/checkout/new-order';
import { paidCurrency } from '@/lib/checkout/payment-money';
import {
  type AwaitedTransfer,
  awaitedTransfer,
  partTransfer,
  type TransferPart,
  transferPayment,
} from '@/lib/checkout/transfer/transfer';
import type { MailBudget } from '@/lib/mail/mail-budgets';
import type { ChangeDetails } from '@/lib/orders/order';
import { forgetBalance } from './balance-sessions';
import { issueInvoice } from './invoices';
import { queueBalanceMail, queueBalancePaid, type ToldState } from './order-mails';
import {
  lockBrowser,
  noteChange,
  type OrderHead,
  type PlacedOrder,
  placeIn,
  soldIn,
  withLines,
} from './orders';
import { freezePapers } from './papers';
import { listRecords } from './payment-records';
import { enterState, takeFromCart } from './payments';
import { daysSince } from './transfer-days';

/** A browser orders by bank transfer what it has ordered so before. */
export class TransferWaits extends Error {
  override name = 'TransferWaits';
}

/** What a bank transfer does beside being ordered. */
export type TransferOptions = {
  /** Of the mail: its address is nobody's proven mailbox. */
  readonly budgets: readonly MailBudget[];
  /** The address whose cart its browser has open: not the one that was typed, which may be anybody's. */
  readonly cartOf?: string;
  /** The number of the order alike that its buyer knows of, and orders all the same. */
  readonly besides?: string;
};

/**
 * Places an order that is paid by bank transfer, takes its lines out of the cart, mails its buyer where to and the house that it
 * is announced; or gives back the order that its token has already, as `placeOrder` does.
 * @throws TransferWaits when the same browser has an order alike that waits for its transfer (`findAlike`)
 */
export async function placeTransfer(
  order: NewOrder,
  options: TransferOptions,
): Promise<PlacedOrder> {
  return run((db) =>
    db.transaction(async (tx) => {
      await lockBrowser(tx, order.buyerHash);
      const alike = await findAlike(tx, order);
      if (alike && alike.number !== options.besides) throw new TransferWaits();
      const { order: placed, isNew } = await placeIn(tx, order);
      if (isNew) await announceTransfer(tx, placed, options);
      return placed;
    }),
  );
}

/** The order alike of the same browser that waits for its transfer; `undefined` where none was placed lately. */
export const findTransferAlike = (order: Alike): Promise<OrderHead | undefined> =>
  run((db) => findAlike(db, order));

/** What an order is compared by. */
type Alike = Pick<NewOrder, 'purchaseId' | 'buyerHash' | 'lines'>;

/**
 * The last order of the same browser, of the same pieces and another token, that waits for its transfer and was placed within
 * `transferRepeatHours`.
 */
async function findAlike(
  db: Database,
  { purchaseId, buyerHash, lines }: Alike,
): Promise<OrderHead | undefined> {
  if (buyerHash === null) return undefined;
  const since = sql`now() - make_interval(hours => ${transferRepeatHours}::int)`;
  const waiting = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.buyerHash, buyerHash),
        eq(orders.state, 'awaitingTransfer'),
        gt(orders.placedAt, since),
        purchaseId === null ? undefined : sql`${orders.purchaseId} is distinct from ${purchaseId}`,
      ),
    )
    .orderBy(desc(orders.placedAt));
  for (const one of waiting) {
    if (soldIn((await withLines(db, one)).lines) === soldIn(lines)) return one;
  }
  return undefined;
}

/**
 * Takes the lines of an order out of the cart, mails its buyer where its bank transfer goes, and the house that it is announced,
 * in a transaction.
 */
export async function announceTransfer(
  db: Database,
  { id, email: recipient, language, number }: OrderHead,
  { budgets, cartOf }: TransferOptions,
): Promise<void> {
  if (cartOf) await takeFromCart(db, id, cartOf);
  if (recipient === null) return;
  const mail = { kind: 'transferDue', recipient, language, facts: { number } } as const;
  await queueSpared(db, { ...mail, budgets, waitingKey: `transfer ${number}` });
  const state = 'awaitingTransfer' satisfies ToldState;
  await queueSparedHouseMail(db, 'houseOrder', { number, state });
}

/** A bank transfer that a person of the house has found on the account. */
export type ReceivedTransfer = {
  /** Of the form: sent again, it is one transfer. */
  readonly id: string;
  readonly number: string;
  readonly cents: number;
  /** The day on which it came, `2026-12-14`. */
  readonly receivedOn: string;
  /** What the page showed as come before, euro cents, and what of the order it was to pay. */
  readonly shownCents: number;
  readonly part: TransferPart;
  /** Whether another sum than what is due is kept all the same. */
  readonly isOtherSum: boolean;
  readonly author: string;
  readonly remark?: string;
};

/**
 * Why a transfer is not kept: `conflict` when the order has changed since the page was shown, so that nothing is to come
 * for it, too; `refused` when it is another order's; `transferShort` and `transferOver` for another sum than what is due.
 */
export type TransferRefusal = 'conflict' | 'refused' | 'transferShort' | 'transferOver';

/**
 * Keeps a bank transfer to an order. The sum that is due, in one part or several, is accepted as any payment is: invoice,
 * mails and state follow. Another sum that is kept all the same leaves the order to be checked; of one that is less, its buyer is
 * asked for the rest. The rest of a sum that was accepted though short is noted alone: its invoice is issued.
 */
export async function receiveTransfer(
  transfer: ReceivedTransfer,
): Promise<'done' | TransferRefusal> {
  const { id, number, cents } = transfer;
  return run((db) =>
    db.transaction(async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.number, number)).for('update');
      if (!order) return 'conflict';
      const [known] = await tx.select().from(paymentEvents).where(isOf(id));
      if (known) return known.orderId === order.id ? 'done' : 'refused';
      const awaited = awaitedTransfer(order, await listRecords(tx, order.id));
      // It was awaited when the page was shown: somebody has confirmed it, or decided otherwise.
      if (!awaited) return 'conflict';
      const { part, dueCents, cameCents } = awaited;
      if (part !== transfer.part || cameCents !== transfer.shownCents) return 'conflict';
      if (cents !== dueCents && !transfer.isOtherSum) {
        return cents < dueCents ? 'transferShort' : 'transferOver';
      }
      const payment = transferPayment(id, part);
      const fact = { kind: 'paid', cents, currency: paidCurrency } as const;
      const row = { id: eventId(id), type: 'transfer', providerPayment: payment, fact };
      await tx.insert(paymentEvents).values({ ...row, orderId: order.id });
      await accept(tx, order, awaited, transfer);
      await freezePapers(tx, order.id);
      return 'done';
    }),
  );
}

/** What of the transfer of an order has come and what is missing; `undefined` unless it came in part (`partTransfer`). */
export const findPartTransfer = (order: OrderHead): Promise<AwaitedTransfer | undefined> =>
  run(async (db) => partTransfer(order, await listRecords(db, order.id)));

const eventId = (id: string) => `transfer ${id}`;
const isOf = (id: string) => eq(paymentEvents.id, eventId(id));

/** What a transfer changes about its order, once it is kept. */
async function accept(
  db: Database,
  order: OrderHead,
  { part, dueCents }: AwaitedTransfer,
  { id, cents, receivedOn, author, remark }: ReceivedTransfer,
): Promise<void> {
  const payment = transferPayment(id, part);
  const isWhole = cents === dueCents;
  const isPart = cents < dueCents;
  const details: ChangeDetails = {
    cents,
    ...(receivedOn !== dayOf(new Date()) && { happenedOn: receivedOn }),
  };
  if (part === 'first') {
    const state = isWhole ? 'paid' : 'differs';
    const note = isWhole ? undefined : isPart ? 'transferPart' : 'amountDiffers';
    const providerPayment = order.providerPayment ?? payment;
    const days = await daysSince(db, order, receivedOn);
    const [paid = order] = await db
      .update(orders)
      .set({ paidWith: 'transfer', providerPayment, ...days })
      .where(eq(orders.id, order.id))
      .returning();
    await noteChange(db, order.id, { state, note, author, remark, details });
    await enterState(db, paid, state);
    return;
  }
  const { state } = order;
  if (part === 'rest') {
    await noteChange(db, order.id, { state, note: 'transferPart', author, remark, details });
    return;
  }
  // More than is missing pays it, as a card does: the rest of it is too much.
  const note = isPart ? 'transferPart' : 'balancePaid';
  await noteChange(db, order.id, { state, note, author, remark, details });
  // Its payment page asks for more than is missing now.
  await forgetBalance(order.id, db);
  if (isPart) return queueBalanceMail(db, order);
  const paid = {
    isBalancePaid: true,
    balancePayment: payment,
    balancePaidWith: 'transfer',
  } as const;
  await db.update(orders).set(paid).where(eq(orders.id, order.id));
  await issueInvoice(db, order.id, 'final');
  await queueBalancePaid(db, { ...order, ...paid });
}

/**
 * Notes that the house has sent back a bank transfer that it did not accept. @returns `conflict` without the order,
 * `refused` for one that is not paid by transfer, or still waits for its own
 */
export async function noteReturned(
  number: string,
  cents: number,
  author: string,
  remark?: string,
): Promise<'done' | 'conflict' | 'refused'> {
  return run((db) =>
    db.transaction(async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.number, number)).for('update');
      if (!order) return 'conflict';
      if (order.provider !== 'transfer' || order.state === 'awaitingTransfer') return 'refused';
      const change = { note: 'transferReturned', author, remark, details: { cents } } as const;
      await noteChange(tx, order.id, { state: order.state, ...change });
      return 'done';
    }),
  );
}
