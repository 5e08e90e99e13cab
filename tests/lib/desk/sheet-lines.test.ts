import { expect, test } from 'vitest';
import { parcelTotals, sheetLines } from '@/lib/desk/sheet-lines';
import { aZeusLine } from '@/tests/make';

test('a line has its parcels, size, weight and materials, and French names', async () => {
  const [line] = await sheetLines([{ ...aZeusLine, name: 'Zeus bed', quantity: 2 }]);
  expect(line?.name).toBe('Lit Zeus');
  expect(line?.parcels?.length).toBeGreaterThan(0);
  expect(line?.materials?.length).toBeGreaterThan(0);
  expect(line?.sizeMm?.width).toBeGreaterThan(1_000);
});

test('the totals count each parcel of each piece', async () => {
  const [one] = [await sheetLines([aZeusLine])];
  const two = await sheetLines([{ ...aZeusLine, quantity: 2 }]);
  const { count, weightKg } = parcelTotals(one);
  expect(count).toBeGreaterThan(0);
  expect(parcelTotals(two)).toEqual({ count: 2 * count, weightKg: 2 * weightKg });
});

test('what is not in the catalogue has no parcels', async () => {
  const lines = await sheetLines([{ ...aZeusLine, productId: null, name: 'Achat Premium' }]);
  expect(parcelTotals(lines)).toEqual({ count: 0, weightKg: 0 });
});
