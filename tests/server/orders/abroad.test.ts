import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatPrice } from '@/lib/money';
import { desk } from '@/messages/fr/desk/desk';
import { messages } from '@/tests/content/texts';
import { orderNumber } from '@/tests/order-number';
import { readMail } from '@/tests/programs/smtp';
import { deliver } from '@/tests/programs/stripe';
import { aBrowser } from '@/tests/server/forms';
import { seenOffer, sendButton } from '@/tests/server/orders/offer-form';
import { readPage, spaced } from '@/tests/server/page';
import { type PayingShop, startPayingShop } from '@/tests/server/paying-shop';

const { ar, fr } = messages;
const clio = 'clio@theogonie.example';
let { stripe, smtp, shop, stop } = {} as PayingShop;
beforeAll(async () => {
  ({ stripe, smtp, shop, stop } = await startPayingShop({ STAFF: clio }));
});
afterAll(() => stop());

/** The text of the first mail to an address that a pattern is found in. */
async function mailTo(recipient: string, pattern: RegExp) {
  const find = () =>
    smtp.received
      .filter(({ to }) => to.includes(recipient))
      .map(({ source }) => readMail(source).text)
      .find((text) => pattern.test(text));
  await expect.poll(find, { timeout: 15_000 }).toBeDefined();
  const text = find() ?? '';
  return { text, found: pattern.exec(text)?.[1] ?? '' };
}

test('an order for Dubai becomes a quote in Arabic, which its customer pays without French VAT', async () => {
  const colleague = aBrowser(shop.url);
  await colleague.press('/desk', fr.myData.ask.send, { email: clio });
  const { found: link } = await mailTo(clio, /https?:\/\/[^/\s]+(\/access[^\s>)]*)/);
  await colleague.press(link, fr.accessPage.button);
  const recipient = 'rashid@theogonie.example';
  const given = {
    ...{ piece: 'lit-kratos', 'quantity.0': '1', 'freeQuantity.0': '1' },
    ...{ email: recipient, language: 'ar', country: 'AE', postcode: '' },
    ...{ 'free.0': 'النقل الجوي إلى دبي', 'freePrice.0': '3200', delivery: 'included' },
  };
  const sent = await colleague.press(await seenOffer(colleague, given), sendButton, {});
  expect(sent.location).toBe('/desk/offers?notice=offerSent');

  const { found: path } = await mailTo(recipient, /https?:\/\/[^/\s]+(\/ar\/quote\/[\w.-]+)/);
  const customer = aBrowser(shop.url);
  const offer = await readPage(await customer.get(path));
  const total = formatPrice(4_000_000 + 320_000, 'ar');
  expect(offer.text).toContain(spaced(total));
  expect(offer.text).toContain('الإمارات العربية المتحدة');
  expect(offer.text).toContain(spaced(ar.invoice.exempt));
  const accepted = await customer.press(path, ar.offer.accept);
  const payment = await readPage(await customer.get(accepted.location));
  expect(payment.text).toContain(spaced(total));
  expect(payment.text).toContain(spaced(ar.delivery.customs));
  const button = ar.payment.pay.replace(/ - .*/, '');
  await customer.press(accepted.location, button);
  const session = stripe.sessions.at(-1);
  if (!session) throw new Error('no session was opened');
  const countries = [...session.given].flatMap(([name, value]) =>
    name.includes('allowed_countries') ? [value] : [],
  );
  expect(countries).toEqual(['AE']);
  const address = { line1: 'برج 12', city: 'دبي', country: 'AE' };
  const event = stripe.event('checkout.session.completed', session, {
    amount_total: 4_320_000,
    customer_details: { email: recipient, name: 'محمد بن راشد' },
    collected_information: { shipping_details: { name: 'محمد بن راشد', address } },
  });
  expect(await deliver(shop.url, event)).toBe(200);

  const { found: number } = await mailTo(recipient, new RegExp(`(${orderNumber.source})`));
  const order = await readPage(await colleague.get(`/desk/orders/${number}`));
  expect(order.text).toContain(desk.states.paid);
  expect(order.text).toContain('Émirats arabes unis');
  const invoice = await readPage(await customer.get(`/ar/orders/${number}/invoice`));
  expect(invoice.text).toContain(spaced(ar.invoice.exempt));
  expect(invoice.text).toContain('الإمارات العربية المتحدة');
  // What the catalogue does not have has no guarantee of it.
  const { text } = await mailTo(recipient, new RegExp(ar.detail.specs.warranty));
  expect(text.split(ar.detail.specs.warranty)).toHaveLength(2);
  const pdf = await customer.get(`/ar/orders/${number}/invoice.pdf`);
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});
