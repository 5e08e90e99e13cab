import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceLinkDays, depositFromCents, depositPercent } from '@/content/checkout/deposit';
import { agreedDaysAhead } from '@/content/delivery/delivery';
import { type DeliveryCountry, deliveryZones } from '@/content/delivery/delivery-zones';
import { listProducts, priceOf } from '@/lib/catalogue/products';
import { checkoutOf } from '@/lib/checkout/checkout-claims';
import { vatIn, vatPercentAt } from '@/lib/delivery/tax';
import { balanceOf, depositFor, depositOf, isBalanceDue } from '@/lib/orders/deposit';
import { orderStates } from '@/lib/orders/order';
import { depositPaper, finalPaper } from '@/lib/orders/papers/paper';
import { aHead, aPaidOrder } from '@/tests/lib/orders/some-papers';

const countries = Object.keys(deliveryZones) as DeliveryCountry[];
const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);

test('deposit and balance are together each total, half a cent included', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 2_000_000_000 }), (totalCents) => {
      const depositCents = depositOf(totalCents);
      expect(depositCents + balanceOf({ totalCents, depositCents })).toBe(totalCents);
      const share = (totalCents * depositPercent) / 100;
      expect(Math.abs(depositCents - share)).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
    { seed: 20_261_126, numRuns: 5_000 },
  );
});

test('the link to pay a balance is good for longer than a delivery is agreed ahead', () => {
  expect(balanceLinkDays).toBeGreaterThan(agreedDaysAhead);
});

test('for every product and destination the parts and their tax add up to the order', () => {
  for (const product of listProducts()) {
    for (const country of countries) {
      const destination = { country };
      const cents = priceOf(product, []) ?? 0;
      const wanted = [{ product, optionIds: [], quantity: 1, cents }];
      const { totalCents, lines } = checkoutOf(wanted, 'piece', destination, '/');
      const priced = lines.map((line) => ({ ...line, cents: line.unitCents }));
      const depositCents = depositFor({ lines: priced, totalCents, isPriced: true });
      const qualifies = product.kind === 'composition' || cents >= depositFromCents;
      expect(depositCents !== undefined, `${product.id} ${country}`).toBe(qualifies);
      if (depositCents === undefined) continue;
      const vatPercent = vatPercentAt(destination);
      const order = aPaidOrder({
        lines: priced.map((line) => ({ ...line, name: 'x', optionNames: [] })),
        ...{ totalCents, depositCents, vatPercent, deliveryCents: 0, deliveryCountry: country },
        isBalancePaid: true,
      });
      const first = depositPaper(order, { ...aHead, number: '2026-00041' });
      const final = finalPaper(order, aHead, first);
      expect([first.totalCents, first.vatCents]).toEqual([
        depositCents,
        vatIn(depositCents, vatPercent),
      ]);
      expect([final.totalCents, final.vatCents]).toEqual([
        totalCents,
        vatIn(totalCents, vatPercent),
      ]);
      expect(final.deposit).toMatchObject({ cents: first.totalCents, vatCents: first.vatCents });
      expect(sum(final.lines.map((line) => line.netCents + line.vatCents))).toBe(totalCents);
      const balance = balanceOf({ totalCents, depositCents });
      expect(first.totalCents + balance).toBe(totalCents);
      expect(first.rest).toEqual({ orderCents: totalCents, balanceCents: balance });
    }
  }
});

test('a cart with one piece that does not qualify is paid at once, and so is what nobody has priced', () => {
  const kratos = { productId: 'lit-kratos', optionIds: [], cents: 4_800_000 };
  const table = { productId: 'table-hermes', optionIds: [], cents: 180_000 };
  const totalCents = 4_980_000;
  expect(depositFor({ lines: [kratos, kratos], totalCents, isPriced: true })).toBe(
    depositOf(totalCents),
  );
  expect(depositFor({ lines: [kratos, table], totalCents, isPriced: true })).toBeUndefined();
  expect(depositFor({ lines: [kratos], totalCents, isPriced: false })).toBeUndefined();
  expect(depositFor({ lines: [], totalCents, isPriced: true })).toBeUndefined();
});

test('a line of exactly the least sum can have a deposit, one of a cent less cannot', () => {
  const free = { productId: null, optionIds: [] };
  // The catalogue has no price for it: that of the house counts.
  const withoutPrice = { productId: 'table-hermes', optionIds: ['of-no-catalogue'] };
  for (const line of [free, withoutPrice]) {
    const of = (cents: number) =>
      depositFor({ lines: [{ ...line, cents }], totalCents: cents, isPriced: true });
    expect(of(depositFromCents)).toBe(depositOf(depositFromCents));
    expect(of(depositFromCents - 1)).toBeUndefined();
  }
});

test('what the house adds on a line of its own does not decide about the deposit of the pieces', () => {
  const kratos = { productId: 'lit-kratos', optionIds: [], cents: 4_800_000 };
  const table = { productId: 'table-hermes', optionIds: [], cents: 180_000 };
  const free = (cents: number) => ({ productId: null, optionIds: [], cents });
  const of = (...lines: Parameters<typeof depositFor>[0]['lines']) =>
    depositFor({ lines, totalCents: 5_000_000, isPriced: true });
  const deposit = depositOf(5_000_000);
  expect(of(kratos, free(40_000))).toBe(deposit);
  expect(of(kratos, free(-100_000))).toBe(deposit);
  expect(of(table, free(4_000_000))).toBeUndefined();
  // Alone, it is what is ordered.
  expect(of(free(4_000_000))).toBe(deposit);
  expect(of(free(40_000))).toBeUndefined();
});

test('a balance is due while an order is sold and not paid in full', () => {
  const split = { totalCents: 100, depositCents: 30, isBalancePaid: false };
  const due = orderStates.filter((state) => isBalanceDue({ ...split, state }));
  expect(due).toEqual(['paid', 'workshop', 'ready', 'agreed', 'delivered']);
  expect(isBalanceDue({ ...split, state: 'paid', isBalancePaid: true })).toBe(false);
  expect(isBalanceDue({ ...split, state: 'paid', depositCents: null })).toBe(false);
});
