import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { closeDatabase, run, sql } from '@/db/client';
import { countWaiting } from '@/db/desk/desk';
import {
  findDeclarationOf,
  findDeclaredDay,
  findDeskOrder,
  listDeskOrders,
} from '@/db/desk/desk-orders';
import { listToMake } from '@/db/desk/desk-plan';
import { findRefundFacts } from '@/db/desk/desk-refunds';
import { listSurpluses, surplusDays } from '@/db/desk/desk-surplus';
import {
  countWithdrawals,
  listWithdrawals,
  markWithdrawal,
  setAsideWithdrawal,
  type WithdrawalPart,
} from '@/db/desk/desk-withdrawals';
import { moveOrder, type Step } from '@/db/orders/order-steps';
import { findOrder, placeOrder } from '@/db/orders/orders';
import { handlePayment } from '@/db/orders/payments';
import { declaredTimes, isDoubted, listUnheeded, saveWithdrawal } from '@/db/orders/withdrawals';
import { mails, orders, withdrawals } from '@/db/schema';
import { declarationDoubt } from '@/lib/orders/declaration-doubt';
import { orderStates } from '@/lib/orders/order';
import { stepToUndo } from '@/lib/orders/order-moves';
import { refundDue } from '@/lib/orders/refund-deadline';
import { anEmail } from '@/tests/db/account/visitor';
import { refundConfirmed } from '@/tests/db/orders/confirmed-refund';
import { aNewOrder } from '@/tests/make';
import { closeWithRest } from '@/use-cases/desk/refund-order';
import { setAside } from '@/use-cases/desk/set-aside';
import { findDeclared } from '@/use-cases/orders/read-declaration';

process.env.LOG_LEVEL = 'silent';
afterAll(closeDatabase);

const author = 'clio@theogonie.example';
const totalCents = 820_000;

async function aPaidOrder(cents = totalCents) {
  const { id, number } = await placeOrder(
    aNewOrder({ email: anEmail(), totalCents, deliveryCents: 9_900 }),
  );
  const payment = `pi_${randomUUID()}`;
  await handlePayment({
    ...{ id: randomUUID(), type: 'event', orderId: id, providerPayment: payment },
    fact: { kind: 'paid', cents, currency: 'eur' },
  });
  const step = (parts: Pick<Step, 'from' | 'to'> & Partial<Step>) =>
    moveOrder({ number, author, ...parts });
  const facts = async () => {
    const order = await findDeskOrder(number);
    if (!order) throw new Error('the order is gone');
    return { ...(await findRefundFacts(order)), state: order.state };
  };
  const giveBack = (part: number, shownCents = 0) =>
    refundConfirmed({
      ...{ id: randomUUID(), number, kind: 'part', cents: part, way: 'transfer' },
      ...{ shownCents, author },
    });
  const close = (reason: string, shownCents: number) =>
    closeWithRest({ number, shownCents, author, reason });
  return { id, payment, number, step, facts, giveBack, close };
}

async function declare(
  order: string,
  isBuyers = false,
  reference = `R-${randomUUID()}`,
  declaredAt = new Date(),
) {
  await saveWithdrawal({
    ...{ reference, name: 'Ulysse', email: anEmail(), order, language: 'fr', isBuyers },
    declaredAt,
    mail: { kind: 'withdrawal', facts: { reference }, budgets: [] },
  });
  return reference;
}

const unheededNumbers = async () => (await listUnheeded(1_000)).map(({ order }) => order.number);

