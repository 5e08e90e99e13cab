import 'server-only';
import { and, asc, eq, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { run } from '@/db/client';
import type { Database } from '@/db/connection';
import { locks } from '@/db/locks';
import { cartItems, orderLines, orders, paymentEvents } from '@/db/schema';
import { optionIdsOf, optionsKey } from '@/lib/catalogue/choice-word';
import { findProduct, madeTogether } from '@/lib/catalogue/products';
import type {
  PaymentEvent,
  PaymentFact,
  PaymentFields,
  PaymentRecord,
} from '@/lib/checkout/payment-event';
import { isPaidCurrency, newlyReturned } from '@/lib/checkout/payment-money';
import { changesBy, type OrderChanges } from '@/lib/checkout/payment-rules';
import { isSettledByTransfers, type RefundWay } from '@/lib/checkout/refund';
import {
  type ChangeDetails,
  holdsMoney,
  type OrderNote,
  type OrderState,
  returnedStates,
  unpaidStates,
} from '@/lib/orders/order';
import { creditRefunds, findMoney } from './credit-notes';
import { sharesStay } from './credited-stays';
import { issueInvoice } from './invoices';
import {
  queueBalancePaid,
  queueNoteMail,
  queueOrderMails,
  queueRefundMail,
  type Undoable,
} from './order-mails';
import { noteChange, type OrderHead } from './orders';
import { freezePapers } from './papers';
import { listRecords, lockOrder } from './payment-records';
import { answerRefunds, noteRefunds } from './refund-answers';
import { closeDeclarations } from './withdrawals';

/**
 * The outcome of an event. `waiting`: its payment is not known to have arrived yet; `unknownOrder`: it names an order
 * that does not exist; `foreign`: it names no order of the shop.
 */
export type Handled = 'done' | 'repeated' | 'waiting' | 'unknownOrder' | 'foreign';

/**
 * Handles an event of a payment provider once, even when it is repeated or out of order. The changes of
 * `lib/checkout/payment-rules.ts`, the invoice, the cart's lines and the mails are one transaction.
 */
export async function handlePayment(event: PaymentEvent): Promise<Handled> {
  const { id, type, fact, providerPayment = null } = event;
  return run((db) =>
    db.transaction(async (tx) => {
      if (providerPayment) {
        await tx.execute(
          sql`select pg_advisory_xact_lock(${locks.payment}, hashtext(${providerPayment}))`,
        );
      }
      const order = await lockOrder(tx, event);
      if (!order && event.orderId) return 'unknownOrder';
      // Events of a session name its order; those of a payment may come before that.
      if (!order && (event.isForeign || event.providerSession || !providerPayment))
        return 'foreign';
      const known = order ? await listRecords(tx, order.id) : [];
      const changes = order ? changesBy(order, event, known) : 'waiting';
      const orderId = order && changes !== 'waiting' ? order.id : null;
      const fresh = await tx
        .insert(paymentEvents)
        .values({ id, type, fact, providerPayment, orderId })
        .onConflictDoNothing()
        .returning({ id: paymentEvents.id });
      if (fresh.length === 0) return 'repeated';
      if (!order || changes === 'waiting') return 'waiting';
      const changed = await applyChanges(tx, order, changes, {
        fact,
        cents: newlyReturned(order, event, known),
      });
      if (providerPayment && fact.kind === 'paid') {
        await applyWaiting(tx, changed, providerPayment, [...known, { fact, providerPayment }]);
      }
      // Last, when all that came before its payment is known: how it was paid, too.
      if (fact.kind === 'paid' || fact.kind === 'refunded') await freezePapers(tx, order.id);
      return 'done';
    }),
  );
}

/** Applies the events that came before their payment. */
async function applyWaiting(
  db: Database,
  order: OrderHead,
  payment: string,
  known: readonly PaymentRecord[],
): Promise<void> {
  const isWaiting = and(eq(paymentEvents.providerPayment, payment), isNull(paymentEvents.orderId));
  const waiting = await db
    .select()
    .from(paymentEvents)
    .where(isWaiting)
    .orderBy(asc(paymentEvents.receivedAt), asc(paymentEvents.id));
  await db.update(paymentEvents).set({ orderId: order.id }).where(isWaiting);
  let [current, records] = [order, known];
  for (const { fact, providerPayment } of waiting) {
    const changes = changesBy(current, { fact, providerPayment: payment }, records);
    const cents = newlyReturned(current, { fact, providerPayment: payment }, records);
    if (changes !== 'waiting') current = await applyChanges(db, current, changes, { fact, cents });
    records = [...records, { fact, providerPayment }];
  }
}

/** Applies the changes of an event to an order. @returns the changed order */
async function applyChanges(
  db: Database,
  order: OrderHead,
  { fields: { state = order.state, ...fields }, history }: OrderChanges,
  { fact, cents }: { readonly fact: PaymentFact; readonly cents: number },
): Promise<OrderHead> {
  let changed = order;
  if (Object.keys(fields).length > 0) {
    [changed = order] = await db
      .update(orders)
      .set({ ...fields, ...idsOf(order.id, fields) })
      .where(eq(orders.id, order.id))
      .returning();
  }
  const made = fact.kind === 'refunded' ? await answerRefunds(db, order, fact.refundId) : [];
  for (const note of await noteRefunds(db, order, { state, history }, made)) {
    const isReturned = cents > 0 && (note === undefined || note === 'partlyRefunded');
    const details = isReturned ? { cents } : cameBeside(note, fact);
    await noteChange(db, order.id, { state, note, author: 'provider', details });
    await queueNoteMail(db, order.number, note);
    if (note === 'balancePaid') await issueInvoice(db, order.id, 'final');
    if (note === 'balancePaid') await queueBalancePaid(db, changed);
  }
  if (state !== order.state) return enterState(db, changed, state, { returnedCents: cents });
  return fact.kind === 'refunded' ? settleRefunds(db, changed, 'provider', cents) : changed;
}

/** The sum of a payment that its order cannot count, as a detail of the note about it. */
function cameBeside(note: OrderNote | undefined, fact: PaymentFact): ChangeDetails | undefined {
  const isBeside = note === 'balanceDiffers' || note === 'paidTwice';
  if (!isBeside || fact.kind !== 'paid' || !isPaidCurrency(fact.currency)) return undefined;
  return { cents: fact.cents };
}

/** The provider's ids, unless another order has them: an id names one order. */
function idsOf(
  id: string,
  { providerSession = null, providerPayment = null }: Partial<PaymentFields>,
) {
  const unlessTaken = (column: SQL, value: string | null) =>
    sql`case when exists (select 1 from orders other where other.${column} = ${value} and other.id <> ${id}::uuid)
      then ${column} else ${value} end`;
  return {
    ...(providerSession && {
      providerSession: unlessTaken(sql.raw('provider_session'), providerSession),
    }),
    ...(providerPayment && {
      providerPayment: unlessTaken(sql.raw('provider_payment'), providerPayment),
    }),
  };
}

/** What belongs to the state that an order enters. */
type Entry = {
  readonly deliveryDate?: string;
  /** When it was delivered, if that was before now. */
  readonly deliveredAt?: Date;
  readonly undoable?: Undoable;
  /** Ids of the photos that go to the customer with it. */
  readonly photos?: readonly string[];
  /** Who gave its money back, where that is known, and how much now, euro cents. */
  readonly way?: RefundWay;
  readonly returnedCents?: number;
};

/**
 * Puts an order into a state, in the transaction of its cause: a paid order gets its invoice, its lines leave the
 * cart unless they have before, a refunded one its credit note, its declared withdrawals are paid back, and buyer and house
 * get their mails.
 * @returns the changed order
 */
export async function enterState(
  db: Database,
  order: OrderHead,
  state: OrderState,
  { deliveryDate, deliveredAt, undoable, photos, way, returnedCents }: Entry = {},
): Promise<OrderHead> {
  const [changed = order] = await db
    .update(orders)
    .set({
      state,
      changedAt: sql`now()`,
      ...(deliveryDate && { deliveryDate }),
      ...(state === 'delivered' && { deliveredAt: deliveredAt ?? sql`now()` }),
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (state === 'paid') {
    await issueInvoice(db, order.id, order.depositCents === null ? 'whole' : 'deposit');
    await noteDoublePayment(db, changed);
    await cancelAwaited(db, changed);
    const { email } = changed;
    if (email && !(await hasLeftCart(db, changed))) await takeFromCart(db, changed.id, email);
  }
  const credit = state === 'refunded' ? await creditRefunds(db, changed) : undefined;
  if (state === 'refunded') await closeDeclarations(db, changed.number);
  await queueOrderMails(db, changed, { credit, way, returnedCents, undoable, photos });
  return changed;
}

/**
 * What follows a refund that has not changed the state of its order: its credit note, where it is about money of the invoice, and
 * the mail. When nothing is held any more, the order is refunded.
 * @param way whether the house has given it back by a transfer, or the provider
 * @param returnedCents what was given back, euro cents; 0 where that was known before
 * @param by who has noted it
 * @returns the changed order
 */
export async function settleRefunds(
  db: Database,
  order: OrderHead,
  way: RefundWay,
  returnedCents: number,
  by: { readonly author: string; readonly remark?: string; readonly details?: ChangeDetails } = {
    author: 'shop',
  },
): Promise<OrderHead> {
  const { records, refunds: ours } = await findMoney(db, order.id);
  if (holdsMoney(order.state) && isSettledByTransfers(records, ours, order.providerPayment)) {
    const state = 'refunded';
    await noteChange(db, order.id, { state, ...by });
    return enterState(db, order, state, { way, returnedCents });
  }
  const credit = await creditRefunds(db, order);
  if (credit || (returnedCents > 0 && holdsMoney(order.state)))
    await queueRefundMail(db, order, { credit, way, returnedCents });
  return order;
}

/**
 * Notifies the house when the token or the offer of an order was already paid by another order, or its nights have lowered
 * one: one of them has to be refunded. Called after the invoice has its number, whose lock lets only one order be paid at a time.
 */
async function noteDoublePayment(db: Database, order: OrderHead): Promise<void> {
  const { id, number, state, purchaseId, offerId } = order;
  const isSame = or(
    purchaseId === null ? undefined : eq(orders.purchaseId, purchaseId),
    offerId === null ? undefined : eq(orders.offerId, offerId),
    order.nightsCents > 0 ? sharesStay(orders, id) : undefined,
  );
  if (!isSame) return;
  const isPaid = notInArray(orders.state, [...unpaidStates, ...returnedStates]);
  const [otherOrder] = await db
    .select({ number: orders.number })
    .from(orders)
    .where(and(isSame, ne(orders.id, id), isPaid))
    .orderBy(asc(orders.placedAt))
    .limit(1);
  if (!otherOrder) return;
  const note = 'paidTwice';
  await noteChange(db, id, { state, note, author: 'shop', remark: otherOrder.number });
  await queueNoteMail(db, number, note);
}

/** Cancels the orders of a token that still wait for a bank transfer, once another order has paid it. */
async function cancelAwaited(db: Database, order: OrderHead): Promise<void> {
  if (order.purchaseId === null) return;
  const waiting = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.purchaseId, order.purchaseId),
        eq(orders.state, 'awaitingTransfer'),
        ne(orders.id, order.id),
      ),
    )
    .for('update');
  for (const one of waiting) {
    await noteChange(db, one.id, { state: 'cancelled', note: 'replaced', author: 'shop' });
    await enterState(db, one, 'cancelled');
  }
}

