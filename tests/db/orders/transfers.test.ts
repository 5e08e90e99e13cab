import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteExpired } from '@/db/account/retention';
import { addLine, listLines } from '@/db/cart/carts';
import { closeDatabase, run } from '@/db/client';
import { exportOrders, findDeskOrder, listDeskOrders } from '@/db/desk/desk-orders';
import { findRefundFacts } from '@/db/desk/desk-refunds';
import { claimMail, type WaitingMail } from '@/db/mail/mails';
import { askForBalance, keepBalanceSession } from '@/db/orders/balance-sessions';
import { listCreditNotes } from '@/db/orders/credit-notes';
import { listInvoices } from '@/db/orders/invoices';
import { findReceived } from '@/db/orders/order-mails';
import { moveOrder } from '@/db/orders/order-steps';
import { findOrder, findTokenOrder, type OrderHead, placeOrder } from '@/db/orders/orders';
import { placeOtherwise } from '@/db/orders/other-way';
import { askForPayment, keepPaymentSession } from '@/db/orders/payment-sessions';
import { handlePayment } from '@/db/orders/payments';
import { askRefund } from '@/db/orders/refunds';
import { cancelLateTransfers, remindOfTransfers } from '@/db/orders/transfer-jobs';
import {
  findPartTransfer,
  findTransferAlike,
  noteReturned,
  placeTransfer,
  type ReceivedTransfer,
  TransferWaits,
} from '@/db/orders/transfers';
import { mails } from '@/db/schema';
import { dayOf, daysAfter } from '@/lib/calendar/dates';
import { requireProduct } from '@/lib/catalogue/products';
import type { NewOrder } from '@/lib/checkout/new-order';
import { deliveryDates } from '@/lib/delivery/delivery-dates';
import { mainlandFrance } from '@/lib/delivery/destination';
import { formatPrice, toDecimal } from '@/lib/money';
import { balanceOf, depositOf } from '@/lib/orders/deposit';
import type { RefundKind } from '@/lib/orders/order';
import { houseMails as houseWords } from '@/messages/fr/mail/house-mails';
import { houseMails } from '@/server/mail/house-mails';
import { previewMail } from '@/server/mail/mail-worker';
import { anEmail, aProvenEmail, aVisitor } from '@/tests/db/account/visitor';
import { aNewOrder, aZeusLine } from '@/tests/make';
import { startStripe, stripeSettings, type TestStripe } from '@/tests/programs/stripe';
import { listChoices } from '@/use-cases/cart/cart-choices';
import { balancePageOf } from '@/use-cases/checkout/pay-balance';
import { orderListFile } from '@/use-cases/desk/export-orders';
import { receiveTransfer } from '@/use-cases/desk/receive-transfer';
import { findInvoicePaper, listInvoicePapers } from '@/use-cases/orders/find-paper';
import { refundConfirmed } from './confirmed-refund';

let stripe: TestStripe;
beforeAll(async () => {
  stripe = await startStripe();
  // Read once, on first use: a stub would be gone with the first test.
  Object.assign(process.env, {
    ...stripeSettings(stripe),
    HOUSE_MAIL: 'maison@theogonie.example',
    LOG_LEVEL: 'silent',
  });
});
afterAll(async () => {
  await stripe.close();
  await closeDatabase();
});

const author = 'clio@theogonie.example';
const today = dayOf(new Date());
const inDays = (days: number) => daysAfter(new Date(), days);
const totalCents = 4_800_005;
const depositCents = depositOf(totalCents);
const balanceCents = balanceOf({ totalCents, depositCents });
const lines = [{ ...aZeusLine, unitCents: totalCents }];
const contact = { name: 'Léda Tyndare', address: ['1 rue du Lys', '75001 Paris', 'France'] };

const aTransferOrder = (parts: Partial<NewOrder> = {}) =>
  aNewOrder({
    ...{ provider: 'transfer', method: 'transfer', email: anEmail(), contact, lines, totalCents },
    ...{ purchaseId: randomUUID(), buyerHash: randomUUID(), ...parts },
  });

/** What happens to an order, by its number. */
function follow(number: string) {
  const now = async () => {
    const found = await findDeskOrder(number);
    if (!found) throw new Error('the order is gone');
    return found;
  };
  return {
    now,
    number,
    receive: async (cents: number, parts: Partial<ReceivedTransfer> = {}) =>
      receiveTransfer({
        ...{ id: randomUUID(), number, cents, receivedOn: today, shownCents: 0 },
        part: (await findRefundFacts(await now())).awaited?.part ?? 'first',
        ...{ isOtherSum: false, author, ...parts },
      }),
    notes: async () => (await now()).changes.map(({ state, note }) => note ?? state),
    kinds: async () => (await listInvoices((await now()).id)).map(({ kind }) => kind),
    mails: async () =>
      (await run((db) => db.select().from(mails).orderBy(mails.createdAt, mails.kind))).flatMap(
        ({ kind, facts }) =>
          facts.number === number && kind !== 'houseOrder'
            ? [[kind, facts.reminder].filter(Boolean).join(' ')]
            : [],
      ),
    /** What the house was told of it. */
    houseMails: async () =>
      (await run((db) => db.select().from(mails).orderBy(mails.createdAt, mails.kind))).flatMap(
        ({ kind, facts }) =>
          facts.number === number && kind === 'houseOrder' ? [facts.state] : [],
      ),
    age: (days: number) =>
      run((db) =>
        db.execute(
          sql`update orders set placed_at = placed_at - make_interval(days => ${days}::int) where number = ${number}`,
        ),
      ),
  };
}

/** Has a page be open where a balance is paid. @returns its session */
async function openBalance(id: string) {
  const asked = await askForBalance(id);
  if (!asked || !('askedAt' in asked)) throw new Error('no balance is due');
  const balanceSession = `cs_${randomUUID()}`;
  const session = { balanceSession, balancePayAddress: 'https://pay.example' };
  const isKept = await keepBalanceSession(id, asked.askedAt, session);
  return { balanceSession, isKept, ...asked, session };
}

