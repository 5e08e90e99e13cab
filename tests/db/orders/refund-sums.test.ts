import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDatabase } from '@/db/client';
import { listLogEntries } from '@/db/desk/desk';
import { listCreditNotes } from '@/db/orders/credit-notes';
import { findOrder, placeOrder } from '@/db/orders/orders';
import { handlePayment } from '@/db/orders/payments';
import { findRefunds, type NewRefund } from '@/db/orders/refunds';
import { refundWays } from '@/lib/checkout/refund';
import { lastInWords } from '@/lib/desk/order-words';
import { refundKinds } from '@/lib/orders/order';
import { anEmail } from '@/tests/db/account/visitor';
import { aNewOrder } from '@/tests/make';
import { startStripe, stripeSettings, type TestStripe } from '@/tests/programs/stripe';
import { refundOrder } from '@/use-cases/desk/refund-order';
import { refundConfirmed, sumShown } from './confirmed-refund';
import { numbersFrom } from './random-refunds';

let stripe: TestStripe;
beforeAll(async () => {
  stripe = await startStripe();
  // Read once, on first use.
  Object.assign(process.env, {
    ...stripeSettings(stripe),
    LOG_LEVEL: 'silent',
  });
});
afterAll(async () => {
  await stripe.close();
  await closeDatabase();
});

const [clio, erato] = ['clio@theogonie.example', 'erato@theogonie.example'];
const totalCents = 725_000;
const deliveryCents = 9_900;

async function aPaidOrder() {
  const order = await placeOrder(aNewOrder({ email: anEmail(), totalCents, deliveryCents }));
  const payment = `pi_${randomUUID()}`;
  const tell = (fact: Parameters<typeof handlePayment>[0]['fact']) =>
    handlePayment({
      ...{ id: `evt_${randomUUID()}`, type: 'event', orderId: order.id },
      ...{ providerPayment: payment, fact },
    });
  await tell({ kind: 'paid', cents: totalCents, currency: 'eur' });
  const shown = async () => {
    const { money } = await findRefunds(order.id);
    return money.refundedCents + money.askedCents;
  };
  const asked = (wanted: Partial<NewRefund>): NewRefund => ({
    ...{ id: randomUUID(), number: order.number, kind: 'part', way: 'provider' },
    ...{ shownCents: 0, author: clio },
    ...wanted,
  });
  return {
    ...{ id: order.id, number: order.number, payment, tell, shown, asked },
    ask: async (wanted: Partial<NewRefund>) =>
      refundConfirmed(asked({ shownCents: await shown(), ...wanted })),
    changes: async () => (await findOrder(order.number))?.changes ?? [],
    returned: async () => (await findRefunds(order.id)).money.refundedCents,
  };
}

test('whatever is chosen with a typed sum, that sum is given back or none, and none before its confirmation', async () => {
  const random = numbersFrom(7);
  const among = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const outcomes = new Set<string>();
  for (let round = 0; round < 40; round += 1) {
    const order = await aPaidOrder();
    const cents = 1 + Math.floor(random() * (random() < 0.2 ? totalCents * 1.2 : 40_000));
    const confirmedCents = among([undefined, cents, cents + 1, totalCents, deliveryCents]);
    const wanted = { kind: among(refundKinds), way: among(refundWays), cents, confirmedCents };
    const outcome = await refundOrder(order.asked(wanted));
    outcomes.add(outcome);
    const isRight = wanted.kind === 'part' && confirmedCents === cents && cents <= totalCents;
    expect([wanted, await order.returned()]).toEqual([wanted, isRight ? cents : 0]);
    expect(stripe.refunds.refundedOf(order.payment)).toBe(
      isRight && wanted.way === 'provider' ? cents : 0,
    );
  }
  expect([...outcomes].sort()).toEqual(['done', 'refundTooMuch', 'sumWithoutPart', 'toConfirm']);
});

test('what is no sum is refused with every choice', async () => {
  const order = await aPaidOrder();
  const cents = Number.NaN;
  expect(await order.ask({ kind: 'whole', cents })).toBe('sumWithoutPart');
  expect(await order.ask({ cents })).toBe('badAmount');
  expect(await order.returned()).toBe(0);
});

test('a sum that has become another one since it was shown is asked about anew', async () => {
  const order = await aPaidOrder();
  const whole = order.asked({ kind: 'whole' });
  const confirmedCents = await sumShown(whole);
  // A second payment arrives meanwhile.
  await handlePayment({
    ...{ id: randomUUID(), type: 'event', orderId: order.id, providerPayment: randomUUID() },
    fact: { kind: 'paid', cents: 500, currency: 'eur' },
  });
  expect(await refundOrder({ ...whole, confirmedCents })).toBe('toConfirm');
  expect(await order.returned()).toBe(0);
});

