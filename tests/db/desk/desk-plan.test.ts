import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { deliveriesPerDay } from '@/content/delivery/delivery';
import { closeDatabase, run } from '@/db/client';
import { listDeliveries, listToAgree, listToMake } from '@/db/desk/desk-plan';
import { listFullDays } from '@/db/orders/full-days';
import { moveOrder, undoStep } from '@/db/orders/order-steps';
import { findOrder, placeOrder } from '@/db/orders/orders';
import { orders } from '@/db/schema';
import { addDays } from '@/lib/calendar/days';
import { aNewOrder } from '@/tests/make';

afterAll(closeDatabase);

/** A Monday of its own for each run: PostgreSQL keeps what earlier ones wrote. */
const monday = addDays('2040-01-02', 7 * (process.pid % 2_000));
const author = 'clio@theogonie.example';
const contact = { name: 'Anne Dùpont', address: ['1 rue du Lys', '75001 Paris'] };

async function anOrder(parts: Partial<typeof orders.$inferInsert>) {
  const order = await placeOrder(aNewOrder());
  await run((db) =>
    db
      .update(orders)
      .set({ contact, ...parts })
      .where(eq(orders.id, order.id)),
  );
  return order;
}

const agree = (number: string, day: string, address: readonly string[]) =>
  moveOrder({
    ...({ number, from: 'ready', to: 'agreed', author, deliveryDate: day } as const),
    ...{ carriers: 'Équipe du Nord', address },
  });

const numbersOf = (rows: readonly { readonly number: string }[]) => rows.map((row) => row.number);

test('a week has its deliveries with the address agreed for them, day by day', async () => {
  const [friday, tuesday, next] = await Promise.all([
    anOrder({ state: 'ready' }),
    anOrder({ state: 'ready' }),
    anOrder({ state: 'ready' }),
  ]);
  await agree(friday.number, addDays(monday, 4), ['3 rue Neuve', '69001 Lyon']);
  await agree(tuesday.number, addDays(monday, 1), ['3 rue Neuve', '13001 Marseille']);
  await agree(next.number, addDays(monday, 7), ['3 rue Neuve', '59000 Lille']);
  const shown = await listDeliveries(monday, addDays(monday, 7));
  expect(numbersOf(shown)).toEqual([tuesday.number, friday.number]);
  expect(shown[1]).toMatchObject({
    name: 'Anne Dùpont',
    address: ['3 rue Neuve', '69001 Lyon'],
    carriers: 'Équipe du Nord',
    lines: [{ productId: 'lit-zeus', name: 'Lit Zeus', quantity: 1 }],
  });
});

test('carriers and address that were agreed and undone are not shown', async () => {
  const { number } = await anOrder({ state: 'ready' });
  const day = addDays(monday, 2);
  await agree(number, day, ['3 rue Neuve', '69001 Lyon']);
  await moveOrder({
    ...({ number, from: 'agreed', to: 'agreed', author, deliveryDate: day } as const),
    ...{ carriers: 'Équipe du Sud', address: ['9 quai', '06000 Nice'] },
  });
  const second = (await findOrder(number))?.changes.at(-1)?.id ?? 0;
  expect(await undoStep(number, second, author)).toMatch(/done/);
  expect(await listDeliveries(day, addDays(day, 1))).toMatchObject([
    { number, carriers: 'Équipe du Nord', address: ['3 rue Neuve', '69001 Lyon'] },
  ]);
});

test('the workshop has the orders promised for a week or four, this week also earlier ones; this week has all that are ready', async () => {
  const far = addDays(monday, 70);
  const promised = (days: number) => ({
    deliveryFirst: addDays(far, days - 7),
    deliveryLast: addDays(far, days),
  });
  const made = await anOrder({ state: 'workshop', ...promised(5) });
  const late = await anOrder({ state: 'paid', ...promised(-30) });
  const undated = await anOrder({ state: 'paid', deliveryFirst: null, deliveryLast: null });
  const ready = await anOrder({ state: 'ready', ...promised(3) });
  const later = await anOrder({ state: 'ready', ...promised(60) });
  expect(numbersOf(await listToMake(far, false))).toEqual([made.number]);
  const current = numbersOf(await listToMake(far, true));
  expect(current).toEqual(expect.arrayContaining([made.number, late.number, undated.number]));
  expect(current).not.toContain(ready.number);
  expect(numbersOf(await listToAgree(far, false))).toEqual([ready.number]);
  expect(numbersOf(await listToAgree(far, true))).toEqual(
    expect.arrayContaining([ready.number, later.number]),
  );
  const third = await anOrder({ state: 'ready', ...promised(20) });
  const madeLater = await anOrder({ state: 'paid', ...promised(40) });
  expect(numbersOf(await listToAgree(far, false))).toEqual([ready.number]);
  expect(numbersOf(await listToAgree(far, false, 28))).toEqual([ready.number, third.number]);
  expect(numbersOf(await listToMake(far, false))).not.toContain(madeLater.number);
  expect(numbersOf(await listToMake(far, false, 28))).toContain(madeLater.number);
});

test('a day is full once the carriers have as many deliveries as they can make, and free again after one is withdrawn', async () => {
  const day = addDays(monday, 100);
  const all = await Promise.all(
    Array.from({ length: deliveriesPerDay }, () => anOrder({ state: 'agreed', deliveryDate: day })),
  );
  expect([...(await listFullDays(day))]).toContain(day);
  expect([...(await listFullDays(addDays(day, 1)))]).not.toContain(day);
  await run((db) =>
    db
      .update(orders)
      .set({ state: 'withdrawn' })
      .where(eq(orders.id, all[0]?.id ?? '')),
  );
  expect([...(await listFullDays(day))]).not.toContain(day);
});

test('a delivery takes the carriers on the day on which it was made, not on the one it was agreed for', async () => {
  const [agreedFor, madeOn] = [addDays(monday, 107), addDays(monday, 108)];
  // Half past midnight in Paris, which is the evening before by UTC.
  const deliveredAt = new Date(`${agreedFor}T23:30:00Z`);
  const state = 'delivered';
  const all = await Promise.all(
    Array.from({ length: deliveriesPerDay }, () =>
      anOrder({ state, deliveryDate: agreedFor, deliveredAt }),
    ),
  );
  const full = await listFullDays(agreedFor);
  expect([full.has(agreedFor), full.has(madeOn)]).toEqual([false, true]);
  const next = await anOrder({ state: 'ready' });
  expect(await agree(next.number, madeOn, ['1 rue'])).toBe('fullDay');
  expect(await agree(next.number, agreedFor, ['1 rue'])).toBe('done');
  expect(numbersOf(await listDeliveries(agreedFor, madeOn))).toEqual([next.number]);
  const shown = await listDeliveries(madeOn, addDays(madeOn, 1));
  expect(numbersOf(shown).sort()).toEqual(numbersOf(all).sort());
  expect(new Set(shown.map(({ deliveryDate }) => deliveryDate))).toEqual(new Set([madeOn]));
});
