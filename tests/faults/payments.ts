import type { Sql } from 'postgres';
import type { OrderState, PaidWith } from '@/lib/orders/order';
import { deliver, type TestStripe } from '@/tests/programs/stripe';
import type { SignedEvent } from '@/tests/programs/stripe-events';

/** The events of an order, in the order they happened, and the right result in any order of arrival. */
type Course = {
  readonly events: readonly (readonly [
    type: string,
    changes?: Readonly<Record<string, unknown>>,
  ])[];
  readonly state: OrderState;
  /** Whether it was paid at some time. */
  readonly isPaid: boolean;
  readonly paidWith?: PaidWith;
};

const totalCents = 1_009_899;
const paid = ['checkout.session.completed'] as const;
const pending = ['checkout.session.completed', { payment_status: 'unpaid' }] as const;
const session = (outcome: string) => [`checkout.session.${outcome}`] as const;
/** Payments that were not opened by the shop's own session know no order. */
const unnamed = { metadata: {} };
const wallet = {
  payment_method_details: { type: 'card', card: { wallet: { type: 'apple_pay' } } },
};
/** Another session of the order ended, and nobody had paid it. */
const other = { id: 'cs_other', payment_intent: null, customer_details: null };
const nobody = { ...other, collected_information: null };

export const courses: readonly Course[] = [
  { events: [paid], state: 'paid', isPaid: true },
  { events: [pending, session('async_payment_succeeded')], state: 'paid', isPaid: true },
  { events: [pending, session('async_payment_failed')], state: 'awaiting', isPaid: false },
  { events: [session('expired')], state: 'expired', isPaid: false },
  { events: [[...session('expired'), nobody], paid], state: 'paid', isPaid: true },
  { events: [[...paid, { amount_total: totalCents - 1 }]], state: 'differs', isPaid: false },
  { events: [paid, ['charge.refunded']], state: 'refunded', isPaid: true },
  { events: [paid, ['charge.refunded', unnamed]], state: 'refunded', isPaid: true },
  { events: [paid, ['charge.refunded', { amount_refunded: 1 }]], state: 'paid', isPaid: true },
  { events: [paid, ['charge.dispute.created', unnamed]], state: 'paid', isPaid: true },
  {
    events: [paid, ['charge.succeeded', wallet]],
    state: 'paid',
    isPaid: true,
    paidWith: 'apple_pay',
  },
];

/** The course of the order at a position. */
export function courseOf(index: number): Course {
  const course = courses[index % courses.length];
  if (!course) throw new Error('there are no courses');
  return course;
}

/** Writes orders that await payment. @returns their ids, by their position */
export async function seedOrders(sql: Sql, count: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    with placed as (
      insert into orders (number, purchase_key, email, language, method, instalments, delivery_cents,
        total_cents, terms_date, terms_hash, provider, provider_session)
      select 'TH-2026-' || lpad(n::text, 8, '0'), 'purchase ' || n, n || '@theogonie.example', 'fr',
        'card', 1, 9900, ${totalCents}, '2026-11-22', 'x', 'stripe', 'cs_' || n
      from generate_series(0, ${count - 1}::int) n
      returning id, number
    ), lines as (
      insert into order_lines (order_id, position, product_id, name, option_ids, option_names,
        quantity, unit_cents)
      select id, 0, 'lit-zeus', 'Lit Zeus', '[]', '[]', 1, ${totalCents - 9_900} from placed
    )
    select id from placed order by number`;
  return rows.map(({ id }) => id);
}

/** Has each event that waits for its payment take longer to store, so that the payment comes meanwhile. */
export async function slowWaitingEvents(sql: Sql): Promise<void> {
  await sql.unsafe(`
    create function linger() returns trigger language plpgsql as
      $$ begin perform pg_sleep(0.5); return new; end $$;
    create trigger linger after insert on payment_events
      for each row when (new.order_id is null) execute function linger()`);
}

/** The signed events of the order at a position. */
export function eventsOf(stripe: TestStripe, id: string, index: number): SignedEvent[] {
  const given = new URLSearchParams({
    client_reference_id: id,
    customer_email: `${index}@theogonie.example`,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][unit_amount]': String(totalCents),
  });
  const about = { id: `cs_${index}`, intent: `pi_${index}`, given };
  return courseOf(index).events.map(([type, changes]) => stripe.event(type, about, changes));
}

/** Gives a shuffle that is the same for the same seed (Mulberry32), so that a failure can be repeated. */
function shuffler(seed: number) {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item);
}

/**
 * Each event three times in random order; twice next to the others of its order, as in production, so that both
 * processes handle them at the same time.
 */
export function thrice<T>(orders: readonly (readonly T[])[]): T[] {
  const shuffle = shuffler(1);
  const together = [...orders, ...orders].map((events) => shuffle(events));
  const alone = orders.flat().map((event) => [event]);
  return shuffle([...together, ...alone]).flat();
}

/**
 * Delivers events as Stripe does, sixteen at a time, in turn to each address: what is not answered with 200
 * comes again after all that waits.
 * @param onAnswer called with the number answered so far; its sender goes on when it is done
 * @returns how often each status came; 0 for no answer
 */
export async function deliverAll(
  events: readonly SignedEvent[],
  shops: readonly string[],
  onAnswer: (answered: number) => Promise<void>,
): Promise<ReadonlyMap<number, number>> {
  const waiting = [...events];
  const statuses = new Map<number, number>();
  let turn = 0;
  const send = async () => {
    for (let event = waiting.shift(); event; event = waiting.shift()) {
      turn += 1;
      const status = await deliver(shops[turn % shops.length] ?? '', event).catch(() => 0);
      const count = (statuses.get(status) ?? 0) + 1;
      statuses.set(status, count);
      if (status === 200) await onAnswer(count);
      else waiting.push(event);
    }
  };
  await Promise.all(Array.from({ length: 16 }, send));
  return statuses;
}