test('an order with an open declaration, however it names the order, goes on with a reason only', async () => {
  for (const say of [
    (number: string) => number,
    (number: string) => ` ${number.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')}`,
  ]) {
    const order = await aPaidOrder();
    expect(await findDeclarationOf(order.number)).toBeUndefined();
    const reference = await declare(say(order.number), true);
    expect((await findDeclarationOf(order.number))?.reference).toBe(reference);
    const unheeded = await listUnheeded(1_000);
    const its = unheeded.find(({ order: { number } }) => number === order.number);
    expect(its?.doubt).toBeUndefined();
    expect(await order.step({ from: 'paid', to: 'workshop' })).toBe('declared');
    expect((await findOrder(order.number))?.state).toBe('paid');
    const remark = 'Le client a changé d’avis au téléphone';
    expect(await order.step({ from: 'paid', to: 'workshop', remark })).toBe('done');
    expect(await markWithdrawal(reference, 'paidBack', author)).toBe('done');
    expect(await findDeclarationOf(order.number)).toBeUndefined();
    expect(await order.step({ from: 'workshop', to: 'ready' })).toBe('done');
  }
});

test('a declaration is not paid back while all that came for its withdrawn order is held', async () => {
  const order = await aPaidOrder();
  const reference = await declare(order.number, true);
  expect(await order.step({ from: 'paid', to: 'withdrawn' })).toBe('done');
  expect(await markWithdrawal(reference, 'paidBack', author)).toBe('notPaidBack');
  expect(await findDeclarationOf(order.number)).toBeDefined();
});

test('however many strangers declare before it, what a buyer declares stands among the first', async () => {
  const order = await aPaidOrder();
  for (let n = 0; n < 3; n += 1) await declare((await aPaidOrder()).number);
  const reference = await declare(order.number, true);
  const buyers = (await listUnheeded(1_000)).filter(({ doubt }) => !doubt);
  expect(buyers.at(-1)?.reference).toBe(reference);
  expect(await listUnheeded(buyers.length)).toEqual(buyers);
});

test('a declaration is heeded by the withdrawal of its order, without a reason', async () => {
  const order = await aPaidOrder();
  await declare(order.number);
  expect(await order.step({ from: 'paid', to: 'withdrawn' })).toBe('done');
  expect(await unheededNumbers()).not.toContain(order.number);
  const other = await aPaidOrder();
  expect(await other.step({ from: 'paid', to: 'workshop' })).toBe('done');
});

test('a withdrawn order is closed with a deduction, by a reason, once and without another mail', async () => {
  const order = await aPaidOrder();
  expect((await order.facts()).keptCents).toBe(0);
  await order.step({ from: 'paid', to: 'withdrawn' });
  // Nothing was given back yet.
  expect(await order.close('Rayures', 0)).toBe('refused');
  expect(await order.giveBack(800_000)).toBe('done');
  expect((await order.facts()).keptCents).toBe(20_000);
  const mailsNow = async () =>
    (await run((db) => db.select().from(mails).orderBy(mails.createdAt, mails.kind))).filter(
      ({ facts }) => facts.number === order.number,
    ).length;
  const before = await mailsNow();
  expect(await order.close('', 800_000)).toBe('noReason');
  expect(await order.close('x'.repeat(501), 800_000)).toBe('badRemark');
  expect(await order.close('Rayures', 0)).toBe('conflict');
  const both = [order.close('Rayures', 800_000), order.close('Rayures', 800_000)];
  expect((await Promise.all(both)).sort()).toEqual(['done', 'refused']);
  expect(await mailsNow()).toBe(before);
  const facts = await order.facts();
  expect([facts.state, facts.keptCents, facts.canRefund]).toEqual(['refunded', 0, false]);
  expect(facts.money.refundedCents).toBe(800_000);
  expect(facts.credits.map(({ cents }) => cents)).toEqual([800_000]);
  expect((await findOrder(order.number))?.changes.at(-1)).toMatchObject({
    ...{ state: 'refunded', author, remark: 'Rayures', details: { keptCents: 20_000 } },
  });
});