const anOrder = async (parts: Partial<NewOrder> = {}) =>
  follow((await placeTransfer(aTransferOrder(parts), { budgets: [] })).number);

test('an order by transfer waits for its money, without an invoice, and its buyer is written where to, the house that it comes', async () => {
  const order = await anOrder();
  expect(await order.houseMails()).toEqual(['awaitingTransfer']);
  expect(await order.now()).toMatchObject({ state: 'awaitingTransfer', contact, paidWith: null });
  expect(await order.kinds()).toEqual([]);
  expect(await order.mails()).toEqual(['transferDue']);
  const listed = await listDeskOrders({ state: 'awaitingTransfer', query: order.number });
  expect(listed).toMatchObject([{ number: order.number, isLate: false }]);
  expect(await listDeskOrders({ isUnpaid: true, query: order.number })).toHaveLength(1);
  // Nothing is made of it.
  const to = 'workshop';
  const from = 'awaitingTransfer';
  expect(await moveOrder({ number: order.number, from, to, author })).toBe('refused');
});

/** The row of an order in the list as a file, by the names of its columns. */
async function rowOf({ number }: Pick<OrderHead, 'number'>) {
  const file = await orderListFile(await exportOrders({ query: number }, await aProvenEmail()));
  const [head = [], row = []] = file.split('\r\n').map((line) => line.slice(1, -1).split('";"'));
  return Object.fromEntries(head.map((name, index) => [name, row[index]]));
}

test('the list as a file says the postcode of the address where no other was asked for, and the way in French', async () => {
  const address = ['3 rue du Lys', '75008 Paris'];
  const order = await anOrder({
    contact: { ...contact, address, country: 'FR' },
    ...{ deliveryCountry: 'FR', deliveryPostcode: null },
  });
  await order.receive(totalCents);
  expect(await rowOf(order)).toMatchObject({
    ...{ 'Code postal': '75008', 'Payée par': 'Virement' },
    'Adresse e-mail': expect.stringContaining('@'),
  });
});

test('the list as a file has the pieces in French, the VAT in the total, and what was given back', async () => {
  const foreign = { ...aZeusLine, name: 'Zeus bed', unitCents: totalCents, quantity: 2 };
  const order = await anOrder({ language: 'en', lines: [foreign] });
  await order.receive(totalCents);
  expect(await rowOf(order)).toMatchObject({
    Pièces: '2 × Lit Zeus (Éclairage LED, Coffre-fort intégré)',
    'dont TVA (euros)': '8000,01',
    'Reçu (euros)': '48000,05',
    'Remboursé (euros)': '0,00',
  });
  const part = { id: randomUUID(), number: order.number, kind: 'part', cents: 9_950 } as const;
  await refundConfirmed({ ...part, shownCents: 0, way: 'transfer', author });
  expect((await rowOf(order))['Remboursé (euros)']).toBe('99,50');
  await moveOrder({ number: order.number, from: 'paid', to: 'refunded', author });
  expect((await rowOf(order))['Remboursé (euros)']).toBe('48000,05');
});

test('the list as a file says what the provider gave back', async () => {
  const order = await placeOrder(aTransferOrder({ provider: 'stripe' }));
  const payment = `pi_${randomUUID()}`;
  for (const fact of [
    { kind: 'paid', cents: totalCents, currency: 'eur' },
    { kind: 'refunded', cents: 1_000 },
  ] as const) {
    const event = { id: `evt_${randomUUID()}`, type: 'test', orderId: order.id, fact };
    await handlePayment({ ...event, providerPayment: payment });
  }
  expect(await rowOf(order)).toMatchObject({
    'Remboursé (euros)': '10,00',
    'Solde dû (euros)': '0,00',
  });
});

test('the list as a file says what is still to come: all, what is missing, the balance, nothing', async () => {
  const dueOf = async (order: Pick<OrderHead, 'number'>) =>
    (await rowOf(order))['Solde dû (euros)'];
  const order = await anOrder();
  expect(await dueOf(order)).toBe('48000,05');
  await order.receive(4_000_000, { isOtherSum: true });
  expect(await dueOf(order)).toBe('8000,05');
  await order.receive(800_005, { shownCents: 4_000_000 });
  expect(await dueOf(order)).toBe('0,00');
  const split = await anOrder({ depositCents });
  expect(await dueOf(split)).toBe('48000,05');
  await split.receive(depositCents);
  expect(await dueOf(split)).toBe(toDecimal(balanceCents).replace('.', ','));
  await split.receive(balanceCents - 100, { isOtherSum: true });
  expect(await dueOf(split)).toBe('1,00');
  const late = await anOrder();
  await late.age(60);
  await cancelLateTransfers();
  expect(await dueOf(late)).toBe('0,00');
});

test('the sum that is due, on the day it came, pays it as any payment does', async () => {
  const order = await anOrder();
  const receivedOn = dayOf(inDays(-2));
  expect(await order.receive(totalCents, { receivedOn, remark: 'Relevé 42' })).toBe('done');
  const paid = await order.now();
  expect(paid).toMatchObject({ state: 'paid', paidWith: 'transfer', provider: 'transfer' });
  expect(paid.changes.at(-1)).toMatchObject({
    ...{ state: 'paid', note: null, author, remark: 'Relevé 42' },
    details: { cents: totalCents, happenedOn: receivedOn },
  });
  expect(await order.mails()).toEqual(['transferDue', 'orderConfirmed']);
  expect(await order.houseMails()).toEqual(['awaitingTransfer', 'paid']);
  const paper = await findInvoicePaper(paid);
  expect([paper?.totalCents, paper?.buyer.name]).toEqual([totalCents, contact.name]);
});

