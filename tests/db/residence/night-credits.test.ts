import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDatabase, run, sql } from '@/db/client';
import { placeOrder } from '@/db/orders/orders';
import { handlePayment } from '@/db/orders/payments';
import { bookStay, holdStay, saveGuest } from '@/db/residence/bookings';
import { dayOf } from '@/lib/calendar';
import { addDays } from '@/lib/residence/days';
import { sendNext } from '@/server/mail/mail-worker';
import { messages } from '@/tests/content/texts';
import { anEmail } from '@/tests/db/account/visitor';
import { aNewOrder, aZeusLine } from '@/tests/make';
import { readMail, startSmtp, type TestSmtp } from '@/tests/programs/smtp';
import { listCredits } from '@/use-cases/residence/list-credits';
import { aGuest, aHold } from './a-stay';

let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
  // Read once, on first use.
  Object.assign(process.env, { SMTP_URL: smtp.url, LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await smtp.close();
  await closeDatabase();
});

const today = dayOf(new Date());

/** Two nights in a suite that ended some days ago, of somebody. */
async function aPastStay(email: string, suite: 1 | 2, daysAgo: number) {
  const hold = aHold({ suite });
  await holdStay(hold);
  await saveGuest(hold.id, aGuest({ email }));
  await bookStay(hold.id, 'property', { budgets: [] });
  const checkOut = addDays(today, -daysAgo);
  await run((db) =>
    db.execute(sql`update bookings set check_in = ${addDays(checkOut, -2)}, check_out = ${checkOut}
      where id = ${hold.id}`),
  );
  return hold;
}

async function anOrderOfZeus(email: string) {
  const order = await placeOrder(aNewOrder({ email }));
  const fact = { kind: 'paid', cents: aZeusLine.unitCents, currency: 'eur' } as const;
  await handlePayment({ id: `evt_${randomUUID()}`, type: 'test', orderId: order.id, fact });
  smtp.received.length = 0;
  while ((await sendNext()) !== 'none due');
  const texts = smtp.received.map(({ source }) => readMail(source).text);
  return { order, text: texts.find((text) => text.includes(order.number)) ?? '' };
}

test('the order of a bed and its mail say what the nights in its suite are worth, once for each stay', async () => {
  const email = anEmail();
  const { totalCents } = await aPastStay(email, 1, 3);
  const { order, text } = await anOrderOfZeus(email);
  expect(await listCredits(order)).toMatchObject([{ totalCents }]);
  expect(text).toContain(messages.fr.booking.creditedTitle);
});

test('nights in another suite, of somebody else or of two months ago give nothing', async () => {
  const email = anEmail();
  await aPastStay(email, 2, 3);
  await aPastStay(email, 1, 60);
  await aPastStay(anEmail(), 1, 3);
  const { order, text } = await anOrderOfZeus(email);
  expect(await listCredits(order)).toEqual([]);
  expect(text).not.toContain(messages.fr.booking.creditedTitle);
});

test('an order that is cancelled or given back is credited for nothing', async () => {
  const email = anEmail();
  await aPastStay(email, 1, 3);
  const { order } = await anOrderOfZeus(email);
  for (const state of ['cancelled', 'refunded', 'expired'] as const)
    expect(await listCredits({ ...order, state })).toEqual([]);
});
