import type { Locator, Page } from '@playwright/test';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { messages } from '@/tests/content/texts';
import { expect, open, test } from '@/tests/e2e/shop';

type Rectangle = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const isApart = (a: Rectangle, b: Rectangle) =>
  a.x + a.width <= b.x + 1 ||
  b.x + b.width <= a.x + 1 ||
  a.y + a.height <= b.y + 1 ||
  b.y + b.height <= a.y + 1;

/** What covers what, of several things by name; empty when nothing does. */
async function covered(things: Readonly<Record<string, Locator>>): Promise<string[]> {
  const boxes = await Promise.all(
    Object.entries(things).map(async ([name, one]) => ({ name, box: await one.boundingBox() })),
  );
  return boxes.flatMap((a, n) =>
    boxes
      .slice(n + 1)
      .filter((b) => !a.box || !b.box || !isApart(a.box, b.box))
      .map((b) => `${a.name} and ${b.name}`),
  );
}

/** In any language. */
const toast = (page: Page) => page.locator('.toast');
const tray = (page: Page) => page.locator('.compare-tray');
const bar = (page: Page) => page.locator('.slim-bar');

/** Comes in as a new visitor, through the dialog that the first add opens. */
async function join(page: Page, locale: Locale): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('textbox')
    .first()
    .fill(`apart-${locale}-${Date.now()}-${process.pid}@theogonie.example`);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

for (const locale of ['fr', 'ar'] as const) {
  for (const width of [320, 390, 820, 1440, 1920]) {
    test(`toast, tray, bar and what was pressed do not cover each other in ${locale} at ${width} px`, {
      tag: width === 390 ? [] : '@matrix',
    }, async ({ page }) => {
      const { compare, detail } = messages[locale];
      await page.setViewportSize({ width, height: width < 500 ? 700 : 900 });
      await open(page, localePath(locale, '/bed/zeus'));
      const main = page.getByRole('main');
      const add = bar(page).getByRole('button');
      const all = { toast: toast(page), tray: tray(page), bar: bar(page) };

      // Of those that can be there together, first the two bars.
      await main.getByRole('button', { name: compare.control, exact: true }).click();
      await expect(tray(page)).toBeVisible();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(bar(page)).toHaveAttribute('data-shown', 'true');
      await expect.poll(() => covered({ tray: tray(page), bar: bar(page) })).toEqual([]);

      // Then all three, called by the button of the bar.
      await add.click();
      await join(page, locale);
      await expect(toast(page)).toBeVisible();
      await expect.poll(() => covered(all)).toEqual([]);

      // A button at the top of the window is not covered by what it calls.
      await expect(toast(page)).toBeHidden();
      const heart = main.getByRole('button', { name: detail.wishlist });
      await heart.evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        scrollTo({ top: scrollY + top - 120, behavior: 'instant' });
      });
      await heart.press('Enter');
      await expect(toast(page)).toBeVisible();
      const wished = main.getByRole('button', { name: detail.wished });
      // The toast stands lowest once the bar below it has left.
      await expect(bar(page)).toHaveAttribute('data-shown', 'false');
      await expect
        .poll(() => covered({ toast: toast(page), tray: tray(page), heart: wished }))
        .toEqual([]);
    });
  }
}

for (const width of [390, 1440]) {
  test(`what fills the tray at the foot of the window stands above it at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width < 500 ? 700 : 900 });
    await open(page, '/collections');
    const compare = page
      .getByRole('main')
      .getByRole('button', { name: messages.fr.compare.control })
      .nth(3);
    await compare.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      scrollTo({ top: scrollY + bottom - innerHeight + 4, behavior: 'instant' });
    });
    await compare.press('Enter');
    await expect(tray(page)).toBeVisible();
    await expect.poll(() => covered({ tray: tray(page), compare })).toEqual([]);
  });
}
