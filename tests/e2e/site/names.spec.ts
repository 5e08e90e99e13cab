import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { messages } from '@/tests/content/texts';
import { expect, expectClosed, joinInDialog, open, test, toast } from '@/tests/e2e/shop';

const { fr } = messages;

/** A stored tree that also fails on an additional element: elements with children in it have no others. */
const exactly = (file: string) =>
  readFileSync(`tests/e2e/names/${file}`, 'utf8').replace(
    /^( *)- .*:\n(?:\1 {2}- \/.*\n)*(?=\1 {2}- [^/])/gm,
    '$&$1  - /children: equal\n',
  );

/**
 * The roles, names and states of each part for screen readers, from the browser's accessibility tree, stored in
 * `names`. Written anew with `npx playwright test --update-snapshots=all`, then read.
 */
async function expectNames(part: Locator, name: string): Promise<void> {
  const file = `${name}.aria.yml`;
  if (test.info().config.updateSnapshots === 'all') {
    await expect(part).toMatchAriaSnapshot({ name: file });
  } else {
    await expect(part).toMatchAriaSnapshot(exactly(file));
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, path, part] of [
  ['header', '/', (page) => page.getByRole('banner')],
  ['footer', '/', (page) => page.getByRole('contentinfo')],
  ['gallery', '/gallery/miroirs', (page) => page.locator('main')],
  ['bed', '/bed/zeus', (page) => page.locator('main')],
  ['cart-of-a-stranger', '/cart', (page) => page.locator('main')],
  ['contact', '/contact', (page) => page.locator('main')],
  ['payment', '/payment?product=bed-zeus&price=9999.99', (page) => page.locator('main')],
  ['withdrawal', '/withdrawal/declaration', (page) => page.locator('main')],
] as [string, string, (page: Page) => Locator][]) {
  test(`the accessible names of ${name} match their snapshot`, async ({ page }) => {
    await page.goto(path);
    await expectNames(part(page), name);
  });
}

test('the accessible names of header and menu on a phone match their snapshots', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expectNames(page.getByRole('banner'), 'header-of-a-phone');
  await page.getByRole('button', { name: fr.nav.open }).click();
  await expectNames(page.getByRole('dialog'), 'menu');
});

test('the accessible names of dialogs, toast and cart match their snapshots', async ({ page }) => {
  await open(page, '/bed/zeus');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: fr.detail.addToCart }).first().click();
  await expectNames(page.getByRole('dialog'), 'subscribe-dialog');
  await joinInDialog(page);
  await expect(toast(page)).toBeVisible();
  await expectNames(page.getByRole('region', { name: new RegExp(fr.toaster.label) }), 'toast');
  await page.getByRole('button', { name: fr.viewer.enlarge }).click();
  await expectNames(page.getByRole('dialog'), 'zoom');
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await page.goto('/cart');
  await expectNames(page.locator('main'), 'cart');
  await page.goto('/gallery');
  await page.getByRole('button', { name: fr.gallery.items[1].title }).click();
  await expectNames(page.getByRole('dialog'), 'lightbox');
});
