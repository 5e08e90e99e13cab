import 'server-only';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { afterPayment, type OrderContact, type OrderState, type PaymentFact } from '@/lib/order';
import { type Database, run } from './client';
import { queueOrderMails } from './order-mails';
import { keepContact, noteChange, type OrderHead } from './orders';
import { invoices, orders, paymentEvents } from './schema';

/** What a provider says, once its signature was checked. */
export type PaymentEvent = {
  /** The provider's id of the event. */
  readonly id: string;
  readonly type: string;
  readonly fact: PaymentFact;
  /** The order by its own id, or by the provider's ids of its session or payment. */
  readonly orderId?: string;
  readonly providerSession?: string;
  readonly providerPayment?: string;
  readonly email?: string;
  readonly contact?: OrderContact;
};

/** What came of an event. `waiting`: it names a payment that no order is known for yet. */
export type Handled = 'done' | 'repeated' | 'waiting' | 'unknownOrder';

/** Serialises the numbering of invoices; arbitrary, the same for all processes. */
const invoiceLock = 7_460_113;
/** Serialises the events of one payment: the first of them may tell which order it belongs to. */
const paymentLock = 7_460_114;

/**
 * Handles an event of a payment provider once, however often and in whatever order it comes: state, history,
 * invoice, the cart's lines and the mails change in one transaction.
 */
export async function handlePayment(event: PaymentEvent): Promise<Handled> {
  const { id, type, fact, providerPayment = null } = event;
  return run((db) =>
    db.transaction(async (tx) => {
      if (providerPayment) {
        await tx.execute(
          sql`select pg_advisory_xact_lock(${paymentLock}, hashtext(${providerPayment}))`,
        );
      }
      const order = await lockOrder(tx, event);
      const fresh = await tx
        .insert(paymentEvents)
        .values({ id, type, fact, providerPayment, orderId: order?.id ?? null })
        .onConflictDoNothing()
        .returning({ id: paymentEvents.id });
      if (fresh.length === 0) return 'repeated';
      if (!order) return providerPayment ? 'waiting' : 'unknownOrder';
      await keepContact(tx, order.id, event);
      const known = await believe(tx, order, fact);
      if (providerPayment) await believeWaiting(tx, known, providerPayment);
      return 'done';
    }),
  );
}

/** The order of an event, locked until the transaction ends. */
async function lockOrder(db: Database, event: PaymentEvent): Promise<OrderHead | undefined> {
  const { orderId, providerSession, providerPayment } = event;
  const names = [
    orderId && eq(orders.id, orderId),
    providerSession && eq(orders.providerSession, providerSession),
    providerPayment && eq(orders.providerPayment, providerPayment),
  ].filter((name) => name !== undefined && name !== '');
  if (names.length === 0) return undefined;
  const [order] = await db
    .select()
    .from(orders)
    .where(or(...names))
    .for('update');
  return order;
}

/** Changes an order by what its provider says. @returns the order as it is then */
async function believe(db: Database, order: OrderHead, fact: PaymentFact): Promise<OrderHead> {
  const { state, note } = afterPayment(order, fact);
  await noteChange(db, order.id, { state, note, author: 'provider' });
  return state === order.state ? order : enterState(db, order, state);
}

/** Makes up for events that came before anything told which order their payment belongs to. */
async function believeWaiting(db: Database, order: OrderHead, payment: string): Promise<void> {
  await db.update(orders).set({ providerPayment: payment }).where(eq(orders.id, order.id));
  const waiting = await db
    .update(paymentEvents)
    .set({ orderId: order.id })
    .where(and(eq(paymentEvents.providerPayment, payment), isNull(paymentEvents.orderId)))
    .returning({ fact: paymentEvents.fact });
  let known = order;
  for (const { fact } of waiting) known = await believe(db, known, fact);
}

/**
 * Puts an order into a state, in the transaction of what led there: a paid order gets its invoice and leaves
 * the cart, and whoever is concerned gets a mail. @returns the order as it is then
 */
export async function enterState(
  db: Database,
  order: OrderHead,
  state: OrderState,
  { deliveryDate }: { readonly deliveryDate?: string } = {},
): Promise<OrderHead> {
  const [changed = order] = await db
    .update(orders)
    .set({
      state,
      changedAt: sql`now()`,
      ...(deliveryDate && { deliveryDate }),
      ...(state === 'delivered' && { deliveredAt: sql`now()` }),
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (state === 'paid') {
    await issueInvoice(db, order.id);
    await takeFromCart(db, changed);
  }
  await queueOrderMails(db, changed);
  return changed;
}

/** Gives an order the next invoice number of the year, unless it has one. */
async function issueInvoice(db: Database, orderId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${invoiceLock})`);
  await db.execute(sql`
    with this as (select extract(year from now() at time zone 'Europe/Paris')::int as year)
    insert into ${invoices} (year, number, order_id)
    select this.year, (select coalesce(max(number), 0) + 1 from invoices where year = this.year),
      ${orderId}::uuid
    from this
    where not exists (select 1 from invoices where order_id = ${orderId}::uuid)`);
}

/** Takes the lines of an order out of its visitor's cart; other lines, and pieces added since, stay. */
async function takeFromCart(db: Database, { id, email }: OrderHead): Promise<void> {
  if (!email) return;
  await db.execute(sql`
    with bought as (
      select product_id, sum(quantity)::int as quantity,
        (select coalesce(string_agg(option, ',' order by option), '')
          from jsonb_array_elements_text(option_ids) as option) as options_key
      from order_lines where order_id = ${id}::uuid
      group by 1, 3
    ),
    matched as (
      select line.id, line.quantity - bought.quantity as rest
      from cart_items line join bought
        on line.product_id = bought.product_id and line.options_key = bought.options_key
      where line.user_email = ${email}
    ),
    gone as (
      delete from cart_items using matched where cart_items.id = matched.id and rest < 1
    ),
    fewer as (
      update cart_items set quantity = rest from matched where cart_items.id = matched.id and rest >= 1
    )
    update newsletter_subscriptions
    set changed_at = greatest(now(), changed_at + interval '1 microsecond')
    where email = ${email} and exists (select 1 from matched)`);
}
