import type { Locator } from '@playwright/test';
import { listPieces } from '@/lib/catalogue/catalogue';
import { localePath, locales } from '@/lib/i18n/locales';
import { anchors } from '@/lib/site/anchors';
import { messages } from '@/tests/content/texts';
import { expect, test } from '@/tests/e2e/shop';

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

const scrolled = (rail: Locator) => rail.evaluate((list) => Math.round(list.scrollLeft));

test('on a phone the home page and the collections are at most 14 screens long in every language', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const locale of locales) {
    for (const path of ['/', '/collections']) {
      await page.goto(localePath(locale, path));
      await page.evaluate(() => document.fonts.ready);
      const screens = await page.evaluate(
        () => document.documentElement.scrollHeight / window.innerHeight,
      );
      console.log(`${localePath(locale, path)}: ${screens.toFixed(1)} screens of a phone`);
      expect(screens, `${locale}${path}`).toBeLessThanOrEqual(14);
    }
  }
});

test('the anchors of the home page lead to their sections', async ({ page }) => {
  for (const id of ['heritage', anchors.bed, anchors.chair, anchors.table, 'residence']) {
    await page.goto(`/#${id}`);
    await expect(page.locator(`#${id}`).getByRole('heading').first(), id).toBeInViewport();
  }
});

test('all pieces are on the collections page, each row with the edge of its next card in sight', async ({
  page,
}) => {
  await page.goto('/collections');
  for (const category of ['bed', 'chair', 'table', 'mirror', 'wardrobe'] as const) {
    const cards = page.locator(`#${anchors[category]}`).getByRole('listitem');
    await expect(cards).toHaveCount(listPieces(category).length);
    const second = await cards.nth(1).boundingBox();
    expect(second?.x, category).toBeLessThan(370);
    expect((second?.x ?? 0) + (second?.width ?? 0), category).toBeGreaterThan(400);
  }
});

test('a row of cards follows the keyboard, and its pictures come as it is scrolled', async ({
  page,
}) => {
  await page.goto('/');
  const rail = page.locator(`#${anchors.bed}`).getByRole('list');
  await rail.getByRole('link', { name: 'Lit Zeus' }).first().focus();
  expect(await scrolled(rail)).toBe(0);
  // A card has links, to its piece and its story, and the control that compares it.
  const stops = rail.locator('a[href], button');
  const steps = (await stops.count()) - 1;
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('Tab');
  const last = rail.getByRole('listitem').last();
  await expect(stops.last()).toBeFocused();
  await expect(last.getByRole('link').first()).toBeInViewport({ ratio: 0.9 });
  expect(await scrolled(rail)).toBeGreaterThan(900);
  const picture = last.getByRole('img');
  await expect(picture).toHaveAttribute('loading', 'lazy');
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(0);
});

test('a row without links is reached and scrolled by keyboard itself', async ({ page }) => {
  const { technologies, history } = messages.fr.collections;
  for (const { title } of [technologies, history]) {
    await page.goto('/collections');
    const rail = page.getByRole('list', { name: title });
    await rail.focus();
    await expect(rail).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => scrolled(rail)).toBeGreaterThan(0);
  }
});

test('in Arabic a row begins at the right and goes on to the left', async ({ page }) => {
  await page.goto('/ar');
  const rail = page.locator(`#${anchors.bed}`).getByRole('list');
  const cards = rail.getByRole('listitem');
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
  const title = await page.locator(`#${anchors.bed}`).getByRole('heading').first().boundingBox();
  const start = (title?.x ?? 0) + (title?.width ?? 0);
  expect(start).toBeGreaterThan(350);
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBeCloseTo(start, 0);
  expect(second?.x).toBeLessThan(-10);
  expect((second?.x ?? 0) + (second?.width ?? 0)).toBeGreaterThan(20);
  await cards.nth(2).getByRole('link').first().focus();
  await expect.poll(() => scrolled(rail)).toBeLessThan(-300);
  await expect(cards.nth(2)).toBeInViewport();
});

test('wider windows show all cards of a row', async ({ page }) => {
  await page.goto('/collections');
  for (const width of [820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const hidden = () =>
      page
        .locator('.rail')
        .evaluateAll((rails) => rails.map((rail) => rail.scrollWidth - rail.clientWidth));
    await expect.poll(hidden).toEqual([0, 0, 0, 0, 0, 0, 0]);
  }
});
