import type { Page } from '@playwright/test';
import { company } from '@/content/house/company';
import { messages } from '@/tests/content/texts';
import { expect, open, test } from '@/tests/e2e/shop';

const pages = [
  '/',
  '/collections',
  '/bed/zeus',
  '/bed-story/zeus',
  '/withdrawal',
  '/withdrawal/declaration',
  '/payment?product=Lit+Zeus&price=9999.99',
  '/contact',
  '/cart',
  '/gallery',
  '/ar/bed/zeus',
] as const;
/** Those that `npm test` prints; `npm run test:all` prints the others. */
const usual: readonly string[] = ['/bed/zeus', '/cart', '/withdrawal/declaration'];

test.use({ colorScheme: 'dark' });

/** Texts that can be seen and are pale, or stand on anything but white. */
function paleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const lightness = (color: string) => {
      if (!canvas) return 0;
      canvas.fillStyle = '#fff';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    };
    const groundOf = (element: Element | null): string => {
      if (!element) return '#fff';
      const { backgroundColor } = getComputedStyle(element);
      const isClear = /^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
      return isClear ? groundOf(element.parentElement) : backgroundColor;
    };
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const text = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.nodeValue?.trim() ?? '')
        .join('');
      if (!text || !element.checkVisibility()) return [];
      const isPale = lightness(getComputedStyle(element).color) > 0.45;
      return isPale || lightness(groundOf(element)) < 0.99 ? [text.slice(0, 60)] : [];
    });
  });
}

for (const path of pages) {
  test(`${path} is dark on white on paper, without the bar, its menu and its buttons`, {
    tag: usual.includes(path) ? [] : ['@matrix'],
  }, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('a[href="#content"]')).toBeHidden();
    await expect(page.locator('#newsletter')).toBeHidden();
    await expect(page.locator('.slim-bar')).toBeHidden();
    const buttons = page.getByRole('button').filter({ hasNot: page.locator('img') });
    await expect(buttons.filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0);
    await expect.poll(() => paleTexts(page)).toEqual([]);
  });
}

for (const path of ['/', '/bed/zeus', '/bed-story/zeus']) {
  test(`all pictures of ${path} are printed, scrolled to or not`, {
    tag: path === '/bed/zeus' ? [] : ['@matrix'],
  }, async ({ page }) => {
    await open(page, path);
    const missing = () =>
      page.evaluate(() =>
        [...document.images]
          .filter((image) => !image.closest('.thumbnail, .by-night, .chosen'))
          .filter(({ complete, naturalWidth }) => !complete || !naturalWidth)
          .map(({ alt }) => alt),
      );
    expect((await missing()).length).toBeGreaterThan(0);
    // Chromium 156 fetches them by itself too, 150 does not: the page must not wait for its browser.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect.poll(missing).toEqual([]);
    const files = await page.evaluate(() => {
      // The bar is not printed, and its small picture may be the large one where that has come before.
      const images = [...document.images].filter(
        (image) => !image.closest('.thumbnail, .by-night, .chosen, .slim-bar'),
      );
      return new Set(images.map(({ currentSrc }) => currentSrc)).size;
    });
    expect(files).toBeGreaterThan(4);
    const sheet = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(sheet.match(/\/Subtype \/Image/g)?.length).toBeGreaterThanOrEqual(files);
  });
}

test('the view of the day leads on paper, in the dark theme too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/bed/zeus');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const topOf = async (view: string) =>
    (await page.locator(`.viewer-strip [data-view="${view}"]`).boundingBox())?.y ?? Number.NaN;
  expect(await topOf('hero')).toBeLessThan(await topOf('night'));
  expect(await topOf('night')).toBe(await topOf('front'));
});

test('rows of cards are grids on paper, however narrow the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const looks = await page
    .locator('.rail')
    .evaluateAll((rails) =>
      rails.map((rail) => [getComputedStyle(rail).display, rail.scrollWidth - rail.clientWidth]),
    );
  expect(looks.length).toBe(4);
  expect(new Set(looks.map(String))).toEqual(new Set(['grid,0']));
});

test('answers are printed unfolded', async ({ page }) => {
  await page.goto('/faq');
  const answer = page.getByText(messages.fr.faq.entries[0]?.answer.slice(0, 40) ?? '');
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
});

test('an hour with the house is one sheet on paper, without buttons and without the footer', async ({
  page,
}) => {
  const { pick, caller, confirmation, manage, places } = messages.fr.appointment;
  const hours = page.locator('#hours li li a');
  await open(page, '/appointment/book?place=salon&spoken=fr&zone=Europe/Paris');
  // The house may be closed for some weeks.
  while ((await hours.count()) === 0) {
    const address = page.url();
    await page.getByRole('link', { name: pick.next }).click();
    await expect(page).not.toHaveURL(address);
  }
  await hours.first().click();
  await page.getByLabel(caller.name, { exact: true }).fill('Léda');
  await page.getByLabel(caller.email).first().fill('leda@theogonie.example');
  await page.getByRole('button', { name: caller.button }).click();
  await expect(page.getByRole('heading', { name: confirmation.title })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  for (const text of [manage.calendar, manage.cancel, manage.cancelText])
    await expect(page.getByText(text).first()).toBeHidden();
  await expect(page.getByRole('main').getByText(company.phones[0])).toBeVisible();
  await expect(page.getByText(places.salon.title, { exact: false }).first()).toBeVisible();
  const sheet = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(sheet.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
});
