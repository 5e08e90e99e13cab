import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '@/tests/content/texts';
import { mailsTo } from '@/tests/outbox';
import { deliver, type TestStripe } from '@/tests/programs/stripe';
import { aBrowser } from '@/tests/server/forms';
import { readPage, spaced } from '@/tests/server/page';
import { type StripeShop, startStripeShop } from '@/tests/server/paying-shop';
import { aDay, aGuestAddress, bookAt, typedGuest } from './a-guest';

let { stripe, shop, stop } = {} as StripeShop;
beforeAll(async () => {
  ({ stripe, shop, stop } = await startStripeShop({ HOUSE_MAIL: 'maison@theogonie.example' }));
});
afterAll(() => stop());

const { booking: t } = messages.fr;
const completed = 'checkout.session.completed';

/** A guest who reads the summary of two nights. */
async function atSummary() {
  const visitor = aBrowser(shop.url);
  const held = await visitor.press(bookAt(aDay()), t.next, { adults: '2', children: '0' });
  const email = aGuestAddress();
  const { location: summary } = await visitor.press(held.location, t.next, {
    ...typedGuest,
    email,
  });
  const choose = (payment: string) => visitor.press(summary, t.confirmation.button, { payment });
  const stay = async () => readPage(await visitor.get(summary.replace('/summary/', '/booking/')));
  return { visitor, summary, email, choose, stay };
}

/** The same, who has gone on to the payment page. */
async function atPayment() {
  const guest = await atSummary();
  const { location } = await guest.choose('card');
  const session = stripe.sessions.at(-1);
  if (!session) throw new Error('no session was opened');
  expect(location).toBe(`${stripe.url}/pay/${session.id}`);
  return { ...guest, session };
}

const tell = (session: Parameters<TestStripe['event']>[1], type = completed) =>
  deliver(shop.url, stripe.event(type, session));

test('a stay is paid by card in dollars, confirmed by its event alone, and booked once', async () => {
  const { session, stay, email, choose } = await atPayment();
  const price = 'line_items[0][price_data]';
  expect(session.given.get(`${price}[currency]`)).toBe('usd');
  expect(session.given.get(`${price}[unit_amount]`)).toBe('188000');
  expect(session.given.get('customer_email')).toBe(email);
  expect((await choose('card')).location).toBe(`${stripe.url}/pay/${session.id}`);
  expect(spaced((await stay()).text)).toContain(spaced(t.manage.payingText));
  expect([await tell(session), await tell(session)]).toEqual([200, 200]);
  const { text } = await stay();
  expect(text).toContain(t.confirmation.title);
  expect(text).toContain(t.payment.paid);
  await expect.poll(() => mailsTo(shop.dataDir, email)).toHaveLength(1);
  expect(stripe.refunds.refundedOf(session.intent)).toBe(0);
});

test('a paid stay that is cancelled is given back once, also when the answer of the provider was lost', async () => {
  const { session, stay, summary, visitor } = await atPayment();
  await tell(session);
  stripe.refundFailure = 'lost';
  await visitor.press(summary.replace('/summary/', '/booking/'), t.manage.cancelButton);
  stripe.refundFailure = undefined;
  expect(spaced((await stay()).text)).toContain(spaced(t.manage.cancelledText));
  // Any other payment has what is due looked for again.
  const other = await atPayment();
  await tell(other.session);
  expect(stripe.refunds.refundedOf(session.intent)).toBe(188_000);
  expect(await tell(session, 'charge.refunded')).toBe(200);
  expect((await stay()).text).toContain(t.payment.returned);
});

test('whoever pays and then chooses the reception is booked by what was paid', async () => {
  const { session, stay, choose } = await atPayment();
  stripe.pay(session);
  expect((await choose('property')).location).toContain('/residence/booking/');
  expect(spaced((await stay()).text)).toContain(spaced(t.manage.payingText));
  await tell(session);
  expect((await stay()).text).toContain(t.payment.paid);
});

test('whoever leaves the payment page for the reception is booked there, and can pay no more', async () => {
  const { session, stay, choose } = await atPayment();
  await choose('property');
  expect(stripe.statusOf(session)).toBe('expired');
  const { text } = await stay();
  expect(text).toContain(t.confirmation.title);
  expect(text).not.toContain(t.payment.paid);
});

test('without its provider nothing is booked, and the summary says so', async () => {
  const { choose, summary } = await atSummary();
  stripe.failure = 'broken';
  const answer = await choose('card');
  stripe.failure = undefined;
  expect(answer.location).toContain(`${summary}?notice=failed`);
  expect((await choose('card')).location).toContain(`${stripe.url}/pay/`);
});