test('the days of installation count from the day on which the money came, and are never earlier', async () => {
  const [first, last] = [dayOf(inDays(3)), dayOf(inDays(9))];
  const promised = { deliveryCountry: 'FR', deliveryFirst: first, deliveryLast: last };
  const late = await anOrder(promised);
  expect(await late.receive(totalCents)).toBe('done');
  const counted = deliveryDates(
    requireProduct('lit-zeus').piece.leadTimeWeeks,
    mainlandFrance,
    new Date(),
  );
  if (typeof counted !== 'object') throw new Error('no days are known');
  expect(await late.now()).toMatchObject({
    ...{ deliveryFirst: counted.first, deliveryLast: counted.last },
  });
  // Those of a line that was sold with another lead time than the catalogue has now.
  const deliveryWeeks = { min: 8, max: 9 };
  const slow = await anOrder({
    ...promised,
    lines: lines.map((line) => ({ ...line, promised: { warrantyYears: 10, deliveryWeeks } })),
  });
  expect(await slow.receive(totalCents)).toBe('done');
  const slower = deliveryDates(deliveryWeeks, mainlandFrance, new Date());
  if (typeof slower !== 'object') throw new Error('no days are known');
  expect(await slow.now()).toMatchObject({
    ...{ deliveryFirst: slower.first, deliveryLast: slower.last },
  });
  const far = { deliveryFirst: dayOf(inDays(200)), deliveryLast: dayOf(inDays(210)) };
  const early = await anOrder({ ...promised, ...far });
  expect(await early.receive(totalCents)).toBe('done');
  expect(await early.now()).toMatchObject(far);
  const unknown = await anOrder();
  expect(await unknown.receive(totalCents)).toBe('done');
  expect(await unknown.now()).toMatchObject({ deliveryFirst: null, deliveryLast: null });
});

test('one transfer is kept once, pressed twice, in two tabs or by two people at once', async () => {
  const order = await anOrder();
  const id = randomUUID();
  const twice = await Promise.all([
    order.receive(totalCents, { id }),
    order.receive(totalCents, { id }),
  ]);
  expect(twice).toEqual(['done', 'done']);
  const other = await anOrder();
  const two = await Promise.all([other.receive(totalCents), other.receive(totalCents)]);
  expect(two.sort()).toEqual(['conflict', 'done']);
  // The form of one order is none of another.
  expect(await (await anOrder()).receive(totalCents, { id })).toBe('refused');
  for (const one of [order, other]) {
    expect(await one.kinds()).toEqual(['whole']);
    const { money } = await findRefundFacts(await one.now());
    expect(money.receivedCents).toBe(totalCents);
  }
});

test('another sum is said plainly and changes nothing, unless it is kept all the same', async () => {
  const order = await anOrder();
  expect(await order.receive(totalCents - 1)).toBe('transferShort');
  expect(await order.receive(totalCents + 1)).toBe('transferOver');
  for (const cents of [0, -1, Number.NaN, 0.5])
    expect(await order.receive(cents)).toBe('badTransferSum');
  for (const days of [1, -61]) {
    expect(await order.receive(totalCents, { receivedOn: dayOf(inDays(days)) })).toBe(
      'badReceived',
    );
  }
  expect((await order.now()).state).toBe('awaitingTransfer');
  expect(await order.receive(3_000_000, { isOtherSum: true })).toBe('done');
  expect((await order.now()).state).toBe('differs');
  expect(await order.mails()).toEqual(['transferDue', 'amountDiffers']);
  // A page that was shown before knows another sum.
  expect(await order.receive(1_800_005)).toBe('conflict');
  expect(await order.receive(1_800_004, { shownCents: 3_000_000 })).toBe('transferShort');
  expect(await order.receive(1_800_005, { shownCents: 3_000_000 })).toBe('done');
  expect((await order.now()).state).toBe('paid');
  expect(await order.kinds()).toEqual(['whole']);
});

test('a first part leaves the rest to be transferred, and is told apart from a sum that is too much', async () => {
  const order = await anOrder();
  expect(await findPartTransfer(await order.now())).toBeUndefined();
  await order.receive(3_000_000, { isOtherSum: true });
  const part = { part: 'first', cameCents: 3_000_000, dueCents: 1_800_005 };
  expect(await findPartTransfer(await order.now())).toEqual(part);
  expect((await order.notes()).at(-1)).toBe('transferPart');
  await order.receive(1_800_006, { isOtherSum: true, shownCents: 3_000_000 });
  expect(await findPartTransfer(await order.now())).toBeUndefined();
  expect((await order.notes()).at(-1)).toBe('amountDiffers');
});

test('a part of the balance is asked for again without what has come', async () => {
  const order = await anOrder({ depositCents });
  await order.receive(depositCents);
  await order.receive(1_000_000, { isOtherSum: true });
  const dueCents = balanceCents - 1_000_000;
  expect(await findPartTransfer(await order.now())).toMatchObject({ part: 'balance', dueCents });
  expect((await order.mails()).at(-1)).toBe('balanceDue');
  expect((await order.notes()).at(-1)).toBe('transferPart');
  await order.receive(dueCents, { shownCents: 1_000_000 });
  expect(await findPartTransfer(await order.now())).toBeUndefined();
});

test('what is too much can be accepted by the house, and given back', async () => {
  const order = await anOrder();
  expect(await order.receive(totalCents + 100, { isOtherSum: true })).toBe('done');
  const number = order.number;
  const accepted = { remark: 'Le reste repart.', shownCents: totalCents + 100 };
  expect(await moveOrder({ number, from: 'differs', to: 'paid', author, ...accepted })).toBe(
    'done',
  );
  const refund = { id: randomUUID(), number, kind: 'part', way: 'transfer', author } as const;
  expect(await refundConfirmed({ ...refund, cents: 100, shownCents: 0 })).toBe('done');
  expect((await order.now()).state).toBe('paid');
  // The surplus was never invoiced.
  expect(await listCreditNotes((await order.now()).id)).toEqual([]);
});