test('a declared withdrawal is marked in the list and in the plan until it is settled', async () => {
  const order = await aPaidOrder();
  const days = { deliveryFirst: '2020-01-06', deliveryLast: '2020-01-10' };
  await run((db) => db.update(orders).set(days).where(eq(orders.number, order.number)));
  const marks = async () => {
    const [listed] = await listDeskOrders({ query: order.number });
    const planned = (await listToMake('2019-12-30', false)).find(
      ({ number }) => number === order.number,
    );
    return [listed?.declaredAt, planned?.declaredAt];
  };
  expect(await marks()).toEqual([undefined, undefined]);
  const reference = await declare(order.number, true);
  const at = (await findDeclarationOf(order.number))?.declaredAt;
  expect(at).toBeInstanceOf(Date);
  await declare(order.number, true);
  expect(await marks()).toEqual([at, at]);
  await markWithdrawal(reference, 'paidBack', author);
  expect((await marks())[0]).not.toEqual(at);
});

test('a declaration is settled once its order is refunded: by hand, in parts, by the provider, or but for a deduction', async () => {
  type Its = Awaited<ReturnType<typeof aPaidOrder>>;
  const ways: Readonly<Record<string, (order: Its) => Promise<unknown>>> = {
    hand: ({ step }) => step({ from: 'paid', to: 'refunded' }),
    parts: async ({ giveBack }) => {
      await giveBack(20_000);
      return giveBack(800_000, 20_000);
    },
    provider: ({ id, payment }) =>
      handlePayment({
        ...{ id: randomUUID(), type: 'event', orderId: id, providerPayment: payment },
        fact: { kind: 'refunded', cents: totalCents },
      }),
    rest: async ({ step, giveBack, close }) => {
      await step({ from: 'paid', to: 'withdrawn' });
      await giveBack(800_000);
      return close('Rayures', 800_000);
    },
  };
  for (const [way, refund] of Object.entries(ways)) {
    const order = await aPaidOrder();
    const reference = await declare(order.number);
    await refund(order);
    expect((await findOrder(order.number))?.state, way).toBe('refunded');
    expect(await findDeclarationOf(order.number), way).toBeUndefined();
    const open = (await listWithdrawals('doubted')).map((row) => row.reference);
    const closed = (await listWithdrawals('closed')).map((row) => row.reference);
    expect([open.includes(reference), closed.includes(reference)], way).toEqual([false, true]);
  }
});

test('a part given back leaves the declaration open', async () => {
  const order = await aPaidOrder();
  const reference = await declare(order.number);
  await order.giveBack(20_000);
  expect((await findDeclarationOf(order.number))?.reference).toBe(reference);
});

test('an order that is not withdrawn is not closed so', async () => {
  const order = await aPaidOrder();
  expect(await order.giveBack(100)).toBe('done');
  expect(await order.close('Rayures', 100)).toBe('refused');
  expect((await order.facts()).state).toBe('paid');
});

/** The surplus of an order where the desk lists what waits, and in the list of orders. */
async function surplusListed(number: string) {
  const waiting = (await listSurpluses()).find((one) => one.number === number);
  const [listed] = await listDeskOrders({ query: number });
  return [waiting?.cents, listed?.surplusCents];
}

test('a surplus is looked for within its days after the delivery, and marked in the list without an end', async () => {
  const order = await aPaidOrder(totalCents + 500);
  const delivered = (days: number) =>
    run((db) =>
      db
        .update(orders)
        .set({ state: 'delivered', deliveredAt: new Date(Date.now() - days * 86_400_000) })
        .where(eq(orders.number, order.number)),
    );
  // Not accepted yet: it is among the payments to be looked at.
  expect(await surplusListed(order.number)).toEqual([undefined, undefined]);
  await delivered(surplusDays - 1);
  expect(await surplusListed(order.number)).toEqual([500, 500]);
  await delivered(surplusDays + 1);
  expect(await surplusListed(order.number)).toEqual([undefined, 500]);
});

