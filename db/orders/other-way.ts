import 'server-only';
import { and, desc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import { transferDays } from '@/content/checkout/periods';
import { run } from '@/db/client';
import type { Database } from '@/db/connection';
import { locks } from '@/db/locks';
import { creditedStays, orders } from '@/db/schema';
import { dayOf } from '@/lib/calendar/dates';
import type { NewOrder, RenewedPart } from '@/lib/checkout/new-order';
import { type OtherWay, otherKey, stateBefore } from '@/lib/checkout/transfer/other-way';
import type { TransferBuyer } from '@/lib/checkout/transfer/transfer-buyer';
import { abandonedStates, awaitingStates, type PaymentProvider } from '@/lib/orders/order';
import { type OrderHead, orderIn, type PlacedOrder, placeIn, replace } from './orders';
import { daysSince } from './transfer-days';
import { announceTransfer, type TransferOptions } from './transfers';

/** How an order is to be paid instead. */
type Otherwise = {
  readonly way: OtherWay;
  readonly provider: PaymentProvider;
  /** Who pays by bank transfer; the provider of a card asks for that itself. */
  readonly payer?: TransferBuyer;
  /** Of a transfer. */
  readonly options?: TransferOptions;
};

/**
 * Places an order that waits for its payment anew, at its own prices, to be paid otherwise, and cancels the earlier one: what
 * comes for that late is a second payment, as for any two orders of a token. Sent again, it gives the same order.
 * @returns `undefined` for an order that does not wait any more
 */
export async function placeOtherwise(
  id: string,
  { way, provider, payer, options }: Otherwise,
): Promise<PlacedOrder | undefined> {
  return run((db) =>
    db.transaction(async (tx) => {
      const earlier = await lockPurchase(tx, id);
      const known = earlier && (await findIn(tx, earlier, way));
      if (!earlier || known) return known;
      if (earlier.state !== stateBefore[way]) return undefined;
      const { lines = [] } = (await orderIn(tx, id)) ?? {};
      const nights = await tx
        .select({ number: creditedStays.stay, cents: creditedStays.cents })
        .from(creditedStays)
        .where(eq(creditedStays.orderId, id));
      const { deliveryFirst, deliveryLast } = earlier;
      const days = await daysSince(tx, earlier, dayOf(new Date()));
      await replace(tx, id);
      const { order, isNew } = await placeIn(tx, {
        ...purchaseOf(earlier),
        ...{ deliveryFirst, deliveryLast, ...days, ...payer },
        purchaseKey: otherKey(earlier.purchaseKey, way),
        method: way,
        instalments: 1,
        ...{ provider, transferDays },
        nights,
        lines: lines.map(({ orderId: _, position: __, ...line }) => line),
      });
      if (isNew && options) await announceTransfer(tx, order, options);
      return order;
    }),
  );
}

/** What of an order is said anew when it is to be paid otherwise. */
type SaidAnew =
  | 'purchaseKey'
  | 'method'
  | 'instalments'
  | 'provider'
  | 'transferDays'
  | 'nights'
  // Kept under its hash already.
  | 'agreed'
  | 'lines'
  | RenewedPart;

/** What an order says of its purchase, whatever it is paid with. */
function purchaseOf(order: OrderHead) {
  const { purchaseId, buyerHash, offerId, email, contact, language } = order;
  const { deliveryCountry, deliveryPostcode, deliveryCents, totalCents, depositCents } = order;
  const { vatPercent, termsDate, termsHash, withdrawalDays, trialNights } = order;
  const { buyerVatNumber, buyerReference, billing } = order;
  return {
    ...{ purchaseId, buyerHash, offerId, email, contact: contact ?? undefined, language },
    ...{ deliveryCountry, deliveryPostcode, deliveryCents, totalCents, depositCents },
    ...{ vatPercent, termsDate, termsHash, withdrawalDays, trialNights },
    ...{ buyerVatNumber, buyerReference, billing },
  } satisfies Readonly<Record<Exclude<keyof NewOrder, SaidAnew>, unknown>>;
}

/** An order, locked as `placeIn` locks: its browser and its token first. */
async function lockPurchase(db: Database, id: string): Promise<OrderHead | undefined> {
  const [{ buyerHash, purchaseId } = { buyerHash: null, purchaseId: null }] = await db
    .select({ buyerHash: orders.buyerHash, purchaseId: orders.purchaseId })
    .from(orders)
    .where(eq(orders.id, id));
  for (const [lock, text] of [
    [locks.browser, buyerHash],
    [locks.purchase, purchaseId],
  ] as const) {
    if (text) await db.execute(sql`select pg_advisory_xact_lock(${lock}, hashtext(${text}))`);
  }
  const [order] = await db.select().from(orders).where(eq(orders.id, id)).for('update');
  return order;
}

/** The order that an order was placed anew as, to be paid otherwise, while that waits for its payment. */
async function findIn(
  db: Database,
  { purchaseId, purchaseKey }: OrderHead,
  way: OtherWay,
): Promise<PlacedOrder | undefined> {
  if (purchaseId === null) return undefined;
  const isThat = and(
    eq(orders.purchaseId, purchaseId),
    eq(orders.purchaseKey, otherKey(purchaseKey, way)),
  );
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isThat, inArray(orders.state, [...awaitingStates])));
  return found && orderIn(db, found.id);
}

/** Like `findIn`, of an order by itself. */
export const findOtherwise = (order: OrderHead, way: OtherWay): Promise<PlacedOrder | undefined> =>
  run((db) => findIn(db, order, way));

/** The number of the order that took the place of a cancelled one in the same browser; `undefined` where none has. */
export async function findReplacing({
  id,
  state,
  purchaseId,
  buyerHash,
}: OrderHead): Promise<string | undefined> {
  if (state !== 'cancelled' || purchaseId === null || buyerHash === null) return undefined;
  const [found] = await run((db) =>
    db
      .select({ number: orders.number })
      .from(orders)
      .where(
        and(
          eq(orders.purchaseId, purchaseId),
          eq(orders.buyerHash, buyerHash),
          ne(orders.id, id),
          notInArray(orders.state, [...abandonedStates]),
        ),
      )
      .orderBy(desc(orders.placedAt))
      .limit(1),
  );
  return found?.number;
}
