import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDatabase, run, sql } from '@/db/client';
import { keyRing } from '@/db/process/key-ring';
import { bookStay, findBooking, holdStay, saveGuest } from '@/db/residence/bookings';
import { dayOf } from '@/lib/calendar/dates';
import { addDays } from '@/lib/calendar/days';
import { formatPrice } from '@/lib/money';
import { signLink } from '@/lib/process/row-token';
import { messages } from '@/tests/content/texts';
import { aGuest, aHold } from '@/tests/db/residence/a-stay';
import { centsOf } from '@/tests/make';
import { orderNumber } from '@/tests/order-number';
import { deliver } from '@/tests/programs/stripe';
import { aBrowser, aVisitor, type Visitor } from '@/tests/server/forms';
import { prove } from '@/tests/server/mailbox';
import { readPage, spaced } from '@/tests/server/page';
import { type StripeShop, startStripeShop } from '@/tests/server/paying-shop';

const dataDir = mkdtempSync(join(tmpdir(), 'theogonie-night-credits-'));
const guest = 'guest-of-the-night@theogonie.example';
/** A guest too, whose address is typed by somebody else. */
const other = 'other-guest@theogonie.example';
const { fr } = messages;
let { stripe, shop, stop } = {} as StripeShop;
/** The browser of the guest. */
let proven: Visitor;
/** Euro cents: two nights in the suite of the bed Kratos, a euro for a dollar. */
let nightsCents: number;
let token: string;

/** Two nights that ended three days ago, as nobody can book them. */
async function aPastStay(email: string): Promise<{ totalCents: number; token: string }> {
  const hold = aHold({ suite: 5 });
  await holdStay(hold);
  await saveGuest(hold.id, aGuest({ email }));
  await bookStay(hold.id, 'property', { budgets: [] });
  const checkOut = addDays(dayOf(new Date()), -3);
  await run((db) =>
    db.execute(sql`update bookings set check_in = ${addDays(checkOut, -2)}, check_out = ${checkOut}
      where id = ${hold.id}`),
  );
  const stay = await findBooking(hold.id);
  if (!stay) throw new Error('no stay was booked');
  const token = await signLink('booking', stay, await keyRing());
  return { totalCents: hold.totalCents, token };
}

beforeAll(async () => {
  // Read once, on first use: the shop opens the same folder afterwards.
  Object.assign(process.env, { DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  ({ totalCents: nightsCents, token } = await aPastStay(guest));
  await aPastStay(other);
  await closeDatabase();
  ({ stripe, shop, stop } = await startStripeShop({ DATA_DIR: dataDir }));
  proven = aBrowser(shop.url);
});
afterAll(async () => {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const kratosCents = centsOf('lit-kratos');
const price = (cents: number) => spaced(formatPrice(cents, 'fr'));
const read = async (by: Visitor, path: string) => spaced((await readPage(await by.get(path))).text);

/** The payment page of a bed, as a visitor reads it. */
async function atPayment(by: Visitor) {
  const { location } = await by.press('/bed/kratos', 'Acheter', { productId: 'lit-kratos' });
  return { location, text: await read(by, location) };
}

/** What the provider is asked for after a press. */
async function asked(by: Visitor, location: string) {
  await by.press(location, 'Finaliser le paiement');
  const session = stripe.sessions.at(-1);
  if (!session) throw new Error('no session was opened');
  const part = (name: string) => session.given.get(`line_items[0][price_data]${name}`);
  return { session, cents: Number(part('[unit_amount]')), line: part('[product_data][name]') };
}

test('a guest whom the shop knows by the stay alone can prove the address', async () => {
  await prove(proven, dataDir, '/my-data', guest);
  expect(await read(proven, '/my-data')).toContain(fr.myData.download.title);
});

test('nobody but who has proven the address of the guest pays less, whatever is typed', async () => {
  for (const by of [aBrowser(shop.url), await aVisitor(shop.url, { email: other })]) {
    const { location, text } = await atPayment(by);
    expect(text).not.toContain(fr.payment.nights);
    expect((await asked(by, location)).cents).toBe(kratosCents);
  }
});

test('the nights of a guest are taken off cart, payment, order and invoice, once', async () => {
  const by = proven;
  await by.press('/bed/kratos', fr.detail.addToCart, { productId: 'lit-kratos' });
  expect(await read(by, '/cart')).toContain(price(-nightsCents));
  const { location, text } = await atPayment(by);
  expect(text).toContain(fr.payment.nights);
  expect(text).toContain(price(kratosCents - nightsCents));
  const { session, cents, line } = await asked(by, location);
  expect([cents, line]).toEqual([kratosCents - nightsCents, 'Lit Kratos']);
  expect(await deliver(shop.url, stripe.event('checkout.session.completed', session))).toBe(200);
  const number = orderNumber.exec(session.given.get('metadata[number]') ?? '')?.[0];
  for (const page of [`/orders/${number}`, `/orders/${number}/invoice`]) {
    const said = await read(by, page);
    expect(said).toContain(fr.payment.nights);
    expect(said).toContain(price(-nightsCents));
    expect(said).toContain(price(kratosCents - nightsCents));
  }
  const again = await atPayment(by);
  expect(again.text).not.toContain(fr.payment.nights);
  expect((await asked(by, again.location)).cents).toBe(kratosCents);
});

test('the page of a stay that is over says so, and offers nothing that is too late', async () => {
  const { manage, confirmation } = fr.booking;
  const text = await read(aBrowser(shop.url), `/residence/booking/${token}`);
  expect(text).toContain(spaced(manage.over));
  for (const gone of [manage.calendar, manage.cancel, confirmation.title])
    expect(text).not.toContain(spaced(gone));
});
