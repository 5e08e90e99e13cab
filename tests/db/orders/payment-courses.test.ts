import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { eraseData } from '@/db/account/my-data';
import { closeDatabase } from '@/db/client';
import { findDeskOrder } from '@/db/desk/desk-orders';
import { placeOrder } from '@/db/orders/orders';
import { keepPaymentSession } from '@/db/orders/payment-sessions';
import { handlePayment } from '@/db/orders/payments';
import { unpaidStates } from '@/lib/orders/order';
import { aProof, aVisitor } from '@/tests/db/account/visitor';
import { aNewOrder, aZeusLine } from '@/tests/make';
import { anOrderAt, memoryOf, type Placed, type Step, sequences } from '@/tests/payment-sequences';

afterAll(closeDatabase);

const courses = Number(process.env.PAYMENT_COURSES ?? 30);

/** Writes the order at a position. */
async function place(index: number): Promise<Placed & { readonly number: string }> {
  const { totalCents, depositCents } = anOrderAt(index, '');
  const email = index % 3 === 0 ? null : `${randomUUID()}@theogonie.example`;
  const lines = [{ ...aZeusLine, unitCents: totalCents }];
  const { id, number } = await placeOrder(aNewOrder({ email, totalCents, depositCents, lines }));
  const { providerSession } = anOrderAt(index, id);
  if (providerSession) {
    await keepPaymentSession(id, { providerSession, payAddress: 'https://pay.example' });
  }
  return { id, number, email, totalCents, depositCents, providerSession };
}

/** Applies a step to an order. */
async function take(number: string, step: Step): Promise<void> {
  if (step !== 'erase') {
    await handlePayment(step);
    return;
  }
  const email = (await findDeskOrder(number))?.email;
  if (!email) return;
  await aVisitor(email);
  await eraseData(await aProof(email), undefined);
}

/** The stored state of an order. */
async function knownOf(number: string) {
  const order = await findDeskOrder(number);
  if (!order) throw new Error('the order is gone');
  const { state, email, contact, paidWith, erasedAt, invoices, changes } = order;
  const { isBalancePaid, balancePayment, balancePaidWith } = order;
  const balance = { isBalancePaid, balancePayment, balancePaidWith };
  const kinds = invoices.map(({ kind }) => kind);
  const notes = changes.flatMap(({ note }) => (note && note !== 'placed' ? note : []));
  const isErased = erasedAt !== null;
  return { state, email, contact, paidWith, isErased, ...balance, kinds, notes };
}

test('random sequences of events leave in the database what the payment rules give', {
  timeout: 200_000,
}, async () => {
  for (let index = 0; index < courses; index += 1) {
    const placed = await place(index);
    const [steps = []] = fc.sample(sequences(placed), { seed: index, numRuns: 1 });
    const memory = memoryOf(placed);
    for (const step of steps) {
      await take(placed.number, step);
      memory.take(step);
    }
    const { order, isInvoiced, history } = memory.known();
    const { state, email, contact, paidWith, erasedAt, isBalancePaid } = order;
    const { balancePayment, balancePaidWith } = order;
    const balance = { isBalancePaid, balancePayment, balancePaidWith };
    const first = placed.depositCents === null ? 'whole' : 'deposit';
    const kinds = [...(isInvoiced ? [first] : []), ...(isBalancePaid ? ['final'] : [])];
    const isErased = erasedAt !== null;
    const expected = {
      state,
      email,
      contact,
      paidWith,
      isErased,
      ...balance,
      kinds,
      notes: history,
    };
    expect(await knownOf(placed.number), `course ${index}`).toEqual(expected);
  }
});

test('events and erasures of one order are all answered when they come at once', async () => {
  for (let index = 0; index < courses / 6; index += 1) {
    const placed = await place(index);
    const sampled = fc.sample(sequences(placed), { seed: index, numRuns: 3 }).flat();
    await Promise.all(sampled.map((step) => take(placed.number, step)));
    const isPaid = sampled.some((step) => step !== 'erase' && step.fact.kind === 'paid');
    const { state } = await knownOf(placed.number);
    expect(unpaidStates.includes(state), `course ${index}`).toBe(!isPaid);
  }
});
