import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { closeDatabase, run } from '@/db/client';
import { findOrder, placeOrder } from '@/db/orders/orders';
import { orders } from '@/db/schema';
import { dayOf } from '@/lib/calendar/dates';
import { type OrderState, orderStates } from '@/lib/orders/order';
import { previewMail } from '@/server/mail/mail-worker';
import { anEmail } from '@/tests/db/account/visitor';
import { aNewOrder, aZeusLine } from '@/tests/make';
import { mailsToCome } from '@/use-cases/desk/read-mail';

afterAll(closeDatabase);

async function anOrder(state: OrderState, depositCents: number | null = null) {
  const { id, number } = await placeOrder(
    aNewOrder({ email: anEmail(), lines: [aZeusLine], depositCents }),
  );
  await run((db) => db.update(orders).set({ state }).where(eq(orders.id, id)));
  const order = await findOrder(number);
  if (!order) throw new Error('the order is not there');
  return order;
}
const kindsIn = async (state: OrderState) => mailsToCome(await anOrder(state));

test('the desk offers to see the mails that can still leave, and no others', async () => {
  const rest = ['deliveryAgreed', 'orderDelivered', 'orderRefunded'];
  expect(await kindsIn('paid')).toEqual(rest);
  expect(await kindsIn('agreed')).toEqual(rest);
  expect(await kindsIn('delivered')).toEqual(['orderRefunded']);
  expect(await kindsIn('refunded')).toEqual([]);
  expect(await kindsIn('cancelled')).toEqual([]);
  const unpaid = ['orderConfirmed', 'deliveryAgreed', 'orderDelivered', 'orderCancelled'];
  expect(await kindsIn('awaiting')).toEqual(unpaid);
  expect(await kindsIn('awaitingTransfer')).toEqual([...unpaid, 'transferDue']);
});

test('a balance that is due may be asked for again, until it is paid', async () => {
  for (const state of ['ready', 'agreed', 'delivered'] as const) {
    const order = await anOrder(state, 300_000);
    expect(mailsToCome(order), state).toContain('balanceDue');
    expect(mailsToCome({ ...order, isBalancePaid: true }), state).not.toContain('balanceDue');
  }
});

test('each of them has something to say', async () => {
  for (const state of orderStates) {
    for (const depositCents of [null, 300_000]) {
      const order = await anOrder(state, depositCents);
      for (const kind of mailsToCome(order)) {
        const preview = { kind, number: order.number, recipient: 'a@b.example', language: 'fr' };
        const facts = { foreseen: dayOf(new Date()) };
        expect(
          (await previewMail({ ...preview, facts }))?.subject,
          `${state} ${kind}`,
        ).toBeTruthy();
      }
    }
  }
});