test('what came beyond the total of an accepted order is said to be owed until it is given back', async () => {
  const order = await aPaidOrder(totalCents + 10_000);
  expect([(await order.facts()).state, (await order.facts()).surplusCents]).toEqual(['differs', 0]);
  const accepted = { remark: 'Le reste repart.', shownCents: totalCents + 10_000 };
  expect(await order.step({ from: 'differs', to: 'paid', ...accepted })).toBe('done');
  expect((await order.facts()).surplusCents).toBe(10_000);
  expect(await surplusListed(order.number)).toEqual([10_000, 10_000]);
  expect(await order.giveBack(4_000)).toBe('done');
  expect(await surplusListed(order.number)).toEqual([6_000, 6_000]);
  expect(await order.giveBack(6_000, 4_000)).toBe('done');
  expect((await order.facts()).surplusCents).toBe(0);
  expect(await surplusListed(order.number)).toEqual([undefined, undefined]);
});

test('an order that pays for the same as another is owed back whole until one of the two is refunded', async () => {
  const purchaseId = randomUUID();
  const place = (buyerHash: string) =>
    placeOrder(aNewOrder({ email: anEmail(), totalCents, purchaseId, buyerHash }));
  // Both are placed before either is paid.
  const [first, twin] = [await place(randomUUID()), await place(randomUUID())];
  for (const { id } of [first, twin])
    await handlePayment({
      ...{ id: randomUUID(), type: 'event', orderId: id, providerPayment: `pi_${randomUUID()}` },
      fact: { kind: 'paid', cents: totalCents, currency: 'eur' },
    });
  const shown = async () => {
    const found = await findDeskOrder(twin.number);
    return found && (await findRefundFacts(found)).surplusCents;
  };
  expect(await surplusListed(first.number)).toEqual([undefined, undefined]);
  expect(await surplusListed(twin.number)).toEqual([totalCents, totalCents]);
  expect(await shown()).toBe(totalCents);
  await moveOrder({ number: first.number, from: 'paid', to: 'refunded', author });
  expect(await surplusListed(twin.number)).toEqual([undefined, undefined]);
  expect(await shown()).toBe(0);
});

test('the page of an order says that its withdrawal was declared until the house acts on it or goes on', async () => {
  const order = await aPaidOrder();
  const declared = async () => {
    const found = await findOrder(order.number);
    return found && (await findDeclared(found))?.reference;
  };
  expect(await declared()).toBeUndefined();
  // Anybody can name its number: the house sees that, and the page goes on.
  const strangers = await declare(order.number);
  expect(await declared()).toBeUndefined();
  expect((await findDeclarationOf(order.number))?.reference).toBe(strangers);
  const listed = await listWithdrawals('doubted');
  expect(listed.find(({ reference }) => reference === strangers)?.doubt).toBe('otherAddress');
  const reference = await declare(order.number, true);
  expect(await declared()).toBe(reference);
  const other = await aPaidOrder();
  expect(await other.step({ from: 'paid', to: 'withdrawn' })).toBe('done');
  await declare(other.number, true);
  const withdrawn = await findOrder(other.number);
  expect(withdrawn && (await findDeclared(withdrawn))).toBeUndefined();
  const remark = 'Le client a changé d’avis au téléphone';
  expect(await order.step({ from: 'paid', to: 'workshop', remark })).toBe('done');
  expect(await declared()).toBeUndefined();
});

const listedIn = async (part: WithdrawalPart, reference: string) =>
  (await listWithdrawals(part)).some((row) => row.reference === reference);

