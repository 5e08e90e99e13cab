import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { stayRules } from '@/content/residence/stays';
import { closeDatabase, run } from '@/db/client';
import {
  bookStay,
  deleteEndedHolds,
  endStay,
  findBooking,
  holdStay,
  moveStay,
  saveGuest,
} from '@/db/residence/bookings';
import {
  endReturn,
  findStayPayments,
  listMoneyOf,
  listOpenReturns,
  noteReported,
} from '@/db/residence/stay-money';
import { askForPage, handleStayPayment, keepStayPage } from '@/db/residence/stay-payments';
import { addDays } from '@/lib/calendar/days';
import { moneyOfStay } from '@/lib/residence/stay-money';
import { aFreeDay, aGuest, aHold } from './a-stay';

afterAll(closeDatabase);

const nobody = { budgets: [] };
const { paymentMinutes: open, paymentGraceMinutes: grace } = stayRules;
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

/** A stay of two nights whose guest is on its payment page. */
async function onPaymentPage(checkIn = aFreeDay()) {
  const hold = aHold({ checkIn });
  await holdStay(hold);
  await saveGuest(hold.id, aGuest());
  const asked = await askForPage(hold.id, { open, grace });
  if (typeof asked === 'string') throw new Error(asked);
  await keepStayPage(asked.page.id, { providerSession: randomUUID(), payAddress: 'https://pay' });
  return { id: hold.id, checkIn, page: asked.page.id };
}

/** Tells that a page was paid. */
const pay = (page: string, at?: Date, parts: { cents?: number; currency?: string } = {}) =>
  handleStayPayment(
    {
      fact: { kind: 'paid', cents: 188_000, currency: 'usd', ...parts },
      orderId: page,
      providerPayment: `pi_${page}`,
    },
    nobody,
    at,
  );

/** What has to be given back of a stay. */
const returnsOf = async (id: string) =>
  (await listOpenReturns(1_000)).filter(({ bookingId }) => bookingId === id);

test('a stay that is paid on its page is booked with that, once, however often it is told', async () => {
  const { id, page } = await onPaymentPage();
  expect([await pay(page), await pay(page)]).toEqual(['done', 'repeated']);
  expect(await findBooking(id)).toMatchObject({ state: 'booked', payment: 'card' });
  expect(await returnsOf(id)).toEqual([]);
});

test('nights are kept while their payment page is open, and no longer by asking again', async () => {
  const { id, checkIn, page } = await onPaymentPage();
  const rival = () => aHold({ checkIn });
  expect(await holdStay(rival(), later(open + grace - 1))).toBe('taken');
  const again = await askForPage(id, { open, grace }, later(open - 1));
  expect(again).toMatchObject({ page: { id: page, payAddress: 'https://pay' } });
  expect(await holdStay(rival(), later(open + grace + 1))).toMatchObject({ state: 'held' });
});

test('what is paid after its hold has ended books the nights while they are free', async () => {
  const { id, page } = await onPaymentPage();
  expect(await pay(page, later(600))).toBe('done');
  expect(await findBooking(id)).toMatchObject({ state: 'booked' });
});

test('what is paid too late for nights that another has is given back, and books nothing', async () => {
  const { id, checkIn, page } = await onPaymentPage();
  await holdStay(aHold({ checkIn }), later(open + grace + 1));
  expect(await pay(page, later(open + grace + 2))).toBe('done');
  expect(await findBooking(id)).toMatchObject({ state: 'cancelled' });
  expect(await returnsOf(id)).toMatchObject([{ cents: 188_000, payment: `pi_${page}` }]);
});

test('what is paid on a second page is given back, and the stay stays booked', async () => {
  const { id, page } = await onPaymentPage();
  const second = await askForPage(id, { open, grace }, later(open + 1));
  if (typeof second === 'string') throw new Error(second);
  expect(second.page.id).not.toBe(page);
  await pay(second.page.id);
  await pay(page);
  expect(await findBooking(id)).toMatchObject({ state: 'booked' });
  expect(await returnsOf(id)).toMatchObject([{ cents: 188_000, payment: `pi_${page}` }]);
});

