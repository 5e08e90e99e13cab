import type { Page } from '@playwright/test';
import { allPieces } from '@/lib/catalogue/catalogue';
import { basketFee } from '@/lib/delivery/basket-fee';
import { exportDivisor } from '@/lib/delivery/tax-place';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { formatPrice, formatRoundPrice } from '@/lib/money';
import { messages } from '@/tests/content/texts';
import { anySpace, expect, open, shiftOf, test } from '@/tests/e2e/shop';
import { expectAccessible, expectFits } from '@/tests/e2e/templates';
import { centsOf } from '@/tests/make';
import { plannedDays } from '@/tests/planned-days';

const { fr, ar } = messages;

/** When the bed Zeus is installed, if it is ordered now, as a page writes it. */
const datesOf = (kept?: string, locale?: Locale) => anySpace(plannedDays(kept, locale));

/** Opens a bed and its question where it is delivered. @returns the field of the postcode */
async function openPanel(page: Page) {
  await open(page, '/bed/zeus');
  await page.getByRole('button', { name: fr.delivery.dates.elsewhere }).click();
  return page.getByLabel(fr.delivery.postcode);
}

test('the page of a piece shows when it is installed in France, without layout shift', async ({
  page,
}) => {
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/bed/zeus');
    const line = page.locator('main form > div').filter({ hasText: fr.delivery.dates.installed });
    await expect(line).toContainText(datesOf());
    expect(await shiftOf(page), `${width} px`).toBeLessThan(0.01);
  }
});

test('a chosen destination is used on every page', async ({ page, context }) => {
  await open(page, '/bed/zeus');
  await page.getByRole('button', { name: fr.delivery.dates.elsewhere }).click();
  await page.getByRole('combobox', { name: fr.delivery.country }).selectOption({ label: 'Italie' });
  await page.getByLabel(fr.delivery.postcode).fill('90133');
  const status = page.getByRole('status').filter({ hasText: fr.delivery.dates.installed });
  await expect(status).toContainText(datesOf('IT-90133'));
  // The browser stores a cookie of a script a moment after the script has set it.
  await expect
    .poll(async () => (await context.cookies()).map(({ value }) => value))
    .toContain('IT-90133');

  await page.goto('/payment?product=Lit+Zeus&price=9999.99');
  const summary = page.getByRole('region', { name: fr.payment.summary });
  await expect(summary).toContainText(datesOf('IT-90133'));
  await expect(summary).toContainText('Italie 90133');

  await open(page, '/bed/zeus');
  const line = page.locator('main form > div').filter({ hasText: fr.delivery.dates.installed });
  await expect(line).toContainText(datesOf('IT-90133'));
});

const zeusCents = centsOf('lit-zeus');

test('abroad a piece has its price without French VAT, with options too, and in the Union its own', async ({
  page,
}) => {
  await open(page, '/bed/zeus');
  const price = page.locator('main form output').first();
  const shown = (cents: number) => anySpace(formatPrice(cents, 'fr'));
  await expect(price).toHaveText(shown(zeusCents));
  await page.getByRole('button', { name: fr.delivery.dates.elsewhere }).click();
  const country = page.getByRole('combobox', { name: fr.delivery.country });
  await country.selectOption({ label: 'Suisse' });
  await expect(price).toHaveText(shown(Math.round(zeusCents / exportDivisor)));
  await expect(page.getByText(fr.detail.taxIncluded, { exact: true })).toBeHidden();
  const fee = page.locator('main form [data-intent=add] + p');
  const short = page.locator('main form .slim-bar .text-muted');
  const feeAt = (divisor: number) => basketFee(fr.delivery.basketFee, divisor, 'fr').short;
  for (const note of [fee, short]) await expect(note).toContainText(anySpace(feeAt(exportDivisor)));
  const option = page.locator('main form input[name=option]').first();
  const cents = Number(await option.getAttribute('data-cents'));
  const row = page.locator('main form label:has([name=option])').first();
  const added = (divisor: number) =>
    anySpace(`+ ${formatRoundPrice(Math.round(cents / divisor), 'fr')}`);
  await expect(row).toContainText(added(exportDivisor));
  await option.check();
  await expect(price).toHaveText(shown(Math.round((zeusCents + cents) / exportDivisor)));
  await page.reload();
  await expect(row).toContainText(added(exportDivisor));
  await page.getByRole('button', { name: fr.delivery.dates.elsewhere }).click();
  await country.selectOption({ label: 'Italie' });
  await expect(row).toContainText(added(1));
  for (const note of [fee, short]) await expect(note).toContainText(anySpace(feeAt(1)));
  await expect(price).toHaveText(shown(zeusCents + cents));
  await expect(page.getByText(fr.detail.taxIncluded, { exact: true })).toBeVisible();
});