test('the delivery is given back once, in turn, at once, and after anything that may have been it', async () => {
  const before = {
    delivery: { kind: 'delivery' },
    transfer: { kind: 'delivery', way: 'transfer' },
    equal: { kind: 'part', cents: deliveryCents },
    equalTransfer: { kind: 'part', cents: deliveryCents, way: 'transfer' },
  } as const;
  for (const [name, first] of Object.entries(before)) {
    const order = await aPaidOrder();
    expect(await order.ask(first), name).toBe('done');
    expect(await order.ask({ kind: 'delivery' }), name).toBe('deliveryReturned');
    expect(await order.ask({ kind: 'delivery', way: 'transfer' }), name).toBe('deliveryReturned');
    expect(await order.returned(), name).toBe(deliveryCents);
    expect((await listCreditNotes(order.id)).map(({ cents }) => cents)).toEqual([deliveryCents]);
  }
  const site = await aPaidOrder();
  await site.tell({ kind: 'refunded', cents: deliveryCents });
  expect(await site.ask({ kind: 'delivery' })).toBe('deliveryReturned');
  const other = await aPaidOrder();
  expect(await other.ask({ cents: 50_000 })).toBe('done');
  const wanted = other.asked({ kind: 'delivery', shownCents: 50_000, confirmedCents: 9_900 });
  const people = [clio, erato, clio, erato].map((author, index) =>
    refundOrder({
      ...{ ...wanted, id: randomUUID(), author },
      way: index % 2 === 0 ? 'provider' : 'transfer',
    }),
  );
  const outcomes = (await Promise.all(people)).sort();
  expect(outcomes).toEqual(['conflict', 'conflict', 'conflict', 'done']);
  expect(await other.returned()).toBe(59_900);
});

test('a delivery whose refund was refused can be given back', async () => {
  const order = await aPaidOrder();
  stripe.refundFailure = 'refused';
  expect(await order.ask({ kind: 'delivery' })).toBe('refundRefused');
  stripe.refundFailure = undefined;
  expect(await order.ask({ kind: 'delivery' })).toBe('done');
  expect(await order.returned()).toBe(deliveryCents);
});

test('a refund of the house stands in history and log with its author, sum and remark, whoever tells of it first', async () => {
  const order = await aPaidOrder();
  expect(await order.ask({ cents: 20_000, remark: 'Rayure' })).toBe('done');
  await order.tell({ kind: 'refunded', cents: 20_000 });
  stripe.refundFailure = 'lost';
  const lost = order.asked({ cents: 300, remark: 'Retard', author: erato, shownCents: 20_000 });
  expect(await refundOrder({ ...lost, confirmedCents: 300 })).toBe('refundUnclear');
  stripe.refundFailure = undefined;
  await order.tell({ kind: 'refunded', cents: 20_300 });
  expect(await order.ask({ kind: 'whole', way: 'provider' })).toBe('done');
  const said = (await order.changes()).flatMap(({ state, note, author, remark, details }) =>
    details?.cents ? [[state, note, author, remark, details.cents]] : [],
  );
  expect(said).toEqual([
    ['paid', 'partlyRefunded', clio, 'Rayure', 20_000],
    ['paid', 'partlyRefunded', erato, 'Retard', 300],
    ['refunded', null, clio, null, totalCents - 20_300],
  ]);
  const log = await listLogEntries(200);
  const entries = log.flatMap((one) =>
    'number' in one && one.number === order.number ? [[one.author, one.remark, one.cents]] : [],
  );
  expect(entries).toEqual([
    [clio, null, totalCents - 20_300],
    [erato, 'Retard', 300],
    [clio, 'Rayure', 20_000],
  ]);
  // Who is told what was faster does not read the message that came after it.
  expect(lastInWords(await order.changes())).toContain(clio);
}, 30_000);

test('a refund on the provider’s own site stays the provider’s', async () => {
  const order = await aPaidOrder();
  await order.tell({ kind: 'refunded', cents: 500 });
  await order.tell({ kind: 'refunded', cents: totalCents });
  const said = (await order.changes()).slice(-2);
  expect(said.map(({ state, author, details }) => [state, author, details?.cents])).toEqual([
    ['paid', 'provider', 500],
    ['refunded', 'provider', totalCents - 500],
  ]);
});
