import { deliveryOf } from '@/lib/delivery';
import { type Locale, languages, localePath } from '@/lib/i18n/locales';
import { daysInWords } from '@/lib/installation-days';
import { messages } from '../content/texts';
import { expect, open, price, test } from './shop';
import { expectAccessible, expectFits } from './templates';

const { fr, ar } = messages;
const zeusWeeks = { min: 3, max: 4 };

/** When the bed Zeus is installed, if it is ordered now, as a page writes it. */
function datesOf(kept: string | undefined, locale: Locale = 'fr') {
  const { days } = deliveryOf(zeusWeeks, kept);
  if (typeof days !== 'object') throw new Error(`no days for ${kept}`);
  return price(daysInWords(days, languages[locale].tag).replaceAll(/\s/g, ' '));
}

test('a piece page says when it is installed in France, and nothing moves', async ({ page }) => {
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/bed/zeus');
    const line = page.getByRole('listitem').filter({ hasText: fr.delivery.installed });
    await expect(line).toContainText(datesOf(undefined));
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          // Where nothing has moved there is no entry, and the observer stays silent: the frame after next is late enough.
          const observer = new PerformanceObserver((list) => {
            const values = list.getEntries().map((entry) => ('value' in entry ? entry.value : 0));
            done(values.reduce<number>((sum, value) => sum + Number(value), 0));
          });
          observer.observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => done(0)));
        }),
    );
    expect(shift, `${width} px`).toBeLessThan(0.01);
  }
});

test('a destination that was chosen counts on every page', async ({ page }) => {
  await open(page, '/bed/zeus');
  await page.getByRole('button', { name: fr.delivery.elsewhere }).click();
  await page.getByRole('combobox', { name: fr.delivery.country }).selectOption({ label: 'Italie' });
  await page.getByLabel(fr.delivery.postcode).fill('90133');
  const status = page.getByRole('status').filter({ hasText: fr.delivery.installed });
  await expect(status).toContainText(datesOf('IT-90133'));

  await page.goto('/payment?product=Lit+Zeus&price=9999.99');
  const summary = page.getByRole('region', { name: fr.payment.summary });
  await expect(summary).toContainText(datesOf('IT-90133'));
  await expect(summary).toContainText('Italie 90133');

  await open(page, '/bed/zeus');
  const line = page.getByRole('listitem').filter({ hasText: fr.delivery.installed });
  await expect(line).toContainText(datesOf('IT-90133'));
});

test('an address that no carrier serves is told so, with the way to write', async ({ page }) => {
  await open(page, '/bed/zeus');
  await page.getByRole('button', { name: fr.delivery.elsewhere }).click();
  await page.getByLabel(fr.delivery.postcode).fill('97100');
  await expect(page.getByRole('status').filter({ hasText: fr.delivery.notServed })).toBeVisible();
  await expect(page.getByRole('link', { name: fr.delivery.contact })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('a postcode of another country is named, and Enter buys nothing', async ({ page }) => {
  await open(page, '/bed/zeus');
  await page.getByRole('button', { name: fr.delivery.elsewhere }).press('Enter');
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

for (const locale of ['fr', 'ar'] as const) {
  test(`the panel is accessible and fits, in ${locale}`, { tag: '@matrix' }, async ({ page }) => {
    const words = { fr, ar }[locale].delivery;
    await open(page, localePath(locale, '/bed/zeus'));
    await page.getByRole('button', { name: words.elsewhere }).click();
    await page.getByRole('combobox', { name: words.country }).selectOption('GB');
    await expect(page.getByRole('status').filter({ hasText: words.installed })).toContainText(
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
    await expect(page.getByText(price('Livraison sous 3-4 semaines'))).toBeVisible();
    await page.goto('/payment?product=Lit+Zeus&price=9999.99');
    const summary = page.getByRole('region', { name: fr.payment.summary });
    await expect(summary).toContainText(price('Livraison sous 3-4 semaines'));
    await expect(summary).toContainText(datesOf(undefined));
  });
});
