import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { run } from '@/db/client';
import type { Database } from '@/db/connection';
import { restoreMails } from '@/db/mail/replaced-mails';
import { isRepeated } from '@/db/process/constraints';
import { mails, orderChanges, orders } from '@/db/schema';
import { dayOf, noonOf } from '@/lib/calendar/dates';
import { isPaidCurrency, isTotal } from '@/lib/checkout/payment-money';
import { stillHeld } from '@/lib/checkout/refund';
import { balanceMissing } from '@/lib/checkout/transfer/transfer';
import { addressOf } from '@/lib/delivery/countries';
import { isPriceFor } from '@/lib/delivery/price-place';
import { canAskBalance } from '@/lib/desk/balance-asked';
import { agreedFor } from '@/lib/desk/order-words';
import { firstCentsOf, isBalanceDue } from '@/lib/orders/deposit';
import {
  type ChangeDetails,
  canStaffMove,
  heldStates,
  isUndoable,
  type OrderState,
} from '@/lib/orders/order';
import { wasPaidElsewhere } from '@/lib/orders/order-history';
import { lastMove, stepToUndo } from '@/lib/orders/order-moves';
import { postcodeIn } from '@/lib/orders/postal-address';
import { findMoney } from './credit-notes';
import { isFull } from './full-days';
import { hasPhotos } from './order-files';
import { isCustomerTold, queueBalanceMail } from './order-mails';
import { noteChange, type OrderChange, type OrderHead } from './orders';
import { freezePapers } from './papers';
import { listRecords } from './payment-records';
import { enterState } from './payments';
import { noteTransfer } from './refund-transfer';
import { findBuyersDeclaration, isStillOpen } from './withdrawals';

export type Step = {
  readonly number: string;
  /** The state that the page of the order showed. */
  readonly from: OrderState;
  /** The last change that it showed (`lastMove`): a step that stays in its state is not taken over a later one. */
  readonly since?: number;
  readonly to: OrderState;
  /** Address of the member of the staff who pressed. */
  readonly author: string;
  /** Reference of the declaration of withdrawal in whose row it was pressed: that has to be open still. */
  readonly declaration?: string;
  readonly remark?: string;
  /** With `agreed`: the day of the delivery, `2026-12-14`, who brings it, and where. */
  readonly deliveryDate?: string;
  readonly carriers?: string;
  readonly address?: readonly string[];
  /** With `delivered`: the day on which it happened; today by default. */
  readonly happenedOn?: string;
  /** Ids of photos of the order that go to the customer with it. */
  readonly photos?: readonly string[];
  /** With a payment that is accepted though it differs: the sum that the page showed as held, euro cents. */
  readonly shownCents?: number;
};

/**
 * The outcome of a step. `conflict`: the order is no longer in the state that was shown, or gone, or the declaration that asks for it is settled; `refused`: the state
 * does not allow it; `tooEarly`: a delivery before the day agreed for it; `fullDay`: the carriers have no room on it;
 * `photoGone`: a photo that was to go with it is no longer there; `unpaid`: a delivery before the balance is paid, without
 * a reason; `declared`: its buyer has declared a withdrawal, and it goes on without a reason; `unexplained`: a payment that
 * differs, accepted without one; `notPricedThere`: the same without an address where the order has its prices;
 * `sameAgreed`: what is agreed for the delivery, once more.
 */
export type Moved =
  | 'done'
  | 'conflict'
  | 'refused'
  | 'tooEarly'
  | 'fullDay'
  | 'photoGone'
  | 'unpaid'
  | 'declared'
  | 'unexplained'
  | 'notPricedThere'
  | 'sameAgreed';

