import 'server-only';
import { eq, or, sql } from 'drizzle-orm';
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
  /** The order by its own id, or by the provider's id of its session. */
  readonly orderId?: string;
  readonly providerSession?: string;
  readonly fact: PaymentFact;
  readonly email?: string;
  readonly contact?: OrderContact;
};

/** What came of an event. */
export type Handled = 'done' | 'repeated' | 'unknownOrder';

/** Serialises the numbering of invoices; arbitrary, the same for all processes. */
const invoiceLock = 7_460_113;

/**
 * Handles an event of a payment provider once, however often and in whatever order it comes: state, history,
 * invoice, the cart's lines and the mails change in one transaction.
 */
export async function handlePayment(event: PaymentEvent): Promise<Handled> {
  return run((db) =>
    db.transaction(async (tx) => {
      const order = await lockOrder(tx, event);
      const fresh = await tx
        .insert(paymentEvents)
        .values({ id: event.id, type: event.type, orderId: order?.id ?? null })
        .onConflictDoNothing()
        .returning({ id: paymentEvents.id });
      if (fresh.length === 0) return 'repeated';
      if (!order) return 'unknownOrder';
      const { state, note } = afterPayment(order, event.fact);
      await noteChange(tx, order.id, { state, note, author: 'provider' });
      await keepContact(tx, order.id, event);
      if (state !== order.state) await enterState(tx, order, state);
      return 'done';
    }),
  );
}

/** The order of an event, locked until the transaction ends. */
async function lockOrder(db: Database, { orderId, providerSession }: PaymentEvent) {
  const known = [
    orderId === undefined ? undefined : eq(orders.id, orderId),
    providerSession === undefined ? undefined : eq(orders.providerSession, providerSession),
  ].filter((condition) => condition !== undefined);
  if (known.length === 0) return undefined;
  const [order] = await db
    .select()
    .from(orders)
    .where(or(...known))
    .for('update');
  return order;
}

/**
 * Puts an order into a state, in the transaction of what led there: a paid order gets its invoice and leaves
 * the cart, and whoever is concerned gets a mail.
 */
export async function enterState(
  db: Database,
  order: OrderHead,
  state: OrderState,
  { deliveryDate }: { readonly deliveryDate?: string } = {},
): Promise<void> {
  const [changed] = await db
    .update(orders)
    .set({
      state,
      changedAt: sql`now()`,
      ...(deliveryDate && { deliveryDate }),
      ...(state === 'delivered' && { deliveredAt: sql`now()` }),
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (!changed) return;
  if (state === 'paid') {
    await issueInvoice(db, order.id);
    await takeFromCart(db, changed);
  }
  await queueOrderMails(db, changed);
}

/** Gives an order the next invoice number of the year, unless it has one. */
async function issueInvoice(db: Database, orderId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${invoiceLock})`);
  const year = sql`extract(year from now() at time zone 'Europe/Paris')::int`;
  await db.execute(sql`
    insert into ${invoices} (year, number, order_id)
    select ${year}, coalesce(max(number), 0) + 1, ${orderId}::uuid
    from ${invoices} where year = ${year}
    on conflict (order_id) do nothing`);
}

/** Takes the lines of an order out of its visitor's cart; other lines, and pieces added since, stay. */
async function takeFromCart(db: Database, { id, email }: OrderHead): Promise<void> {
  if (!email) return;
  await db.execute(sql`
    with bought as (
      select product_id, quantity, (select coalesce(string_agg(o, ',' order by o), '')
        from jsonb_array_elements_text(option_ids) o) as options_key
      from order_lines where order_id = ${id}::uuid
    ),
    gone as (
      delete from cart_items c using bought b
      where c.user_email = ${email} and c.product_id = b.product_id
        and c.options_key = b.options_key and c.quantity <= b.quantity
    )
    update cart_items c set quantity = c.quantity - b.quantity from bought b
    where c.user_email = ${email} and c.product_id = b.product_id
      and c.options_key = b.options_key and c.quantity > b.quantity`);
}
