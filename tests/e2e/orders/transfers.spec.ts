import { formatPrice } from '@/lib/money';
import { desk } from '@/messages/fr/desk/desk';
import { orderMails } from '@/messages/fr/mail/order-mails';
import { messages } from '@/tests/content/texts';
import { mailTo, openDesk, plainOf, test } from '@/tests/e2e/orders/paid-shop';
import { expect, open as openPage } from '@/tests/e2e/shop';
import { expectAccessible, expectFits } from '@/tests/e2e/templates';
import { centsOf } from '@/tests/make';
import { orderNumber } from '@/tests/order-number';

const { fr } = messages;
const price = (cents: number) => formatPrice(cents, 'fr');
const iban = 'FR14 2004 1010 0505 0001 3M02 606';
const buyer = 'semele@theogonie.example';
const total = centsOf('lit-kratos');
const part = 3_000_000;

test.use({ settings: { BANK_IBAN: iban, BANK_BIC: 'PSSTFRPP' } });

test('a buyer pays by bank transfer in two parts, and the house confirms each', async ({
  page,
  context,
  browser,
  open,
  smtp,
  stripe,
}) => {
  test.setTimeout(180_000);
  await openPage(page, `${open.url}/bed/kratos`);
  await page.getByRole('button', { name: fr.detail.buy, exact: true }).first().click();
  await expect(page).toHaveURL(/\/payment\?/);
  await page.getByText(fr.payment.methods.transfer, { exact: true }).click();
  const button = page.locator('#payment-form').getByRole('button');
  await expect(button).toHaveCount(1);
  await expect(button).toContainText(price(total));
  // The browser asks for what is missing, and sends nothing.
  await button.click();
  const field = (label: string) => page.getByRole('textbox', { name: label });
  const { transfer } = fr.payment;
  await expect(field(transfer.name)).toBeFocused();
  await field(transfer.name).fill('Sémélé de Thèbes');
  await field(transfer.email).fill(buyer);
  await field(transfer.street).fill('9 impasse du Tonnerre');
  await page.locator('input[name=postcode][form]').fill('75008');
  await field(transfer.city).fill('Paris');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }
  await expectFits(page, [320, 390, 820], 'a payment by transfer');
  // What only the shop can check is refused in the new window: the field has the focus, and its link leads to it.
  await page.locator('input[name=postcode][form]').fill('1201');
  const refusing = context.waitForEvent('page');
  await button.click();
  const refused = await refusing;
  const postcode = refused.locator('#field-postcode');
  await expect(postcode).toBeFocused();
  await expect(postcode).toHaveAccessibleDescription(/75001/);
  await refused.getByRole('link', { name: '75001' }).focus();
  await expect(postcode).not.toBeFocused();
  await refused.keyboard.press('Enter');
  await expect(postcode).toBeFocused();
  for (const colorScheme of ['light', 'dark'] as const) {
    await refused.emulateMedia({ colorScheme });
    await expectAccessible(refused, colorScheme);
  }
  await expectFits(refused, [320, 390, 820], 'a payment that was refused');
  await refused.close();
  await page.locator('input[name=postcode][form]').fill('75008');
  const ordering = context.waitForEvent('page');
  await button.click();
  const order = await ordering;
  const main = order.locator('main');
  await expect(main).toContainText(fr.orders.next.awaitingTransfer);
  await expect(main).toContainText(iban);
  await expect(main.getByRole('img', { name: fr.orders.transfer.code })).toBeVisible();
  await expectAccessible(order, 'light');
  await expectFits(order, [320, 390, 820], 'an order that waits for a transfer');
  const [number = ''] = orderNumber.exec(await main.innerText()) ?? [];
  const asked = orderMails.transferDue.subject.replace('{number}', number).replace('{amount}', '');
  expect(plainOf((await mailTo(smtp, buyer, asked)).text)).toContain(iban);
  expect(stripe.sessions).toHaveLength(0);

  const clio = await browser.newContext();
  const office = await clio.newPage();
  await openDesk(office, smtp, open.url);
  await office.goto(`${open.url}/desk`);
  await office.getByRole('link', { name: 'virement attendu' }).click();
  await office.getByRole('link', { name: number }).click();
  const sheet = office.locator('main');
  await expect(sheet).toContainText(price(total));
  const confirm = async (sum: string) => {
    await office.getByLabel(desk.transfer.amount).fill(sum);
    await office.getByRole('button', { name: desk.transfer.confirm }).click();
  };
  await confirm('30 000');
  await expect(sheet.getByRole('status')).toContainText(price(total - part));
  await expectAccessible(office, 'light');
  await expectFits(office, [390], 'a transfer at the desk');
  await sheet.locator('[name=otherCents]').check();
  await confirm('30 000,00');
  await expect(sheet.getByRole('status')).toContainText(desk.notices.done);
  await order.reload();
  await expect(main).toContainText(price(part));
  await confirm('18000');
  await expect(sheet.getByRole('status')).toContainText(desk.notices.done);
  await expect(sheet).toContainText(desk.states.paid);

  const paid = orderMails.orderConfirmed.subject.replace('{number}', number);
  expect((await mailTo(smtp, buyer, paid)).source).toMatch(/facture-\d{4}-\d{5}\.pdf/);
  await order.reload();
  await expect(main).toContainText(fr.orders.states.paid);
  await expect(main).not.toContainText(iban);
  await order.getByRole('link', { name: fr.orders.invoiceLink }).click();
  await expect(main).toContainText('Sémélé de Thèbes');
  await expect(main).toContainText(fr.orders.paidWithKinds.transfer);
  await clio.close();
});