test('deposit and balance come by transfer, each with its invoice, and both go back as transfers', async () => {
  const order = await anOrder({ depositCents });
  expect(await order.receive(totalCents)).toBe('transferOver');
  expect(await order.receive(depositCents)).toBe('done');
  expect(await order.kinds()).toEqual(['deposit']);
  expect(await order.receive(balanceCents - 5)).toBe('transferShort');
  expect(await order.receive(balanceCents - 5, { isOtherSum: true })).toBe('done');
  expect((await order.now()).isBalancePaid).toBe(false);
  expect(await order.receive(5, { shownCents: balanceCents - 5 })).toBe('done');
  const paid = await order.now();
  expect(paid).toMatchObject({ state: 'paid', isBalancePaid: true, balancePaidWith: 'transfer' });
  expect(await order.kinds()).toEqual(['deposit', 'final']);
  const [deposit, final] = await listInvoicePapers(paid);
  expect((deposit?.totalCents ?? 0) + balanceCents).toBe(final?.totalCents);
  expect(await order.receive(1, { isOtherSum: true })).toBe('conflict');
  const refund = { id: randomUUID(), number: order.number, kind: 'whole', author } as const;
  expect(await refundConfirmed({ ...refund, way: 'provider', shownCents: 0 })).toBe('refused');
  expect(await refundConfirmed({ ...refund, way: 'transfer', shownCents: 0 })).toBe('done');
  expect((await order.now()).state).toBe('refunded');
  const credits = await listCreditNotes(paid.id);
  expect(credits.map(({ cents, invoiceKind }) => [cents, invoiceKind])).toEqual([
    [totalCents, 'final'],
  ]);
});

test('the balance of a deposit by card can come by transfer: its open page is closed, and the provider gives the deposit back alone', async () => {
  const { id, number } = await placeOrder(
    aNewOrder({ email: anEmail(), totalCents, depositCents, lines }),
  );
  const payment = `pi_${randomUUID()}`;
  const paid = { kind: 'paid', cents: depositCents, currency: 'eur' } as const;
  await handlePayment({
    id: randomUUID(),
    type: 'event',
    orderId: id,
    fact: paid,
    providerPayment: payment,
  });
  const order = follow(number);
  const { balanceSession } = await openBalance(id);
  expect(await order.receive(balanceCents)).toBe('done');
  expect(stripe.statusOf({ id: balanceSession })).toBe('expired');
  expect((await order.now()).balancePayAddress).toBeNull();
  expect(await order.kinds()).toEqual(['deposit', 'final']);
  const refund = { number, kind: 'whole', way: 'provider', author } as const;
  expect(await refundConfirmed({ ...refund, id: randomUUID(), shownCents: 0 })).toBe(
    'refundByTransfer',
  );
  const part = {
    ...refund,
    id: randomUUID(),
    kind: 'part',
    cents: depositCents,
    shownCents: 0,
  } as const;
  expect(await refundConfirmed(part)).toBe('done');
  expect(stripe.refunds.refundedOf(payment)).toBe(depositCents);
  expect((await order.now()).state).toBe('paid');
  const rest = { ...refund, id: randomUUID(), way: 'transfer', shownCents: depositCents } as const;
  expect(await refundConfirmed(rest)).toBe('done');
  expect((await order.now()).state).toBe('refunded');
  const credits = await listCreditNotes(id);
  expect(credits.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalCents);
});

/** An order whose deposit is paid by card, and what its provider says of its balance. */
async function aDepositByCard() {
  const { id, number } = await placeOrder(
    aNewOrder({ email: anEmail(), totalCents, depositCents, lines }),
  );
  const pay = (cents: number, part?: 'balance', providerPayment = `pi_${randomUUID()}`) =>
    handlePayment({
      ...{ id: randomUUID(), type: 'event', orderId: id, providerPayment },
      ...{ part, fact: { kind: 'paid', cents, currency: 'eur' } },
    });
  const deposit = `pi_${randomUUID()}`;
  await pay(depositCents, undefined, deposit);
  const order = follow(number);
  const open = async () => {
    const page = await balancePageOf(await order.now());
    const session = stripe.sessions.at(-1);
    if (!session) throw new Error('no session was opened');
    return {
      page,
      session,
      cents: Number(session.given.get('line_items[0][price_data][unit_amount]')),
    };
  };
  return { ...order, id, deposit, pay, open };
}

test('a part of a balance closes its open payment page, and what is paid there all the same is shown as too much', async () => {
  const order = await aDepositByCard();
  const { balanceSession, askedAt, session } = await openBalance(order.id);
  expect(await order.receive(1_000_000, { isOtherSum: true })).toBe('done');
  expect(stripe.statusOf({ id: balanceSession })).toBe('expired');
  expect((await order.now()).balancePayAddress).toBeNull();
  // Nor is one kept that was asked for before, for the whole balance.
  expect(await keepBalanceSession(order.id, askedAt, session)).toBe(false);
  expect(await askForBalance(order.id)).toMatchObject({ dueCents: balanceCents - 1_000_000 });
  await order.pay(balanceCents, 'balance');
  const paid = await order.now();
  expect(paid.isBalancePaid).toBe(true);
  expect((await findRefundFacts(paid)).surplusCents).toBe(1_000_000);
});