/** Moves an order by hand. When two people press the same step at the same time, one succeeds. */
export async function moveOrder(step: Step): Promise<Moved> {
  const { number, from, to, author, declaration, remark, deliveryDate, carriers, address } = step;
  const { happenedOn, since } = step;
  const photos = step.photos ?? [];
  if (!canStaffMove(from, to) || (to === 'agreed' && !deliveryDate)) return 'refused';
  return run((db) =>
    db.transaction(async (tx) => {
      const order = await lockByNumber(tx, number);
      if (order?.state !== from) return 'conflict';
      // Somebody has set it aside, or paid it back, since it was shown.
      if (declaration && !(await isStillOpen(tx, number, declaration))) return 'conflict';
      const today = dayOf(new Date());
      const day = to === 'delivered' ? (happenedOn ?? today) : undefined;
      if (day && order.deliveryDate && day < order.deliveryDate) return 'tooEarly';
      if (to === 'agreed' && deliveryDate && (await isFull(tx, deliveryDate, order.id))) {
        return 'fullDay';
      }
      if (!(await hasPhotos(tx, order.id, photos))) return 'photoGone';
      if (from === to) {
        const isSeen = !since || lastMove(await listChanges(tx, order.id))?.id === since;
        if (!isSeen) return 'conflict';
        if (photos.length === 0 && (await isAgreed(tx, order, step))) return 'sameAgreed';
      }
      const unpaidCents = to === 'delivered' ? await missingOf(tx, order) : 0;
      if (unpaidCents > 0 && !remark) return 'unpaid';
      const accepted = from === 'differs' && to === 'paid' ? await accept(tx, order, step) : {};
      if (typeof accepted === 'string') return accepted;
      const goesOn = heldStates.includes(to) && !remark;
      if (goesOn && (await findBuyersDeclaration(number, tx))) return 'declared';
      const details: ChangeDetails = {
        ...(unpaidCents > 0 && { unpaidCents }),
        ...(deliveryDate && { deliveryDate, before: { deliveryDate: order.deliveryDate } }),
        ...(to === 'ready' &&
          order.balanceMailedAt && { balanceMailedAt: order.balanceMailedAt.toISOString() }),
        ...(day && day !== today && { happenedOn: day }),
        ...(carriers && { carriers }),
        ...(address && { address }),
        ...(accepted.cents && { cents: accepted.cents }),
        ...(photos.length > 0 && { photos }),
      };
      const cents = to === 'refunded' ? await noteTransfer(tx, order, author, remark) : 0;
      const hasDetails = Object.keys(details).length > 0 || cents > 0;
      const change = await noteChange(tx, order.id, {
        ...{ state: to, author, remark },
        ...(hasDetails && { details: { ...details, ...(cents > 0 && { cents }) } }),
      });
      await enterState(tx, order, to, {
        deliveryDate,
        deliveredAt: details.happenedOn ? noonOf(details.happenedOn) : undefined,
        undoable: isUndoable(to) ? { change } : undefined,
        photos,
      });
      await freezePapers(tx, order.id);
      return 'done';
    }),
  );
}

/** What is missing of the balance of an order, euro cents; 0 when none is due. */
const missingOf = async (db: Database, order: OrderHead): Promise<number> =>
  isBalanceDue(order) ? balanceMissing(order, await listRecords(db, order.id)) : 0;

/** Whether a day, its carriers and its address are those agreed already. */
async function isAgreed(db: Database, order: OrderHead, step: Step): Promise<boolean> {
  const changes = await listChanges(db, order.id);
  const { deliveryDate, carriers, address = [] } = agreedFor({ ...order, changes });
  return (
    deliveryDate === step.deliveryDate &&
    carriers === step.carriers &&
    address.join('\n') === step.address?.join('\n')
  );
}

/** The changes of an order, the oldest first. */
const listChanges = (db: Database, id: string) =>
  db.select().from(orderChanges).where(eq(orderChanges.orderId, id)).orderBy(orderChanges.id);

/**
 * What a person of the house accepts with a payment that is not what the order asked for: its sum, with a reason, and where
 * its address was in another country, one at which the prices of the order hold.
 * @returns why it is not accepted; the sum that is held, euro cents, where it is another one
 */
async function accept(
  db: Database,
  order: OrderHead,
  { remark, shownCents, address = [] }: Step,
): Promise<'unexplained' | 'notPricedThere' | 'conflict' | { readonly cents?: number }> {
  if (!remark) return 'unexplained';
  const { records, refunds } = await findMoney(db, order.id);
  const held = stillHeld(records, refunds, order.providerPayment);
  // More has come, or some was given back, since the page was shown.
  if (held && held.cents !== shownCents) return 'conflict';
  const changes = await listChanges(db, order.id);
  const country = order.deliveryCountry;
  if (country && wasPaidElsewhere({ changes })) {
    const place = addressOf(country, postcodeIn(address, country) ?? '');
    const isThere = typeof place === 'object' && isPriceFor(order, place);
    if (address.length === 0 || !isThere) return 'notPricedThere';
    const contact = { ...order.contact, address, country };
    await db.update(orders).set({ contact }).where(eq(orders.id, order.id));
  }
  const isOther = held && isPaidCurrency(held.currency) && !isTotal(held, firstCentsOf(order));
  return isOther ? { cents: held.cents } : {};
}