test('abroad the editions have their prices without French VAT', async ({ page }) => {
  await open(page, '/bed/chronos');
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = 'delivery=CH-1201; path=/';
  });
  await page.reload();
  const { priceCents = 0, structure } = allPieces.find(({ id }) => id === 'chronos') ?? {};
  for (const cents of [priceCents, structure?.priceCents ?? 0]) {
    const label = page.locator(`main form label:has([name=productId][data-cents="${cents}"])`);
    const abroad = anySpace(formatPrice(Math.round(cents / 1.2), 'fr'));
    await expect(label).toContainText(abroad);
    await expect(page.locator('.edition-table thead')).toContainText(abroad);
  }
});

test('a postcode that no carrier serves gets a message and a link to the contact page', async ({
  page,
}) => {
  await open(page, '/bed/zeus');
  await page.getByRole('button', { name: fr.delivery.dates.elsewhere }).click();
  await page.getByLabel(fr.delivery.postcode).fill('97100');
  await expect(
    page.getByRole('status').filter({ hasText: fr.delivery.dates.notServed }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: fr.delivery.contact })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('a postcode of another country is named, and Enter buys nothing', async ({ page }) => {
  await open(page, '/bed/zeus');
  await page.getByRole('button', { name: fr.delivery.dates.elsewhere }).press('Enter');
  const field = page.getByLabel(fr.delivery.postcode);
  await field.fill('1000');
  await field.press('Enter');
  await expect(page).toHaveURL('/bed/zeus');
  await field.press('Tab');
  await expect(page.getByText(fr.delivery.badPostcode)).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('75001');
  await expect(page.getByText(fr.delivery.badPostcode)).toBeHidden();
  await field.press('Shift+Tab');
  await expect(page.getByRole('combobox', { name: fr.delivery.country })).toBeFocused();
});

test('a wrong postcode has its sentence, and neither the line nor the panel keeps a date', async ({
  page,
}) => {
  const field = await openPanel(page);
  const dates = page.getByRole('main').getByText(fr.delivery.dates.installed);
  await expect(dates).toHaveCount(2);
  for (const wrong of ['abc', 'SW1A 1AA', '750011', '2000']) {
    await field.fill('75001');
    await expect(dates).toHaveCount(2);
    await field.fill(wrong);
    await field.press('Enter');
    await expect(page.getByText(fr.delivery.badPostcode), wrong).toBeVisible();
    await expect(dates, wrong).toHaveCount(0);
  }
});

test('a postcode of Monaco, typed for France, leaves France chosen for the next one', async ({
  page,
}) => {
  const field = await openPanel(page);
  const status = page.getByRole('status').filter({ hasText: fr.delivery.dates.installed });
  await field.fill('98000');
  await expect(status).toContainText(datesOf('MC-98000'));
  await field.fill('29242');
  await expect(status).toContainText(datesOf('FR-29242'));
  await expect(page.getByRole('combobox', { name: fr.delivery.country })).toHaveValue('FR');
});

test('another country leads to a quote that names the configuration', async ({ page }) => {
  await open(page, '/bed/zeus?options=led_lighting');
  await page.getByRole('button', { name: fr.delivery.dates.elsewhere }).click();
  const country = page.getByRole('combobox', { name: fr.delivery.country });
  await country.selectOption({ label: fr.delivery.otherCountry });
  await expect(page.locator('main form > div').filter({ has: country })).toContainText(
    fr.delivery.dates.notServed,
  );
  await page.getByRole('link', { name: fr.delivery.abroadLink }).click();
  await expect(page).toHaveURL(/\/contact\/abroad\?piece=lit-zeus\.led_lighting$/);
  await expect(page.getByLabel(fr.contact.form.subject)).toHaveValue(fr.abroad.title);
  await expect(page.getByRole('textbox', { name: fr.contact.form.message })).toHaveValue(
    /1 × Lit Zeus, .+ \(\/bed\/zeus\?options=led_lighting\)$/,
  );
});

for (const locale of ['fr', 'ar'] as const) {
  test(`the panel is accessible and fits, in ${locale}`, { tag: '@matrix' }, async ({ page }) => {
    const words = { fr, ar }[locale].delivery;
    await open(page, localePath(locale, '/bed/zeus'));
    await page.getByRole('button', { name: words.dates.elsewhere }).click();
    await page.getByRole('combobox', { name: words.country }).selectOption('GB');
    await expect(page.getByRole('status').filter({ hasText: words.dates.installed })).toContainText(
      datesOf('GB', locale),
    );
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `${locale}, ${colorScheme}`);
    }
    await expectFits(page, [320, 390, 820, 1440], locale);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a piece says its weeks, and the payment page the dates too', async ({ page }) => {
    await page.goto('/bed/zeus');
    await expect(page.getByText(anySpace('Livraison sous 3-4 semaines'))).toBeVisible();
    await page.goto('/payment?product=Lit+Zeus&price=9999.99');
    const summary = page.getByRole('region', { name: fr.payment.summary });
    await expect(summary).toContainText(anySpace('Livraison sous 3-4 semaines'));
    await expect(summary).toContainText(datesOf());
  });
});