test('the rest of a balance is paid by card to the cent, on a page that a later part closes again', async () => {
  const order = await aDepositByCard();
  const whole = await order.open();
  expect(whole.cents).toBe(balanceCents);
  expect(await order.receive(1_000_000, { isOtherSum: true })).toBe('done');
  expect(stripe.statusOf(whole.session)).toBe('expired');
  const rest = await order.open();
  expect([rest.cents, stripe.statusOf(rest.session)]).toEqual([balanceCents - 1_000_000, 'open']);
  // Pressed again, it is the same page.
  expect(await order.open()).toEqual(rest);
  await order.receive(5, { isOtherSum: true, shownCents: 1_000_000 });
  expect(stripe.statusOf(rest.session)).toBe('expired');
  const both = await Promise.all([order.open(), order.open()]);
  const last = both[0];
  expect(both.map(({ page }) => page)).toEqual([last.page, last.page]);
  expect(last.cents).toBe(balanceCents - 1_000_005);
  const payment = `pi_${randomUUID()}`;
  expect(await order.pay(last.cents, 'balance', payment)).toBe('done');
  const paid = await order.now();
  expect(paid).toMatchObject({ isBalancePaid: true, balancePayment: payment });
  expect((await findRefundFacts(paid)).surplusCents).toBe(0);
  expect(await order.kinds()).toEqual(['deposit', 'final']);
  expect((await order.notes()).at(-1)).toBe('balancePaid');
  expect(await balancePageOf(paid)).toBeUndefined();
  // Once more, and late from the page before: both are surplus.
  await order.pay(rest.cents, 'balance');
  expect((await order.notes()).at(-1)).toBe('paidTwice');
  expect((await findRefundFacts(await order.now())).surplusCents).toBe(rest.cents);
});

test('more than is missing pays the balance by transfer, too, and the rest of it is too much', async () => {
  const order = await aDepositByCard();
  await order.receive(1_000_000, { isOtherSum: true });
  const missing = balanceCents - 1_000_000;
  const more = { shownCents: 1_000_000, isOtherSum: true };
  expect(await order.receive(missing + 10_000, { shownCents: 1_000_000 })).toBe('transferOver');
  expect(await order.receive(missing + 10_000, more)).toBe('done');
  const paid = await order.now();
  expect(paid).toMatchObject({ isBalancePaid: true, balancePaidWith: 'transfer' });
  expect((await findRefundFacts(paid)).surplusCents).toBe(10_000);
  expect((await order.notes()).slice(-2)).toEqual(['transferPart', 'balancePaid']);
  expect(await order.kinds()).toEqual(['deposit', 'final']);
});

test('a sum that is not accepted yet is given back as what is too much, or all: no part of it counts as come', async () => {
  const short = await anOrder();
  await short.receive(100_000, { isOtherSum: true });
  const back = (order: typeof short, cents: number, shownCents = 0) =>
    askRefund({
      ...{ id: randomUUID(), number: order.number, kind: 'part', cents, confirmedCents: cents },
      ...{ way: 'transfer', shownCents, author },
    });
  expect(await back(short, 40_000)).toBe('refundOfParts');
  const over = await anOrder();
  await over.receive(totalCents + 20_000, { isOtherSum: true });
  expect(await back(over, 20_001)).toBe('refundOfParts');
  expect(await back(over, 20_000)).toBe('done');
  expect(await over.now()).toMatchObject({ state: 'differs' });
  const held = { cents: totalCents, currency: 'eur' };
  expect(await findRefundFacts(await over.now())).toMatchObject({ held, isExact: true });
  expect(await findReceived(await over.now())).toEqual(held);
  const step = { from: 'differs', to: 'paid' } as const;
  const accept = { ...step, number: over.number, remark: 'Rendu.', author };
  expect(await moveOrder({ ...accept, shownCents: totalCents + 20_000 })).toBe('conflict');
  expect(await moveOrder({ ...accept, shownCents: totalCents })).toBe('done');
  const [invoice] = await listInvoicePapers(await over.now());
  expect(invoice?.settledCents).toBeUndefined();
});

test('the rest of a sum that was accepted though short is due: it is said, can be noted, and all goes with one credit note', async () => {
  const order = await anOrder();
  await order.receive(totalCents - 10_000, { isOtherSum: true });
  const accepted = { remark: 'Frais de banque.', shownCents: totalCents - 10_000, author };
  const step = { number: order.number, from: 'differs', to: 'paid', ...accepted } as const;
  expect(await moveOrder(step)).toBe('done');
  const rest = { part: 'rest', cameCents: totalCents - 10_000, dueCents: 10_000 };
  expect(await findPartTransfer(await order.now())).toEqual(rest);
  const to = { number: order.number, recipient: 'leda@theogonie.example', language: 'fr' } as const;
  const mail = await previewMail({ kind: 'orderConfirmed', ...to });
  const text = (mail?.text ?? '').replace(/[\u2066-\u2069]/g, '').replace(/\s/g, ' ');
  expect(text.indexOf('il reste 100,00 € à régler')).toBeGreaterThan(0);
  expect(text.indexOf('il reste')).toBeLessThan(text.indexOf('Voir la commande'));
  const [invoice] = await listInvoicePapers(await order.now());
  expect(invoice?.settledCents).toBe(totalCents - 10_000);
  const shown = { shownCents: totalCents - 10_000 };
  expect(await order.receive(4_000, shown)).toBe('transferShort');
  expect(await order.receive(4_000, { ...shown, isOtherSum: true })).toBe('done');
  // A page from before is told of it, and of what its sum was for.
  expect(await order.receive(6_000, shown)).toBe('conflict');
  expect(await order.receive(6_000, { shownCents: totalCents - 6_000, part: 'first' })).toBe(
    'conflict',
  );
  expect((await order.notes()).slice(-2)).toEqual(['paid', 'transferPart']);
  expect(await order.kinds()).toEqual(['whole']);
  const whole = { id: randomUUID(), number: order.number, kind: 'whole', way: 'transfer' } as const;
  expect(await refundConfirmed({ ...whole, shownCents: 0, author })).toBe('done');
  expect(await order.now()).toMatchObject({ state: 'refunded' });
  const credits = await listCreditNotes((await order.now()).id);
  expect(credits.map(({ cents, kind }) => [cents, kind])).toEqual([[totalCents, 'whole']]);
});