test('a page of other nights, of too little or of another currency books nothing', async () => {
  const moved = await onPaymentPage();
  const checkIn = addDays(moved.checkIn, 5);
  await holdStay(aHold({ checkIn }, moved.id));
  await pay(moved.page);
  expect(await findBooking(moved.id)).toMatchObject({ state: 'held', checkIn });
  const less = await onPaymentPage();
  await pay(less.page, undefined, { cents: 187_999 });
  const euros = await onPaymentPage();
  await pay(euros.page, undefined, { currency: 'eur' });
  for (const { id } of [less, euros])
    expect(await findBooking(id)).toMatchObject({ state: 'cancelled' });
  for (const { id, page } of [moved, less, euros])
    expect(await returnsOf(id)).toMatchObject([{ payment: `pi_${page}` }]);
});

test('a paid stay that gets shorter gives the rest back, and all of it when it is cancelled', async () => {
  const { id, checkIn, page } = await onPaymentPage();
  await pay(page);
  const dates = { checkIn, checkOut: addDays(checkIn, 1), totalCents: 94_000 };
  expect(await moveStay(id, dates, nobody)).toBe('moved');
  const [first] = await returnsOf(id);
  expect(first).toMatchObject({ cents: 94_000 });
  await endReturn(first?.id ?? '', { state: 'done', soFar: 94_000 });
  await endStay(id, 'cancelled', nobody);
  expect(await returnsOf(id)).toMatchObject([{ cents: 94_000 }]);
  const stay = await findBooking(id);
  if (!stay) throw new Error('the stay is gone');
  const money = {
    ...{ paidCents: 188_000, returnedCents: 188_000, refusedCents: 0 },
    ...{ settledCents: 0, handedBackCents: 0, cancellationCents: 0, dueCents: 0, surplusCents: 0 },
  };
  expect(moneyOfStay(stay, await findStayPayments(id))).toEqual(money);
});

test('a paid stay that gets longer is due at the property, and one whose guest never came is kept', async () => {
  const { id, checkIn, page } = await onPaymentPage();
  await pay(page);
  const dates = { checkIn, checkOut: addDays(checkIn, 3), totalCents: 282_000 };
  await moveStay(id, dates, nobody);
  const stay = await findBooking(id);
  if (!stay) throw new Error('the stay is gone');
  expect(moneyOfStay(stay, await findStayPayments(id))).toMatchObject({ dueCents: 94_000 });
  const money = await listMoneyOf([stay, { ...stay, id: crypto.randomUUID() }]);
  expect([...money.values()]).toMatchObject([
    { paidCents: 188_000, dueCents: 94_000 },
    { paidCents: 0 },
  ]);
  await endStay(id, 'noShow', nobody);
  expect(await returnsOf(id)).toEqual([]);
});

test('what the house has given back itself is not given back again', async () => {
  const { id, page } = await onPaymentPage();
  await pay(page);
  await run((db) => noteReported(db, page, 100_000));
  await endStay(id, 'cancelled', nobody);
  expect(await returnsOf(id)).toMatchObject([{ cents: 88_000 }]);
});

test('two events at once, and a guest who pays at the property meanwhile, leave one booking and no money over', async () => {
  const { id, page } = await onPaymentPage();
  await Promise.all([pay(page), pay(page), bookStay(id, 'property', nobody)]);
  expect(await findBooking(id)).toMatchObject({ state: 'booked', payment: 'card' });
  expect(await returnsOf(id)).toEqual([]);
});

test('a stay whose payment was never told is kept for four days after it was asked for', async () => {
  const { id } = await onPaymentPage();
  await deleteEndedHolds(later(3.9 * 24 * 60));
  expect(await findBooking(id)).toMatchObject({ state: 'held' });
  await deleteEndedHolds(later(4.1 * 24 * 60));
  expect(await findBooking(id)).toBeUndefined();
});

test('a stay whose payment may still be told is kept, and one that was given back stays as cancelled', async () => {
  const [open, back] = [await onPaymentPage(), await onPaymentPage()];
  await holdStay(aHold({ checkIn: addDays(back.checkIn, 5) }, back.id));
  await pay(back.page);
  await deleteEndedHolds(later(24 * 60));
  expect(await findBooking(open.id)).toMatchObject({ state: 'held' });
  expect(await findBooking(back.id)).toMatchObject({ state: 'cancelled' });
  await deleteEndedHolds(later(5 * 24 * 60));
  expect(await findBooking(open.id)).toBeUndefined();
  expect(await pay(open.page)).toBeUndefined();
});
