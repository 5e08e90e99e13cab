import { expect, test } from 'vitest';
import type { PaymentRecord } from '@/lib/checkout/payment-event';
import {
  answeredRefunds,
  creditDue,
  deliveryLeft,
  isSettledByTransfers,
  moneyOf,
  type Refund,
  refundableCents,
  refundSum,
} from '@/lib/checkout/refund';
import { centsIn } from '@/lib/desk/amount';

const paid = (cents: number, payment = 'pi_1', currency = 'eur'): PaymentRecord => ({
  fact: { kind: 'paid', cents, currency },
  providerPayment: payment,
});
const returned = (cents: number, payment = 'pi_1'): PaymentRecord => ({
  fact: { kind: 'refunded', cents },
  providerPayment: payment,
});
const aRefund = (cents: number, parts: Partial<Refund> = {}): Refund => ({
  cents,
  kind: 'part',
  way: 'provider',
  state: 'done',
  ...parts,
});

test('what is left is what came, less what was returned or is asked for', () => {
  const records = [paid(1_000), returned(100), returned(250)];
  const money = moneyOf(records, [
    aRefund(150),
    aRefund(200, { way: 'transfer' }),
    aRefund(300, { state: 'asked' }),
    aRefund(400, { state: 'refused' }),
  ]);
  expect(money).toEqual({
    receivedCents: 1_000,
    refundedCents: 450,
    byProviderCents: 250,
    askedCents: 300,
  });
  expect(refundableCents(money)).toBe(250);
});

test('money in another currency cannot be given back here', () => {
  expect(refundableCents(moneyOf([paid(1_000, 'pi_1', 'chf')], []))).toBe(0);
});

test('transfers settle what the provider has not given back', () => {
  const transfer = (cents: number) => aRefund(cents, { way: 'transfer' });
  expect(isSettledByTransfers([paid(1_000)], [], 'pi_1')).toBe(false);
  const partly = [paid(1_000), returned(400)];
  expect(isSettledByTransfers(partly, [transfer(599)], 'pi_1')).toBe(false);
  expect(isSettledByTransfers(partly, [transfer(600)], 'pi_1')).toBe(true);
  expect(isSettledByTransfers(partly, [transfer(100), transfer(500)], 'pi_1')).toBe(true);
  const asked = { ...transfer(1_000), state: 'asked' } as const;
  expect(isSettledByTransfers([paid(1_000)], [asked], 'pi_1')).toBe(false);
});

test('transfers for an earlier payment do not settle the one that came after it', () => {
  const again = [paid(1_000), paid(1_000, 'pi_2')];
  const transferred = aRefund(1_000, { way: 'transfer' });
  expect(isSettledByTransfers(again, [transferred], 'pi_2')).toBe(false);
  expect(isSettledByTransfers(again, [transferred, transferred], 'pi_2')).toBe(true);
  const dollars = [paid(1_000), returned(1_000), paid(1_000, 'pi_2', 'usd')];
  expect(isSettledByTransfers(dollars, [transferred], 'pi_2')).toBe(false);
});

test('a refund is never above what is left, nor without a sum', () => {
  const money = moneyOf([paid(1_000)], []);
  expect(refundSum({ kind: 'whole' }, money, 0)).toBe(1_000);
  expect(refundSum({ kind: 'part', cents: 1_000 }, money, 0)).toBe(1_000);
  expect(refundSum({ kind: 'part', cents: 1_001 }, money, 0)).toBe('refundTooMuch');
  expect(refundSum({ kind: 'delivery' }, money, 990)).toBe(990);
  expect(refundSum({ kind: 'delivery' }, money, 0)).toBe('deliveryReturned');
  for (const kind of ['whole', 'delivery'] as const)
    expect(refundSum({ kind, cents: 5 }, money, 990)).toBe('sumWithoutPart');
  for (const cents of [0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(refundSum({ kind: 'part', cents }, money, 0)).toBe('badAmount');
});

test('a delivery is left until a refund or a credit note was about it, about all, or about its price', () => {
  const left = (
    refunds: readonly Refund[],
    credits: readonly { cents: number; kind: 'whole' | 'part' | 'delivery' }[] = [],
  ) => deliveryLeft({ deliveryCents: 990, refunds, credits });
  expect(left([])).toBe(990);
  expect(left([aRefund(500), aRefund(991)])).toBe(990);
  expect(left([aRefund(990, { kind: 'delivery', state: 'refused' })])).toBe(990);
  expect(left([aRefund(990, { kind: 'delivery', state: 'asked' })])).toBe(0);
  expect(left([aRefund(400, { kind: 'delivery' }), aRefund(590)])).toBe(0);
  expect(left([aRefund(5_000, { kind: 'whole' })])).toBe(0);
  expect(left([aRefund(990, { way: 'transfer' })])).toBe(0);
  expect(left([], [{ cents: 990, kind: 'part' }])).toBe(0);
  expect(left([], [{ cents: 989, kind: 'part' }])).toBe(990);
});

test('a credit note is about what was given back of the invoice, and never above it', () => {
  const due = (records: PaymentRecord[], credited = 0) =>
    creditDue(moneyOf(records, []), 1_000, credited);
  expect(due([paid(1_000), returned(300)])).toBe(300);
  expect(due([paid(1_000), returned(300)], 300)).toBe(0);
  expect(due([paid(1_000), returned(1_500)])).toBe(1_000);
  // Paid twice, and once returned: the invoice stands.
  expect(due([paid(1_000), paid(1_000, 'pi_2'), returned(1_000, 'pi_2')])).toBe(0);
  expect(due([paid(1_000), paid(1_000, 'pi_2'), returned(1_000, 'pi_2'), returned(400)])).toBe(400);
});

test('a sum of the provider answers all that is asked for or nothing, since it does not say which', () => {
  const asked = [aRefund(100), aRefund(200, { state: 'asked' }), aRefund(50, { state: 'asked' })];
  const answered = (cents: number) =>
    answeredRefunds(moneyOf([paid(1_000), returned(cents)], asked), asked).map((one) => one.cents);
  expect(answered(100)).toEqual([]);
  expect(answered(150)).toEqual([]);
  expect(answered(300)).toEqual([]);
  expect(answered(350)).toEqual([200, 50]);
  expect(answered(400)).toEqual([200, 50]);
});

test('an amount is read as people write it, and nothing else is', () => {
  expect(['1 250,50 €', '1250.5', '12', '0,01'].map(centsIn)).toEqual([125_050, 125_050, 1_200, 1]);
  for (const text of ['', '-5', '1,234', '1e3', '١٢', '12,5,0', '999999999', 'NaN'])
    expect(centsIn(text), text).toBeNaN();
});