test('what somebody else declared stops nothing, is marked nowhere, and is not among what is to be paid back', async () => {
  const order = await aPaidOrder();
  const before = [(await countWaiting()).withdrawals, await countWithdrawals('doubted')];
  const reference = await declare(order.number);
  expect([(await countWaiting()).withdrawals, await countWithdrawals('doubted')]).toEqual([
    before[0],
    (before[1] ?? 0) + 1,
  ]);
  expect([await listedIn('open', reference), await listedIn('doubted', reference)]).toEqual([
    false,
    true,
  ]);
  const dayOnSheets = async () => {
    const found = await findOrder(order.number);
    return found && (await findDeclaredDay(found));
  };
  const mark = async () => (await listDeskOrders({ query: order.number }))[0]?.declaredAt;
  expect([await mark(), await dayOnSheets()]).toEqual([undefined, undefined]);
  expect(await order.step({ from: 'paid', to: 'workshop' })).toBe('done');
  // The house knows better: it is the buyer's, and counts from its day.
  expect(await order.step({ from: 'workshop', to: 'withdrawn' })).toBe('done');
  expect([await mark(), await dayOnSheets()]).toEqual([expect.any(Date), expect.any(Date)]);
  expect((await countWaiting()).withdrawals).toBe((before[0] ?? 0) + 1);
});

test('a declaration of somebody else is set aside with a reason and taken up again, in the history of its order', async () => {
  const order = await aPaidOrder();
  const reference = await declare(order.number);
  expect(await setAside(reference, 'setAside', author)).toBe('unsaid');
  expect(await setAside(reference, 'setAside', author, 'x'.repeat(501))).toBe('badRemark');
  const remark = 'La cliente, au téléphone : ce n’est pas elle';
  const both = [author, 'erato@theogonie.example'].map((one) =>
    setAside(reference, 'setAside', one, remark),
  );
  expect((await Promise.all(both)).sort()).toEqual(['conflict', 'done']);
  const parts = async () =>
    Promise.all((['open', 'doubted', 'closed'] as const).map((part) => listedIn(part, reference)));
  expect(await parts()).toEqual([false, false, true]);
  expect(await findDeclarationOf(order.number)).toBeUndefined();
  expect(await unheededNumbers()).not.toContain(order.number);
  const last = async () => (await findOrder(order.number))?.changes.at(-1);
  expect(await last()).toMatchObject({
    ...{ state: 'paid', note: 'setAside', remark, details: { declaration: reference } },
    author: expect.stringContaining('@theogonie.example'),
  });
  expect(await markWithdrawal(reference, 'paidBack', author)).toBe('conflict');
  const again = [author, author].map((one) => setAside(reference, 'takenUp', one));
  expect((await Promise.all(again)).sort()).toEqual(['conflict', 'done']);
  expect(await last()).toMatchObject({ author, note: 'takenUp', remark: null });
  expect(await parts()).toEqual([false, true, false]);
  // A refund closes what is open, and says nothing false of what was set aside.
  const strangers = await declare(order.number);
  expect(await setAside(strangers, 'setAside', author, remark)).toBe('done');
  await order.step({ from: 'paid', to: 'refunded' });
  const closed = await listWithdrawals('closed');
  const refunded = (its: string) => closed.find((row) => row.reference === its)?.refundedAt;
  expect([refunded(reference), refunded(strangers)]).toEqual([expect.any(Date), null]);
});

test('of two who decide about one declaration, the second is told: who sets it aside, and who withdraws its order', async () => {
  const order = await aPaidOrder();
  const declaration = await declare(order.number);
  const withdraw = (its = declaration) =>
    order.step({ from: 'paid', to: 'withdrawn', declaration: its });
  expect(await setAsideWithdrawal(declaration, 'setAside', author, 'Non')).toBe('done');
  expect(await withdraw()).toBe('conflict');
  expect((await findOrder(order.number))?.state).toBe('paid');
  // Another one of the same order does not stand in for it, nor does one of another order.
  const other = await declare(order.number);
  expect(await withdraw()).toBe('conflict');
  expect(await withdraw(await declare((await aPaidOrder()).number))).toBe('conflict');
  expect(await withdraw(other)).toBe('done');
  expect(await setAsideWithdrawal(other, 'setAside', author, 'Non')).toBe('refused');
  const both = await aPaidOrder();
  const its = await declare(both.number);
  const outcomes = await Promise.all([
    both.step({ from: 'paid', to: 'withdrawn', declaration: its }),
    setAsideWithdrawal(its, 'setAside', author, 'Non'),
  ]);
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
});

