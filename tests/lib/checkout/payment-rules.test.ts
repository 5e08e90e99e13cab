import assert from 'node:assert/strict';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type {
  OrderToPay,
  PaymentEvent,
  PaymentFact,
  PaymentRecord,
} from '@/lib/checkout/payment-event';
import { refundedAmount } from '@/lib/checkout/payment-money';
import { changesBy } from '@/lib/checkout/payment-rules';
import { transferPayment } from '@/lib/checkout/transfer/transfer';
import { holdsMoney, type OrderState, unpaidStates } from '@/lib/orders/order';
import { fewAndMany } from '@/tests/numbers';
import {
  anOrderAt,
  memoryOf,
  orderCount,
  type Placed,
  type Step,
  sequences,
} from '@/tests/payment-sequences';

const totalCents = 1_699_999;
const paid = { kind: 'paid', cents: totalCents, currency: 'eur' } as const;
const order: OrderToPay = {
  state: 'awaiting',
  totalCents,
  depositCents: null,
  isBalancePaid: false,
  balancePayment: null,
  balancePaidWith: null,
  balanceSession: null,
  email: null,
  contact: null,
  providerSession: null,
  providerPayment: null,
  paidWith: null,
  erasedAt: null,
  deliveryCountry: null,
  deliveryPostcode: null,
  deliveryLast: null,
  offerId: null,
};
const known: readonly PaymentRecord[] = [{ fact: paid, providerPayment: null }];
const after = (state: OrderState, fact: PaymentFact, before: readonly PaymentRecord[] = []) => {
  const changes = changesBy({ ...order, state }, { fact }, before);
  return changes === 'waiting'
    ? changes
    : { state: changes.fields.state ?? state, history: changes.history };
};

test('an order is paid only by its exact amount in euros', () => {
  const isPaid = { state: 'paid', history: [undefined] };
  const differs = { state: 'differs', history: ['amountDiffers'] };
  expect(after('awaiting', paid)).toEqual(isPaid);
  expect(after('awaiting', { ...paid, currency: 'EUR' })).toEqual(isPaid);
  expect(after('awaiting', { ...paid, cents: totalCents - 1 })).toEqual(differs);
  expect(after('awaiting', { ...paid, cents: totalCents + 1 })).toEqual(differs);
  expect(after('awaiting', { ...paid, currency: 'usd' })).toEqual(differs);
});

test('a payment for an order that has ended is recorded', () => {
  for (const state of unpaidStates) expect(after(state, paid)).toMatchObject({ state: 'paid' });
  expect(after('refunded', paid)).toEqual({ state: 'differs', history: ['paidAfterRefund'] });
  expect(after('refunded', paid, known)).toEqual({ state: 'refunded', history: ['tooLate'] });
});

test('a payment after the refund becomes the payment of the order', () => {
  const refunded = {
    ...order,
    state: 'refunded',
    providerPayment: 'pi_1',
    paidWith: 'card',
  } as const;
  const changes = changesBy(refunded, { fact: paid, providerPayment: 'pi_2' }, []);
  expect(changes).toMatchObject({
    fields: { state: 'differs', providerPayment: 'pi_2', paidWith: null },
  });
});

test('a payment that comes after its own full refund is too late, after a part of it not', () => {
  const refund = (cents: number) => [
    { fact: { kind: 'refunded', cents }, providerPayment: null } as const,
  ];
  const tooLate = { state: 'refunded', history: ['tooLate'] };
  expect(after('refunded', paid, refund(totalCents))).toEqual(tooLate);
  expect(after('refunded', paid, refund(totalCents - 1))).toMatchObject({ state: 'differs' });
});

test('an order that has moved on since its payment does not go back', () => {
  for (const state of ['workshop', 'ready', 'agreed', 'delivered', 'withdrawn'] as const) {
    expect(after(state, paid, known)).toEqual({ state, history: ['tooLate'] });
    expect(after(state, { kind: 'expired' }, known)).toEqual({ state, history: ['tooLate'] });
    const other = { fact: paid, providerPayment: 'pi_1' };
    expect(after(state, paid, [other])).toEqual({ state, history: ['paidTwice'] });
  }
});

test('only the current session ends an order, and only the current payment sets its method', () => {
  const current = { ...order, providerSession: 'cs_1', providerPayment: 'pi_1' };
  const ended = (providerSession: string) =>
    changesBy(current, { fact: { kind: 'expired' }, providerSession }, []);
  expect(ended('cs_0')).toEqual({ fields: {}, history: ['tooLate'] });
  expect(ended('cs_1')).toMatchObject({ fields: { state: 'expired' } });
  const both = ['pi_1', 'pi_2'].map((providerPayment) => ({ fact: paid, providerPayment }));
  const method = (providerPayment: string) =>
    changesBy(current, { fact: { kind: 'method', paidWith: 'paypal' }, providerPayment }, both);
  expect(method('pi_1')).toEqual({ fields: { paidWith: 'paypal' }, history: [] });
  expect(method('pi_2')).toEqual({ fields: {}, history: [] });
});

test('a failed payment frees the order of its own session only', () => {
  const failed = (state: OrderState, providerSession: string) =>
    changesBy(
      { ...order, state, providerSession: 'cs_1' },
      { fact: { kind: 'failed' }, providerSession },
      [],
    );
  const freed = { payAddress: null, paymentAskedAt: null };
  for (const state of unpaidStates) {
    expect(failed(state, 'cs_1')).toEqual({ fields: freed, history: ['paymentFailed'] });
    expect(failed(state, 'cs_0')).toEqual({ fields: {}, history: ['paymentFailed'] });
  }
  expect(failed('workshop', 'cs_1')).toEqual({ fields: {}, history: ['tooLate'] });
});

