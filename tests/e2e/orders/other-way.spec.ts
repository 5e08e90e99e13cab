import { messages } from '@/tests/content/texts';
import { test } from '@/tests/e2e/orders/paid-shop';
import { expect, open as openPage } from '@/tests/e2e/shop';
import { expectAccessible, expectFits } from '@/tests/e2e/templates';

const { fr, ar } = messages;
const iban = 'FR14 2004 1010 0505 0001 3M02 606';

test.use({ settings: { BANK_IBAN: iban } });

test('an order that waits for a card is paid by transfer from its page, and by card again', async ({
  page,
  context,
  open,
  stripe,
}) => {
  test.setTimeout(120_000);
  await openPage(page, `${open.url}/bed/kratos`);
  await page.getByRole('button', { name: fr.detail.buy, exact: true }).first().click();
  await expect(page).toHaveURL(/\/payment\?/);
  const paying = context.waitForEvent('page');
  await page.locator('#payment-form').getByRole('button').first().click();
  await (await paying).close();
  const session = stripe.sessions.at(-1);
  const back = new URL(session?.given.get('cancel_url') ?? '');
  await openPage(page, open.url + back.pathname + back.search);
  const main = page.locator('main');
  await main.getByText(fr.orders.otherwise.transfer, { exact: true }).click();
  const { transfer } = fr.payment;
  const field = (label: string) => main.getByRole('textbox', { name: label });
  await field(transfer.name).fill('Sémélé de Thèbes');
  await field(transfer.email).fill('semele@theogonie.example');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }
  await expectFits(page, [320, 390, 820], 'an order that can be paid by transfer');
  await field(transfer.street).fill('9 impasse du Tonnerre');
  await main.locator('input[name=postcode]').fill('75008');
  await field(transfer.city).fill('Paris');
  await main.getByRole('button', { name: /Commander avec obligation/ }).click();
  await expect(main).toContainText(iban);
  expect(session && stripe.statusOf(session)).toBe('expired');
  // The earlier page leads here.
  await openPage(page, open.url + back.pathname + back.search);
  await main.getByRole('link', { name: /remplacée par la commande/ }).click();
  await expect(main).toContainText(iban);
  await openPage(page, page.url().replace('/orders/', '/ar/orders/'));
  await expectFits(page, [320, 820], 'an order by transfer in Arabic');
  const again = context.waitForEvent('page');
  await main.getByRole('button', { name: ar.orders.otherwise.card.split(':')[0] }).click();
  await expect(await again).toHaveURL(/\/pay\/cs_/);
  expect(stripe.sessions).toHaveLength(2);
});
