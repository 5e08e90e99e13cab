import { afterAll, beforeAll, expect, test } from 'vitest';
import { toDecimal } from '@/lib/money';
import fr from '@/messages/fr';
import { centsOf } from '@/tests/make';
import { aVisitor, type Visitor } from '@/tests/server/forms';
import { spaced } from '@/tests/server/page';
import { startShop, type TestShop } from '@/tests/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

/** The link of a page that asks for a quote for another country, and the sentence around it. */
async function abroadLink(visitor: Visitor, page: string) {
  const link = (await visitor.dom(page))
    .querySelectorAll('main a')
    .find((one) => one.textContent === fr.delivery.abroadLink);
  const said = spaced(link?.parentNode?.textContent ?? '');
  return { said, href: link?.getAttribute('href')?.replaceAll('&amp;', '&') ?? '' };
}

/** What stands in the message of the page that asks for it. */
async function messageOn(visitor: Visitor, page: string) {
  const main = (await visitor.dom(page)).querySelector('main');
  return spaced(main?.querySelector('textarea')?.textContent ?? '');
}

const zeus = '1 × Lit Zeus, Éclairage LED (/bed/zeus?options=led_lighting)';
const mirror = '1 × Miroir Héra (/mirror-details/hera)';

test('without scripts the cart and its payment page lead to a quote for another country', async () => {
  const visitor = await aVisitor(shop.url);
  await visitor.press('/bed/zeus', fr.detail.addToCart, { option: 'led_lighting' });
  await visitor.press('/mirror-details/hera', fr.detail.addToCart);
  const cart = await abroadLink(visitor, '/cart');
  expect(cart.href).toBe('/contact/abroad');
  expect(cart.said).toContain(spaced(fr.delivery.abroadText));
  const message = await messageOn(visitor, cart.href);
  expect(message).toContain(zeus);
  expect(message).toContain(mirror);
  const { location } = await visitor.press('/cart', fr.cart.view.checkout);
  const payment = await abroadLink(visitor, location);
  expect(payment.said).toContain(spaced(fr.delivery.abroadText));
  expect(await messageOn(visitor, payment.href)).toBe(message);
  const typed = { name: 'Léda', email: visitor.email, message };
  const silent = await visitor.press(cart.href, fr.contact.form.send, typed);
  expect(silent.text).toContain(fr.fieldFaults.place);
  expect(silent.text).not.toContain(fr.contact.form.sentTitle);
  const place = 'Portugal, Lisbonne';
  const sent = await visitor.press(cart.href, fr.contact.form.send, { ...typed, place });
  expect(sent.text).toContain(fr.contact.form.sentTitle);
});

test('a quote can be for one piece, by its word or by the address of its payment page', async () => {
  const visitor = await aVisitor(shop.url);
  const word = '/contact/abroad?piece=lit-zeus.led_lighting';
  const price = toDecimal(centsOf('lit-zeus', 'led_lighting'));
  expect(await messageOn(visitor, word)).toContain(zeus);
  const { href } = await abroadLink(visitor, `/payment?product=Lit+Zeus&price=${price}`);
  expect(await messageOn(visitor, href)).toContain(zeus);
  for (const none of ['?piece=nobody', '?piece=a&piece=b', '?quote=forged', '?product=Vase', '']) {
    expect(await messageOn(visitor, `/contact/abroad${none}`), none).not.toContain('×');
  }
  expect((await abroadLink(visitor, '/payment?product=Vase&price=12')).href).toBe('');
});
