import { depositPercent } from '@/content/checkout/deposit';
import { deliveryCookie } from '@/lib/delivery/delivery-cookie';
import { encodeDestination } from '@/lib/delivery/destination';
import { vatIn } from '@/lib/delivery/tax';
import { formatPrice } from '@/lib/money';
import { depositOf } from '@/lib/orders/deposit';
import { desk } from '@/messages/fr/desk/desk';
import { orderMails } from '@/messages/it/mail/order-mails';
import { messages } from '@/tests/content/texts';
import { customer, mailTo, openDesk, plainOf, test } from '@/tests/e2e/orders/paid-shop';
import { expect, open as openPage } from '@/tests/e2e/shop';
import { expectAccessible, expectFits } from '@/tests/e2e/templates';
import { centsOf } from '@/tests/make';
import { orderNumber } from '@/tests/order-number';

const { it } = messages;
const price = (cents: number) => formatPrice(cents, 'it');
const total = centsOf('lit-kratos');
const deposit = depositOf(total);
const balance = total - deposit;
const vatNumber = 'IT00743110157';

test('a decorator from Milan pays a deposit and then the balance, with an invoice of each', async ({
  page,
  context,
  browser,
  open,
  smtp,
}) => {
  test.setTimeout(180_000);
  const value = encodeDestination({ country: 'IT', postcode: '20121' });
  await context.addCookies([{ name: deliveryCookie, value, url: open.url }]);
  await openPage(page, `${open.url}/it/bed/kratos`);
  await page.getByRole('button', { name: it.detail.buy, exact: true }).first().click();
  await expect(page).toHaveURL(/\/payment\?/);
  const button = page.locator('#payment-form button');
  await expect(button).toContainText(price(total));
  await page.locator('input[value=deposit]').check();
  await expect(button).toHaveText(new RegExp(it.payment.deposit.pay.replace('{deposit}', '')));
  await expect(button).toContainText(price(deposit));
  await page.getByText(it.payment.company.title).click();
  await page.getByLabel(it.payment.company.vatNumber).fill(vatNumber);
  const company = page.locator('details', { hasText: it.payment.company.title });
  await company.getByLabel(it.payment.company.name).fill('Studio Brera S.r.l.');
  await company.getByLabel(it.payment.company.street).fill('Via Solferino 11');
  await company.getByLabel(it.payment.company.postcode, { exact: true }).fill('20121');
  await company.getByLabel(it.payment.company.city, { exact: true }).fill('Milano');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }
  await expectFits(page, [320, 390, 820], 'a payment with a deposit');
  const paying = context.waitForEvent('page');
  await button.click();
  const paid = await paying;
  await paid.getByRole('link', { name: 'Pay' }).click();
  const main = paid.locator('main');
  await expect(main).toContainText(it.orders.deposit.next.replace('{balance}', price(balance)));
  const [number = ''] = orderNumber.exec(await main.innerText()) ?? [];

  const confirmed = await mailTo(smtp, customer, number);
  expect(plainOf(confirmed.text)).toContain(plainOf(price(balance)));
  expect(confirmed.source).toMatch(/fattura-acconto-\d{4}-\d{5}\.pdf/);
  await paid.goto(`${open.url}/it/orders/${number}/invoice`);
  await expect(main).toContainText(
    it.invoice.deposit.line.replace('{percent}', `${depositPercent}%`),
  );
  await expect(main).toContainText(vatNumber);
  await expect(main).toContainText('Studio Brera S.r.l.');
  await expect(main).toContainText(price(vatIn(deposit, 22)));

  const clio = await browser.newContext();
  const office = await clio.newPage();
  await openDesk(office, smtp, open.url);
  await office.goto(`${open.url}/desk/orders/${number}`);
  await expect(office.locator('main')).toContainText(formatPrice(balance, 'fr'));
  await office.getByRole('button', { name: desk.balance.ask }).click();
  await expect(office.locator('main').getByRole('status')).toContainText(desk.notices.done);

  const subject = orderMails.balanceDue.subject.replace(': {balance}', '');
  const asked = await mailTo(smtp, customer, subject.replace('{number}', number));
  const [link = ''] = /\/it\/balance\/[\w.-]+/.exec(asked.text.replace(/=\r?\n/g, '')) ?? [];
  // On another device, without the order's own page: whoever has the link may pay.
  const phone = await browser.newContext();
  const handheld = await phone.newPage();
  await handheld.goto(open.url + link);
  await expect(handheld.locator('main')).toContainText(price(balance));
  await expect(handheld.locator('main')).not.toContainText('Léda');
  await expectAccessible(handheld, 'light');
  await expectFits(handheld, [320, 390, 820], 'a balance');
  const opening = phone.waitForEvent('page');
  await handheld.locator('main form button').click();
  const checkout = await opening;
  await checkout.getByRole('link', { name: 'Pay' }).click();
  await expect(checkout.locator('main')).toContainText(number);

  const settled = orderMails.balancePaid.subject.replace('{number}', number);
  expect((await mailTo(smtp, customer, settled)).source).toMatch(/fattura-\d{4}-\d{5}\.pdf/);
  await paid.goto(`${open.url}/it/orders/${number}/invoice`);
  await expect(paid.locator('article')).toHaveCount(2);
  const final = paid.locator('article').last();
  await expect(final).toContainText(price(-deposit));
  await expect(final).toContainText(price(vatIn(total, 22) - vatIn(deposit, 22)));
  await paid.goto(`${open.url}/it/orders/${number}`);
  await expect(main).toContainText(it.orders.deposit.balancePaid);
  await office.reload();
  await expect(office.locator('main')).toContainText(desk.notes.balancePaid);
  await clio.close();
  await phone.close();
});
