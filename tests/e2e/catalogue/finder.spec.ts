import type { Page } from '@playwright/test';
import { createTranslator } from 'next-intl';
import { findPieces, noFilters } from '@/lib/catalogue/finder/finder';
import { finderPath } from '@/lib/catalogue/finder/finder-query';
import { languages } from '@/lib/i18n/locales';
import { messages } from '@/tests/content/texts';
import { expect, open, test } from '@/tests/e2e/shop';

const words = messages.fr.finder;
const count = (pieces: number) =>
  createTranslator({ locale: languages.fr.tag, messages: words })('count', { count: pieces });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const found = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
const show = (page: Page) => page.getByRole('main').getByRole('button', { name: words.show });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the bar of the collections asks for a category, a wall and a price', async ({ page }) => {
      // Otherwise the promotion opens three seconds later.
      await page.addInitScript(() =>
        localStorage.setItem('promo', new Intl.DateTimeFormat('sv').format()),
      );
      await page.goto('/collections');
      const bar = page.locator('main').getByRole('search');
      await bar.getByLabel(words.filters.categories).selectOption('bed');
      await bar.getByLabel(words.filters.wallCm).fill('230');
      await bar.getByRole('button', { name: words.show }).click();
      await expect(page).toHaveURL(/\/collections\/find\?category=bed&wall=230/);
      const beds = findPieces({ ...noFilters, categories: ['bed'], wallCm: 230 });
      await expect(found(page)).toHaveText(count(beds.length));
      await expect(cards(page)).toHaveCount(beds.length);
    });

    test('each filter narrows the results, shows its count and is kept in the address', async ({
      page,
    }) => {
      await page.goto(finderPath);
      await expect(cards(page)).toHaveCount(findPieces(noFilters).length);
      const blue = findPieces({ ...noFilters, colours: ['blue'] }).length;
      const tick = page.getByRole('checkbox', { name: new RegExp(`^${words.colours.blue}`) });
      await expect(tick).toHaveAccessibleName(
        new RegExp(`^${words.colours.blue}\\s*${count(blue)}$`),
      );
      await tick.check();
      await page.getByLabel(words.sort).selectOption('price');
      await show(page).click();
      await expect(page).toHaveURL(/colour=blue/);
      await expect(found(page)).toHaveText(count(blue));
      await expect(cards(page)).toHaveCount(blue);

      const [first] = findPieces({ ...noFilters, colours: ['blue'] }, 'price');
      await expect(cards(page).first()).toContainText(
        messages.fr.products.table['morpheus-nightstand'].name,
      );
      expect(first?.piece.id).toBe('morpheus-nightstand');
      await page.reload();
      await expect(tick).toBeChecked();
      await expect(cards(page)).toHaveCount(blue);
    });

    test('the page names the filter to remove when nothing is found', async ({ page }) => {
      await page.goto(`${finderPath}?category=bed&max=1`);
      await expect(found(page)).toHaveText(words.none);
      await page.getByRole('link', { name: new RegExp(words.filters.maxEuros) }).click();
      await expect(page).toHaveURL(`${finderPath}?category=bed`);
      await expect(cards(page)).toHaveCount(5);
      await expect(page.getByRole('checkbox', { name: /^Les lits/ })).toBeChecked();
    });
  });
}

test('an edition is shown with its own name and price when it alone is found', async ({ page }) => {
  await page.goto(`${finderPath}?category=bed&min=18000&max=19000`);
  await expect(cards(page)).toHaveCount(1);
  const link = cards(page)
    .getByRole('link', { name: /édition Structure/ })
    .last();
  await link.click();
  await expect(page).toHaveURL('/bed/chronos?edition=structure');
});

test('an invalid value is named and ignored', async ({ page }) => {
  await page.goto(`${finderPath}?category=bed&min=1e309`);
  await expect(page.getByRole('status').filter({ hasText: words.filters.minEuros })).toBeVisible();
  await expect(cards(page)).toHaveCount(5);
});

test('Back brings the filters of before, and the fields follow', async ({ page }) => {
  await open(page, `${finderPath}?category=bed`);
  const beds = page.getByRole('checkbox', { name: /^Les lits/ });
  await expect(beds).toBeChecked();
  await page.getByRole('link', { name: words.clear }).click();
  await expect(page).toHaveURL(finderPath);
  await expect(beds).not.toBeChecked();
  await page.goBack();
  await expect(beds).toBeChecked();
  await expect(cards(page)).toHaveCount(5);
});

test('the filters are used by keyboard, and the focus stays', async ({ page }) => {
  await open(page, finderPath);
  await page.getByLabel(words.filters.wallCm).fill('100');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/wall=100/);
  await expect(cards(page)).toHaveCount(findPieces({ ...noFilters, wallCm: 100 }).length);
  await expect(page.getByLabel(words.filters.wallCm)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the filters are folded away above the results', async ({ page }) => {
    await page.goto(finderPath);
    await expect(show(page)).toBeHidden();
    await page.getByText(words.refine).click();
    await page.getByRole('checkbox', { name: /^Les miroirs/ }).check();
    await show(page).click();
    await expect(cards(page)).toHaveCount(3);
  });

  test('in Arabic the results are in Arabic', async ({ page }) => {
    await page.goto(`/ar${finderPath}?category=mirror`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.ar.finder.title);
    await expect(cards(page)).toHaveCount(3);
  });
});

test('results are not indexed, and their canonical page is the collections', async ({ page }) => {
  await page.goto(`${finderPath}?category=bed`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/collections$/);
});

test('on a phone two pieces stand side by side, on the narrowest too', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, finderPath);
    await expect(cards(page)).not.toHaveCount(0);
    // Where they stand once they have come into view.
    const [first, second] = await cards(page).evaluateAll((all) =>
      all.map((card) => (card instanceof HTMLElement ? card.offsetTop : undefined)),
    );
    expect(second, `${width} px`).toBe(first);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${width} px`).toBeLessThanOrEqual(width);
  }
});
