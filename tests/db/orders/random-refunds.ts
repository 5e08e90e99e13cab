import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { rowsOf, run, sql } from '@/db/client';
import { findOrder, placeOrder } from '@/db/orders/orders';
import { handlePayment } from '@/db/orders/payments';
import { findRefunds, type NewRefund } from '@/db/orders/refunds';
import { receiveTransfer } from '@/db/orders/transfers';
import { dayOf } from '@/lib/calendar/dates';
import { balanceOf, depositOf } from '@/lib/orders/deposit';
import { refundKinds } from '@/lib/orders/order';
import { aNewOrder, aZeusLine } from '@/tests/make';
import { refundOrder } from '@/use-cases/desk/refund-order';
import { sumShown } from './confirmed-refund';

const totalCents = 1_234_567;
const author = 'clio@theogonie.example';

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Who bought: other tests have orders of their own in the same database. */
export const buyers = 'random-refunds.example';

/** An order that is paid: by card at once, by card in two parts, or by card and then by bank transfer. */
async function sell(random: () => number): Promise<void> {
  const way = random();
  const depositCents = way < 0.5 ? null : depositOf(totalCents);
  const lines = [{ ...aZeusLine, unitCents: totalCents - 9_900 }];
  const email = `${randomUUID()}@${buyers}`;
  const order = aNewOrder({ email, totalCents, depositCents, deliveryCents: 9_900, lines });
  const { id, number } = await placeOrder(order);
  const pay = (cents: number, part?: 'balance') =>
    handlePayment({
      ...{ id: `evt_${randomUUID()}`, type: 'event', orderId: id, part },
      ...{ providerPayment: `pi_${randomUUID()}`, fact: { kind: 'paid', cents, currency: 'eur' } },
    });
  await pay(depositCents ?? totalCents);
  if (depositCents === null || way > 0.9) return;
  const cents = balanceOf({ totalCents, depositCents });
  if (way < 0.7) await pay(cents, 'balance');
  else {
    const shown = { shownCents: 0, part: 'balance', isOtherSum: false } as const;
    const received = { receivedOn: dayOf(new Date()), author };
    await receiveTransfer({ id: randomUUID(), number, cents, ...shown, ...received });
  }
}

const Numbered = z.object({ number: z.string() });

/** Any order of any process that still holds money, if there is one. */
async function anyOrder() {
  const [row] = await run((db) =>
    rowsOf(
      db,
      Numbered,
      sql`select number from orders where state = 'paid' and provider = 'stripe'
        and email like ${`%@${buyers}`} order by random() limit 1`,
    ),
  );
  return row && findOrder(row.number);
}

const Listed = z.object({
  data: z.array(z.object({ charge: z.object({ amount_refunded: z.number() }) })),
});

/** Tells the shop what the provider has given back of a payment, late and several times, as its events do. */
async function tellRefunds(orderId: string, payment: string, random: () => number): Promise<void> {
  const address = `${process.env.STRIPE_API_URL}/v1/refunds?payment_intent=${payment}`;
  const { data } = Listed.parse(await (await fetch(address)).json());
  const sum = data[0]?.charge.amount_refunded ?? 0;
  if (sum === 0) return;
  const id = `evt_${payment}_${sum}`;
  const event = { type: 'charge.refunded', orderId, providerPayment: payment } as const;
  const times = Math.floor(random() * 4);
  await Promise.all(
    Array.from({ length: times }, () =>
      handlePayment({ ...event, id, fact: { kind: 'refunded', cents: sum } }),
    ),
  );
}

export type Outcome = Awaited<ReturnType<typeof refundOrder>>;

type Said = {
  readonly onAsk: (refund: NewRefund) => void;
  readonly onEnd: (id: string, outcome: Outcome) => void;
};

/** Presses for a refund, as a person would; sometimes twice at once. */
export async function press(refund: NewRefund, { onAsk, onEnd }: Said, times = 1): Promise<void> {
  onAsk(refund);
  const outcomes = await Promise.all(Array.from({ length: times }, () => refundOrder(refund)));
  const outcome = outcomes.find((one) => one === 'refundUnclear') ?? outcomes[0] ?? 'refused';
  onEnd(refund.id, outcome);
}

/** A random refund of a random order, and what its provider says of it afterwards. */
export function refundsAtRandom(seed: number, said: Said): () => Promise<void> {
  const random = numbersFrom(seed);
  return async () => {
    if (random() < 0.3) await sell(random);
    const order = await anyOrder();
    if (!order) return sell(random);
    const { money } = await findRefunds(order.id);
    const kind = random() < 0.75 ? 'part' : (refundKinds[Math.floor(random() * 3)] ?? 'part');
    // Now and then a sum is typed with something else than a part.
    const isTyped = kind === 'part' || random() < 0.1;
    const typed = 1 + Math.floor(random() * (random() < 0.2 ? totalCents : 40_000));
    const wanted: NewRefund = {
      ...{ id: randomUUID(), number: order.number, kind, author },
      ...(isTyped && { cents: typed }),
      way: random() < 0.75 ? 'provider' : 'transfer',
      shownCents: money.refundedCents + money.askedCents,
    };
    const refund = { ...wanted, confirmedCents: await sumShown(wanted) };
    await press(refund, said, random() < 0.3 ? 2 : 1);
    for (const payment of [order.providerPayment, order.balancePayment]) {
      if (payment?.startsWith('pi_')) await tellRefunds(order.id, payment, random);
    }
  };
}