test('an order that the house has withdrawn is to be paid back, though a declaration of it was set aside', async () => {
  const order = await aPaidOrder();
  const reference = await declare(order.number);
  await setAsideWithdrawal(reference, 'setAside', author, 'Non');
  const parts = async () =>
    Promise.all((['open', 'doubted', 'closed'] as const).map((part) => listedIn(part, reference)));
  expect(await parts()).toEqual([false, false, true]);
  const before = (await countWaiting()).withdrawals;
  expect(await order.step({ from: 'paid', to: 'withdrawn' })).toBe('done');
  expect(await parts()).toEqual([true, false, false]);
  const open = await countWithdrawals('open');
  expect([(await countWaiting()).withdrawals, open]).toEqual([before + 1, before + 1]);
  await order.step({ from: 'withdrawn', to: 'refunded' });
  expect(await parts()).toEqual([false, false, true]);
});

test('nobody sets aside what the buyer declared, before or since', async () => {
  const order = await aPaidOrder();
  const theirs = await declare(order.number, true);
  expect(await setAsideWithdrawal(theirs, 'setAside', author, 'Non')).toBe('refused');
  expect(await setAsideWithdrawal(await declare('le grand lit'), 'setAside', author, 'Non')).toBe(
    'refused',
  );
  const other = await aPaidOrder();
  const reference = await declare(other.number);
  expect(await setAsideWithdrawal(reference, 'setAside', author, 'Non')).toBe('done');
  // Somebody else says it again: it stays aside. Its buyer does: it counts.
  await declare(other.number, false, reference);
  expect(await findDeclarationOf(other.number)).toBeUndefined();
  await declare(other.number, true, reference);
  expect(await other.step({ from: 'paid', to: 'workshop' })).toBe('declared');
});

test('what somebody declares after the house noted a withdrawal does not put off its refund', async () => {
  const order = await aPaidOrder();
  const day = (days: number) => new Date(Date.now() + days * 86_400_000);
  await declare(order.number, false, undefined, day(-3));
  await order.step({ from: 'paid', to: 'withdrawn' });
  await declare(order.number, false, undefined, day(9));
  expect((await order.facts()).due).toBe(refundDue(day(-3)));
});

test('a step can still be undone after a declaration was set aside', async () => {
  const order = await aPaidOrder();
  await order.step({ from: 'paid', to: 'workshop' });
  const reference = await declare(order.number);
  await setAside(reference, 'setAside', author, 'Non');
  const changes = (await findOrder(order.number))?.changes ?? [];
  expect(stepToUndo(changes, new Date())?.state).toBe('workshop');
});

test.each(orderStates)(
  'the database doubts the declarations of an order that is %s as the rule does, in lists and marks',
  async (state) => {
    for (const isBuyers of [false, true]) {
      const { number } = await aPaidOrder();
      await run((db) => db.update(orders).set({ state }).where(eq(orders.number, number)));
      const order = { number, state, email: anEmail() };
      const reference = await declare(number, isBuyers);
      const [row] = await run((db) =>
        db
          .select({ email: withdrawals.email, isDoubted: sql<boolean>`${isDoubted}` })
          .from(withdrawals)
          .where(eq(withdrawals.reference, reference)),
      );
      const isInDoubt =
        declarationDoubt({ email: row?.email ?? '', isBuyers }, order) !== undefined;
      expect(row?.isDoubted, String(isBuyers)).toBe(isInDoubt);
      const marked = (await declaredTimes([number])).get(number);
      expect(marked === undefined, String(isBuyers)).toBe(isInDoubt);
      expect(await findDeclaredDay(order), String(isBuyers)).toEqual(marked);
    }
  },
);