test('two people who note the same deposit keep it once: the page of the second was about another sum', async () => {
  const order = await anOrder({ depositCents });
  const seen = { part: 'first', shownCents: 0 } as const;
  expect(await order.receive(depositCents, seen)).toBe('done');
  expect(await order.receive(depositCents, { ...seen, isOtherSum: true })).toBe('conflict');
  expect(await findPartTransfer(await order.now())).toBeUndefined();
});

test('while the rest of a balance is due its parts are not given back in part: less than is due would pay it', async () => {
  const order = await aDepositByCard();
  await order.receive(1_000_000, { isOtherSum: true });
  const refund = (cents: number, kind: RefundKind = 'part') =>
    askRefund({
      ...{ id: randomUUID(), number: order.number, kind, cents, confirmedCents: cents, author },
      ...{ way: 'transfer', shownCents: 0 },
    });
  expect(await refund(1)).toBe('refundOfParts');
  // What nobody awaited may go back.
  await order.pay(700, 'balance');
  expect(await refund(701)).toBe('refundOfParts');
  expect(await refund(700)).toBe('done');
  expect((await order.now()).isBalancePaid).toBe(false);
});

test('a page that asked for more than is missing pays the balance, and the rest of it is too much', async () => {
  const order = await aDepositByCard();
  await order.receive(1_000_000, { isOtherSum: true });
  const { cents } = await order.open();
  await order.receive(400_000, { isOtherSum: true, shownCents: 1_000_000 });
  // It was paid a moment before it was closed.
  await order.pay(cents, 'balance');
  const paid = await order.now();
  expect(paid.isBalancePaid).toBe(true);
  expect((await findRefundFacts(paid)).surplusCents).toBe(400_000);
  const short = await aDepositByCard();
  await short.receive(1_000_000, { isOtherSum: true });
  await short.pay(balanceCents - 1_000_001, 'balance');
  expect((await short.now()).isBalancePaid).toBe(false);
  expect((await short.notes()).at(-1)).toBe('balanceDiffers');
});

test('delivered before its balance has come, the history keeps what is missing, and the house is mailed that', async () => {
  const order = await aDepositByCard();
  await order.receive(1_000_000, { isOtherSum: true });
  const missing = balanceCents - 1_000_000;
  const isIts = ({ kind, facts }: WaitingMail) =>
    kind === 'houseOrder' && facts.number === order.number;
  let mail = await claimMail();
  while (mail && !isIts(mail)) mail = await claimMail();
  const draft = mail && (await houseMails.houseOrder(mail));
  const rows = draft?.sections?.flatMap((section) => section.rows ?? []);
  expect(rows).toContainEqual([houseWords.balance, formatPrice(missing, 'fr')]);
  const { number } = order;
  for (const [from, to] of [
    ['paid', 'workshop'],
    ['workshop', 'ready'],
  ] as const) {
    expect(await moveOrder({ number, from, to, author })).toBe('done');
  }
  const agreed = { deliveryDate: today, carriers: 'Hermès', address: ['Paris'] };
  expect(await moveOrder({ number, from: 'ready', to: 'agreed', author, ...agreed })).toBe('done');
  const step = { number, from: 'agreed', to: 'delivered', author } as const;
  expect(await moveOrder(step)).toBe('unpaid');
  expect(await moveOrder({ ...step, remark: 'Le client paie demain' })).toBe('done');
  expect((await order.now()).changes.at(-1)?.details?.unpaidCents).toBe(missing);
});

test('that a page for more has expired is no news for the one of the rest that is being opened', async () => {
  const order = await aDepositByCard();
  const { session } = await order.open();
  await order.receive(1_000_000, { isOtherSum: true });
  const asked = await askForBalance(order.id);
  if (!asked || !('askedAt' in asked)) throw new Error('no balance is due');
  await handlePayment({
    ...{ id: randomUUID(), type: 'event', orderId: order.id, part: 'balance' },
    ...{ providerSession: session.id, fact: { kind: 'expired' } },
  });
  const rest = { balanceSession: 'cs_rest', balancePayAddress: 'https://pay.example' };
  expect(await keepBalanceSession(order.id, asked.askedAt, rest)).toBe(true);
});

test('no page opens for the rest while one that asks for more may be paid', async () => {
  const order = await aDepositByCard();
  const { session } = await order.open();
  stripe.pay(session);
  await order.receive(1_000_000, { isOtherSum: true });
  const before = stripe.sessions.length;
  expect((await order.open()).page).toBeUndefined();
  expect(stripe.sessions.length).toBe(before);
});

test('of a balance by transfer and card each gives back what came through it', async () => {
  const order = await aDepositByCard();
  await order.receive(1_000_000, { isOtherSum: true });
  const rest = balanceCents - 1_000_000;
  const payment = `pi_${randomUUID()}`;
  await order.pay(rest, 'balance', payment);
  const asked = { number: order.number, way: 'provider', author } as const;
  const whole = { ...asked, kind: 'whole', shownCents: 0 } as const;
  expect(await refundConfirmed({ ...whole, id: randomUUID() })).toBe('refundByTransfer');
  const part = { ...asked, id: randomUUID(), kind: 'part', cents: rest + depositCents } as const;
  expect(await refundConfirmed({ ...part, shownCents: 0 })).toBe('done');
  expect(stripe.refunds.refundedOf(payment)).toBe(rest);
  expect(stripe.refunds.refundedOf(order.deposit)).toBe(depositCents);
  const left = { ...asked, id: randomUUID(), kind: 'whole', way: 'transfer' } as const;
  expect(await refundConfirmed({ ...left, shownCents: rest + depositCents })).toBe('done');
  expect((await order.now()).state).toBe('refunded');
  const credits = await listCreditNotes(order.id);
  expect(credits.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalCents);
});

