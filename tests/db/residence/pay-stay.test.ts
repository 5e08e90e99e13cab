import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDatabase } from '@/db/client';
import { holdStay, saveGuest } from '@/db/residence/bookings';
import { listStayPages } from '@/db/residence/stay-money';
import { startStripe, stripeSettings, type TestStripe } from '@/tests/programs/stripe';
import { closeStayPages, startStayPayment } from '@/use-cases/residence/pay-stay';
import { aGuest, aHold } from './a-stay';

let stripe: TestStripe;
beforeAll(async () => {
  stripe = await startStripe();
  // Read once, on first use.
  Object.assign(process.env, { ...stripeSettings(stripe), LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await stripe.close();
  await closeDatabase();
});

/** A held stay whose guest is on its payment page. */
async function onPaymentPage() {
  const hold = aHold();
  const { id } = hold;
  await holdStay(hold);
  await saveGuest(id, aGuest());
  await startStayPayment(id);
  const session = stripe.sessions.at(-1);
  if (!session) throw new Error('no session was opened');
  return { id, session };
}

test('the page of a stay is kept as one that nobody can pay on when it is closed at its provider', async () => {
  const { id, session } = await onPaymentPage();
  expect(await listStayPages(id)).toMatchObject([{ providerSession: session.id }]);
  expect(await closeStayPages(id)).toBe(true);
  expect(stripe.statusOf(session)).toBe('expired');
  expect(await listStayPages(id)).toEqual([]);
});

test('a payment page is kept when it was paid before it could be closed', async () => {
  const { id, session } = await onPaymentPage();
  stripe.pay(session);
  expect(await closeStayPages(id)).toBe(false);
  expect(await listStayPages(id)).toMatchObject([{ providerSession: session.id }]);
});