test('a refund above the payment is noted, and one no larger than the last is ignored', () => {
  const refunded = (cents: number) => ({ kind: 'refunded', cents }) as const;
  expect(after('paid', refunded(totalCents + 1), known)).toEqual({
    state: 'refunded',
    history: [undefined, 'refundedTooMuch'],
  });
  const some = [...known, { fact: refunded(300), providerPayment: null }];
  const ignored = { state: 'paid', history: ['tooLate'] };
  expect(after('paid', refunded(100), some)).toEqual(ignored);
  expect(after('paid', refunded(300), some)).toEqual(ignored);
  expect(after('paid', refunded(301), some)).toMatchObject({ history: ['partlyRefunded'] });
  const all = [...some, { fact: refunded(100), providerPayment: null }];
  expect(refundedAmount(all)).toEqual({ cents: 300, currency: 'eur' });
});

test('once a part of a balance has come, a larger sum pays it only in euros', () => {
  const sold = { ...order, state: 'paid', depositCents: 500_000 } as const;
  const part = {
    fact: { ...paid, cents: 100_000 },
    providerPayment: transferPayment('a', 'balance'),
  };
  const balance = (currency: string) =>
    changesBy(
      sold,
      { fact: { ...paid, cents: 1_199_999, currency }, part: 'balance', providerPayment: 'pi_2' },
      [part],
    );
  expect(balance('EUR')).toMatchObject({ history: ['balancePaid'] });
  expect(balance('usd')).toEqual({ fields: {}, history: ['balanceDiffers'] });
});

/** The sums of the payments of an order by the events so far, independent of the order. */
function aLedger() {
  const paid = new Map<string, number>();
  const refunded = new Map<string, number>();
  return {
    isNew: ({ providerPayment = '' }: PaymentEvent) => !paid.has(providerPayment),
    take({ fact, providerPayment = '' }: PaymentEvent) {
      if (fact.kind === 'paid') paid.set(providerPayment, fact.cents);
      if (fact.kind === 'refunded') {
        refunded.set(providerPayment, Math.max(fact.cents, refunded.get(providerPayment) ?? 0));
      }
    },
    payments: () => paid.size,
    isOpen: () => [...paid].some(([payment, cents]) => cents > (refunded.get(payment) ?? 0)),
  };
}

/**
 * The contact of an order: stored only by an accepted payment, completed by later ones, and absent after an erasure.
 */
function personAfter(before: OrderToPay, { email, contact }: PaymentEvent, isAccepted: boolean) {
  if (!isAccepted || before.erasedAt) return { email: before.email, contact: before.contact };
  const { name, phone, address } = contact ?? {};
  const said = {
    ...(name && { name }),
    ...(phone && { phone }),
    ...(address?.length && { address }),
    ...before.contact,
  };
  const isSomebody = Object.keys(said).length > 0;
  return { email: before.email ?? email ?? null, contact: isSomebody ? said : null };
}

const courses = fc
  .nat(orderCount - 1)
  .map((index) => anOrderAt(index, `order-${index}`))
  .chain((placed) => fc.record({ placed: fc.constant(placed), steps: sequences(placed) }));
const seed = 20_261_123;

for (const { count, tags } of fewAndMany(1_000, 10_000)) {
  test(`${count} random sequences of events lose no money and no contact, and store no erased person`, {
    tags,
  }, () => {
    const check = ({ placed, steps }: { placed: Placed; steps: readonly Step[] }) => {
      const memory = memoryOf(placed);
      const ledger = aLedger();
      for (const step of steps) {
        const { order: before } = memory.known();
        memory.take(step);
        const { order: now, history } = memory.known();
        if (step !== 'erase') {
          const isPaid = step.fact.kind === 'paid' && ledger.isNew(step);
          const person = personAfter(before, step, isPaid && !holdsMoney(before.state));
          assert.deepEqual({ email: now.email, contact: now.contact }, person);
          ledger.take(step);
        }
        assert.ok(holdsMoney(now.state) || !ledger.isOpen(), 'money is held');
        assert.equal(unpaidStates.includes(now.state), ledger.payments() === 0);
        const further = history.filter((note) =>
          /^(paid(Twice|AfterRefund)|balance(Paid|Differs))$/.test(note),
        );
        assert.equal(further.length, Math.max(0, ledger.payments() - 1));
      }
    };
    fc.assert(fc.property(courses, check), { seed, numRuns: count });
  });
}

test('events of one payment have the same result in any order and when repeated', () => {
  const outcome = (placed: Placed, steps: readonly Step[]) => {
    const memory = memoryOf(placed);
    for (const step of steps) memory.take(step);
    const { state, email, contact, paidWith } = memory.known().order;
    return { state, email, contact, paidWith: paidWith !== null };
  };
  const shuffled = courses.chain(({ placed, steps }) => {
    const [first] = steps.flatMap((step) => (step === 'erase' ? [] : (step.providerPayment ?? [])));
    const isOfOne = (step: Step) => step !== 'erase' && step.providerPayment === first;
    const isPaid = (step: Step) => step !== 'erase' && step.fact.kind === 'paid';
    // Of the events that say it is paid, the first to come tells by whom.
    const told = steps.find((step) => isOfOne(step) && isPaid(step));
    const one = steps.filter((step) => isOfOne(step) && (!isPaid(step) || step === told));
    const mixed = fc.shuffledSubarray([...one, ...one], { minLength: 2 * one.length });
    return fc.record({ placed: fc.constant(placed), one: fc.constant(one), mixed });
  });
  const check = ({ placed, one, mixed }: { placed: Placed; one: Step[]; mixed: Step[] }) =>
    void expect(outcome(placed, mixed)).toEqual(outcome(placed, one));
  fc.assert(fc.property(shuffled, check), { seed, numRuns: 2_000 });
});