/**
 * Whether the lines of an order have left the cart of its browser before: they do when a bank transfer is ordered, and may
 * stand there again since.
 */
async function hasLeftCart(
  db: Database,
  { provider, purchaseId, buyerHash }: OrderHead,
): Promise<boolean> {
  if (provider === 'transfer') return true;
  if (purchaseId === null || buyerHash === null) return false;
  const isOfTransfer = and(
    eq(orders.purchaseId, purchaseId),
    eq(orders.buyerHash, buyerHash),
    eq(orders.provider, 'transfer'),
  );
  const earlier = await db.select({ id: orders.id }).from(orders).where(isOfTransfer).limit(1);
  return earlier.length > 0;
}

/**
 * Removes the lines of an order from the cart of an address; other lines, and more of the same piece, stay. A line with options
 * that exclude each other was ordered without those left out.
 */
export async function takeFromCart(db: Database, orderId: string, email: string): Promise<void> {
  const { productId, optionIds, quantity } = orderLines;
  const ordered = await db
    .select({ productId, optionIds, quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  const held = await db
    .select()
    .from(cartItems)
    .where(eq(cartItems.userEmail, email))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id))
    .for('update');
  const rests = new Map(held.map(({ id, quantity }) => [id, quantity]));
  for (const line of ordered) {
    const key = optionsKey(line.optionIds);
    let wanted = line.quantity;
    for (const row of held) {
      if (row.productId !== line.productId || settledKey(row) !== key) continue;
      const rest = rests.get(row.id) ?? 0;
      const taken = Math.min(rest, wanted);
      rests.set(row.id, rest - taken);
      wanted -= taken;
    }
  }
  const changed = held.filter(({ id, quantity }) => rests.get(id) !== quantity);
  if (changed.length === 0) return;
  for (const { id } of changed) {
    const rest = rests.get(id) ?? 0;
    const isIt = eq(cartItems.id, id);
    if (rest > 0) await db.update(cartItems).set({ quantity: rest }).where(isIt);
    else await db.delete(cartItems).where(isIt);
  }
  await db.execute(sql`
    update newsletter_subscriptions
    set changed_at = greatest(now(), changed_at + interval '1 microsecond')
    where email = ${email}`);
}

/** The options of a line of a cart as they are ordered. */
function settledKey({
  productId,
  optionsKey: key,
}: Pick<typeof cartItems.$inferSelect, 'productId' | 'optionsKey'>): string {
  const product = findProduct(productId);
  return product ? optionsKey(madeTogether(product, optionIdsOf(key))) : key;
}