async function lockByNumber(db: Database, number: string): Promise<OrderHead | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.number, number)).for('update');
  return order;
}

/**
 * Undoes the last step of an order, with the mail that it caused: the order is as it was before, what that mail replaced waits
 * again, and the history has both changes. @param change id of the step, as the page showed it
 * @returns `undoneUnmailed` for a step that caused no mail; `conflict` when something happened since, `tooLate` once its
 * time is over or its mail is on its way
 */
export async function undoStep(
  number: string,
  change: number,
  author: string,
): Promise<'done' | 'undoneUnmailed' | 'conflict' | 'tooLate'> {
  try {
    return await run((db) =>
      db.transaction(async (tx) => {
        const order = await lockByNumber(tx, number);
        if (!order) return 'conflict';
        const changes = await listChanges(tx, order.id);
        const [last] = changes.filter(({ id }) => id === change);
        const current = lastMove(changes);
        if (!last || current?.id !== change || order.state !== last.state) return 'conflict';
        if (stepToUndo(changes, new Date())?.id !== change) return 'tooLate';
        const calledBack = await callBackMail(tx, order, last);
        if (calledBack === 'tooLate') return calledBack;
        const earlier = lastMove(changes.filter(({ id }) => id !== change));
        if (!earlier) return 'conflict';
        const { state } = earlier;
        const before = last.details?.before;
        await tx
          .update(orders)
          .set({
            state,
            changedAt: sql`now()`,
            ...(before && { deliveryDate: before.deliveryDate }),
            ...(last.state === 'delivered' && { deliveredAt: null }),
            // It was asked for with that step, perhaps not for the first time.
            ...(last.state === 'ready' && { balanceMailedAt: mailedBefore(last.details) }),
          })
          .where(eq(orders.id, order.id));
        await restoreMails(tx, order, last.details?.replaced ?? []);
        const details = { undoes: change };
        await noteChange(tx, order.id, { state, note: 'undone', author, details });
        return calledBack;
      }),
    );
  } catch (error) {
    // Since it was cancelled, its buyer has ordered the same again.
    if (isRepeated(error, 'orders_awaiting')) return 'conflict';
    throw error;
  }
}

/** When the balance of an order was asked for before a step asked for it again. */
const mailedBefore = (details: ChangeDetails | null): Date | null =>
  details?.balanceMailedAt ? new Date(details.balanceMailedAt) : null;

/**
 * Deletes the mail of a change that has not been tried.
 * @returns `tooLate` when it is on its way, `undoneUnmailed` for a change without one
 */
async function callBackMail(
  db: Database,
  order: OrderHead,
  { id: change, details }: Pick<OrderChange, 'id' | 'details'>,
): Promise<'done' | 'undoneUnmailed' | 'tooLate'> {
  const deleted = await db
    .delete(mails)
    .where(
      and(
        eq(mails.tries, 0),
        sql`${mails.facts}->>'number' = ${order.number}`,
        sql`${mails.facts}->>'change' = ${String(change)}`,
      ),
    )
    .returning({ id: mails.id });
  if (deleted.length > 0) return 'done';
  return isCustomerTold(order, details?.photos) ? 'tooLate' : 'undoneUnmailed';
}

/**
 * Asks the buyer for the balance of an order by mail; reminders follow, and begin anew when it is asked for again.
 * @returns `refused` when none is due, or no address is known; `conflict` when there is no such order, or it was asked for within
 * `balanceAskHours`
 */
export async function requestBalance(
  number: string,
  author: string,
): Promise<'done' | 'conflict' | 'refused'> {
  return run((db) =>
    db.transaction(async (tx) => {
      const order = await lockByNumber(tx, number);
      if (!order) return 'conflict';
      if (!order.email || !isBalanceDue(order)) return 'refused';
      if (!canAskBalance(order.balanceMailedAt, new Date())) return 'conflict';
      await noteChange(tx, order.id, { state: order.state, note: 'balanceAsked', author });
      await queueBalanceMail(tx, order);
      return 'done';
    }),
  );
}

/** Notes something about an order, whatever its state. @returns `conflict` when there is no such order */
export async function noteRemark(
  number: string,
  remark: string,
  author: string,
): Promise<'done' | 'conflict'> {
  return run((db) =>
    db.transaction(async (tx) => {
      const order = await lockByNumber(tx, number);
      if (!order) return 'conflict';
      await noteChange(tx, order.id, { state: order.state, note: 'remarked', author, remark });
      return 'done';
    }),
  );
}
