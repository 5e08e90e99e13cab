import { messages } from '@/tests/content/texts';
import { amount, centsOf } from '@/tests/e2e/shop';
import { orderNumber } from '@/tests/order-number';
import { expect, test } from './journey';
import { by, css } from './targets';

const { detail, offer, orders, payment, paymentSuccess } = messages.fr;
const total = amount(centsOf('lit-zeus', 'led_lighting'));
const led = by('checkbox', 'Éclairage LED');
const pay = css('#payment-form button');

test('a quote has the price of the piece, and is accepted and paid at it', async ({ page }) => {
  await page.open('/bed/zeus');
  await page.click(led);
  await page.click(by('button', detail.offer));
  await page.expectAt(/^\/quote\/[\w.-]+$/);
  await page.expectText(by('heading', 'Devis'), /DV-\d{4}-\w{8}/);
  await page.expectText(css('article table'), messages.fr.options.beds.led_lighting.name);
  await page.expectText(css('article'), total);
  await page.click(by('button', offer.accept));
  await page.expectAt(/^\/payment\?/);
  await page.expectText(pay, total);
  await page.back();
  await page.click(by('button', offer.accept));
  await page.expectAt(/^\/payment\?/);
  await page.expectText(pay, total);
});

test('a piece is bought, paid in another tab, and its order is shown in both', async ({ page }) => {
  await page.open('/bed/zeus?options=led_lighting');
  await page.click(by('button', /^Acheter$/));
  await page.expectAt(/^\/payment\?/);
  await page.expectHydrated();
  await page.expectText(pay, total);
  const [first = ''] = await page.windows();
  await page.click(pay);
  await expect.poll(() => page.windows()).toHaveLength(2);
  const opened = (await page.windows()).find((window) => window !== first) ?? '';
  await page.show(opened);
  await page.click(by('link', 'Pay'));
  await page.expectText(by('heading'), paymentSuccess.title);
  await page.expectText(by('main'), orders.next.paid);
  const [main = ''] = await page.texts(by('main'));
  const [number = ''] = orderNumber.exec(main) ?? [];
  await page.show(first);
  await page.expectText(by('heading', number), number);
  await page.click(by('link', payment.toOrder));
  await page.expectAt(new RegExp(`/orders/${number}`));
  await page.expectText(by('main'), orders.next.paid);
});