test('the open page of a balance is closed when the order is given back', async () => {
  for (const way of ['refund', 'step'] as const) {
    const { id, number } = await placeOrder(
      aNewOrder({ email: anEmail(), totalCents, depositCents, lines }),
    );
    const fact = { kind: 'paid', cents: depositCents, currency: 'eur' } as const;
    const providerPayment = `pi_${randomUUID()}`;
    await handlePayment({ id: randomUUID(), type: 'event', orderId: id, fact, providerPayment });
    const { balanceSession } = await openBalance(id);
    if (way === 'refund') {
      const whole = { id: randomUUID(), number, kind: 'whole', way: 'provider', author } as const;
      expect(await refundConfirmed({ ...whole, shownCents: 0 })).toBe('done');
    } else {
      const { stepOrder } = await import('@/use-cases/desk/step-order');
      expect(await stepOrder({ number, from: 'paid', to: 'withdrawn', author })).toBe('done');
    }
    expect([way, stripe.statusOf({ id: balanceSession })]).toEqual([way, 'expired']);
  }
});

test('a token is used once, however it is pressed: twice, in two tabs, with a card and a transfer at once', async () => {
  const purchaseId = randomUUID();
  const buyerHash = randomUUID();
  const transfer = aTransferOrder({ purchaseId, buyerHash });
  const card = aNewOrder({ purchaseId, buyerHash, totalCents, lines });
  const placed = await Promise.all([
    ...Array.from({ length: 5 }, () => placeTransfer(transfer, { budgets: [] })),
    ...Array.from({ length: 5 }, () => placeOrder(card)),
  ]);
  const states = await Promise.all(
    [...new Set(placed.map(({ number }) => number))].map(
      async (number) => (await findOrder(number))?.state,
    ),
  );
  // The card's order was replaced, if it was first.
  expect(states.filter((state) => state === 'awaitingTransfer')).toHaveLength(1);
  expect(states.filter((state) => state === 'awaiting')).toEqual([]);
  const taken = await findTokenOrder(purchaseId);
  for (const again of [
    transfer,
    card,
    aNewOrder({ purchaseId, buyerHash: 'another browser', lines }),
  ]) {
    expect((await placeOrder(again)).id).toBe(taken?.id);
  }
  expect(await follow(taken?.number ?? '').mails()).toEqual(['transferDue']);
});

test('a card payment that was under way takes the token, and the transfer is not awaited any more', async () => {
  const purchaseId = randomUUID();
  const buyerHash = randomUUID();
  const card = await placeOrder(aNewOrder({ purchaseId, buyerHash, totalCents, lines }));
  await askForPayment(card.id);
  await keepPaymentSession(card.id, {
    providerSession: `cs_${randomUUID()}`,
    payAddress: 'https://pay.example',
  });
  const transfer = await anOrder({ purchaseId, buyerHash });
  expect((await findOrder(card.number))?.state).toBe('cancelled');
  const fact = { kind: 'paid', cents: totalCents, currency: 'eur' } as const;
  await handlePayment({
    id: randomUUID(),
    type: 'event',
    orderId: card.id,
    fact,
    providerPayment: `pi_${randomUUID()}`,
  });
  expect((await findOrder(card.number))?.state).toBe('paid');
  expect((await transfer.now()).state).toBe('cancelled');
  expect(await transfer.mails()).toEqual(['transferDue', 'orderCancelled']);
  expect((await findTokenOrder(purchaseId))?.number).toBe(card.number);
  // The money came all the same: the house is told, and sends it back.
  expect(await transfer.receive(totalCents)).toBe('done');
  expect(await transfer.notes()).toContain('paidTwice');
});

test('a transfer that does not come is reminded of once, and its order cancelled with a mail', async () => {
  const order = await anOrder();
  for (const days of [6.9, 7.1, 8, 14])
    await remindOfTransfers(new Date(Date.now() + days * 86_400_000));
  expect(await order.mails()).toEqual(['transferDue', 'transferDue 1']);
  await cancelLateTransfers(inDays(18));
  expect((await order.now()).state).toBe('awaitingTransfer');
  const late = inDays(20);
  const [one, two] = await Promise.all([cancelLateTransfers(late), cancelLateTransfers(late)]);
  expect(one + two).toBeGreaterThan(0);
  expect(await order.notes()).toEqual(['placed', 'transferReminded', 'cancelled']);
  expect((await order.mails()).at(-1)).toBe('orderCancelled');
  await remindOfTransfers(inDays(60));
  expect(await order.mails()).toHaveLength(3);
});

test('a transfer is awaited as many days as were agreed when it was ordered', async () => {
  const long = await anOrder({ transferDays: 20 });
  const short = await anOrder({ transferDays: 7 });
  await cancelLateTransfers(inDays(13));
  expect([(await long.now()).state, (await short.now()).state]).toEqual([
    'awaitingTransfer',
    'cancelled',
  ]);
  await cancelLateTransfers(inDays(24));
  expect((await long.now()).state).toBe('awaitingTransfer');
  await cancelLateTransfers(inDays(26));
  expect((await long.now()).state).toBe('cancelled');
});

test('a transfer that comes late restores its order, or went back and is noted', async () => {
  const late = await anOrder();
  await late.age(20);
  await cancelLateTransfers();
  expect((await late.now()).state).toBe('cancelled');
  expect(await noteReturned(late.number, totalCents, author, 'Arrivé le 30')).toBe('done');
  expect((await late.now()).changes.at(-1)).toMatchObject({
    ...{ state: 'cancelled', note: 'transferReturned', author, details: { cents: totalCents } },
  });
  expect(await late.receive(totalCents)).toBe('done');
  expect((await late.now()).state).toBe('paid');
  expect(await late.kinds()).toEqual(['whole']);
  const waiting = await anOrder();
  expect(await noteReturned(waiting.number, 1, author)).toBe('refused');
  expect(await noteReturned('TH-2026-00000000', 1, author)).toBe('conflict');
});

test('an order that waits for a transfer is kept while it waits, and no card is asked for', async () => {
  const order = await anOrder();
  await order.age(13);
  await deleteExpired();
  expect((await order.now()).state).toBe('awaitingTransfer');
  const { canBePaid } = await import('@/use-cases/orders/read-order');
  expect(await canBePaid(await order.now())).toBe(false);
});

/** A visitor with three of the ordered piece and another one in the cart. */
async function aFullCart() {
  const { email, hash } = await aVisitor();
  const add = (productId: string, quantity: number) => {
    const line = { productId, productName: productId, unitPriceCents: 100, quantity };
    return addLine(hash, { ...line, optionIds: [...aZeusLine.optionIds] }, randomUUID());
  };
  await add(aZeusLine.productId, 3);
  await add('fauteuil-pan', 1);
  const held = async () =>
    Object.fromEntries((await listLines(hash)).map((line) => [line.productId, line.quantity]));
  return { cartOf: email, add, held };
}

test('what is ordered by transfer leaves the cart of its browser at once, and what is added since stays when the money comes', async () => {
  const { cartOf, add, held } = await aFullCart();
  const parts = { lines: lines.map((line) => ({ ...line, quantity: 2 })) };
  const order = aTransferOrder({ ...parts, email: cartOf });
  const { number } = await placeTransfer(order, { budgets: [], cartOf });
  expect(await held()).toEqual({ [aZeusLine.productId]: 1, 'fauteuil-pan': 1 });
  // Sent again it is the same order, and takes nothing more.
  await placeTransfer(order, { budgets: [], cartOf });
  await add(aZeusLine.productId, 4);
  expect(await follow(number).receive(totalCents)).toBe('done');
  expect((await follow(number).now()).state).toBe('paid');
  expect(await held()).toEqual({ [aZeusLine.productId]: 5, 'fauteuil-pan': 1 });
});

test('a line of two covers, from before they excluded each other, is ordered with the last and leaves the cart', async () => {
  const { email, hash } = await aVisitor();
  const productId = 'fauteuil-athena-atelier';
  const both = { productId, productName: 'Athéna', unitPriceCents: 100, quantity: 3 };
  await addLine(hash, { ...both, optionIds: ['mat-1', 'mat-3'] }, randomUUID());
  const [wanted] = await listChoices(hash);
  expect(wanted).toMatchObject({ optionIds: ['mat-3'], cents: 390_000, quantity: 3 });
  const line = { productId, name: 'Athéna', optionNames: ['Bouclette'], unitCents: 390_000 };
  const ordered = [{ ...line, optionIds: ['mat-3'], quantity: 2 }];
  await placeTransfer(aTransferOrder({ lines: ordered }), { budgets: [], cartOf: email });
  expect((await listLines(hash)).map(({ quantity }) => quantity)).toEqual([1]);
});

test('who types the address of somebody else takes nothing out of their cart', async () => {
  const { cartOf, held } = await aFullCart();
  const order = await anOrder({ email: cartOf });
  expect(await order.receive(totalCents)).toBe('done');
  expect(await held()).toEqual({ [aZeusLine.productId]: 3, 'fauteuil-pan': 1 });
});

test('an order that left the cart as a transfer and is paid by card takes nothing a second time', async () => {
  const { cartOf, held } = await aFullCart();
  const order = aTransferOrder({ email: cartOf });
  const placed = await placeTransfer(order, { budgets: [], cartOf });
  const paid = await placeOtherwise(placed.id, { way: 'card', provider: 'stripe' });
  const event = { id: randomUUID(), type: 'test', orderId: paid?.id, created: 0 };
  const fact = { kind: 'paid', cents: totalCents, currency: 'eur' } as const;
  expect(await handlePayment({ ...event, fact, providerPayment: randomUUID() })).toBe('done');
  expect(await held()).toEqual({ [aZeusLine.productId]: 2, 'fauteuil-pan': 1 });
});

test('a second order of the same pieces within a day is refused until its buyer knows of the first', async () => {
  const buyerHash = randomUUID();
  const first = await anOrder({ buyerHash });
  const again = () => aTransferOrder({ buyerHash });
  const place = (order: NewOrder, besides?: string) =>
    placeTransfer(order, { budgets: [], besides });
  await expect(place(again())).rejects.toThrow(TransferWaits);
  await expect(place(again(), 'TH-2026-00000000')).rejects.toThrow(TransferWaits);
  expect((await findTransferAlike(again()))?.number).toBe(first.number);
  // Another browser, other pieces, the other way to pay.
  expect(await findTransferAlike(aTransferOrder())).toBeUndefined();
  const two = lines.map((line) => ({ ...line, quantity: 2 }));
  expect(await findTransferAlike({ ...again(), lines: two })).toBeUndefined();
  await placeOrder({ ...again(), provider: 'stripe', method: 'card' });
  // Known of, it is one more order.
  const second = await place(again(), first.number);
  expect(second.number).not.toBe(first.number);
  // On the next day, and once it is paid, there is nothing to say.
  await first.age(1);
  await follow(second.number).receive(totalCents);
  expect(await findTransferAlike(again())).toBeUndefined();
});

test('pressed at once in two tabs, one order of the same pieces is placed', async () => {
  const buyerHash = randomUUID();
  const tabs = Array.from({ length: 4 }, () =>
    placeTransfer(aTransferOrder({ buyerHash }), { budgets: [] }),
  );
  const outcomes = await Promise.allSettled(tabs);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
