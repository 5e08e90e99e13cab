import type { Page } from '@playwright/test';
import { messages } from '@/tests/content/texts';
import { expect, expectClosed, open, test, toMiddle } from '@/tests/e2e/shop';

const { fr, ar } = messages;

/** Opens the search of a hydrated page, as its header offers it. */
async function openSearch(page: Page, words: (typeof messages)[keyof typeof messages] = fr) {
  await page.getByRole('banner').getByRole('link', { name: words.nav.search }).click();
  const dialog = page.getByRole('dialog', { name: words.search.title });
  const field = dialog.getByRole('combobox', { name: words.search.field });
  await expect(field).toBeFocused();
  return { dialog, field, options: dialog.getByRole('option') };
}

test('results appear as they are typed for, and Enter opens the chosen one', async ({ page }) => {
  await open(page, '/terms');
  await toMiddle(page);
  const { field, options } = await openSearch(page);
  await page.keyboard.type('canape');
  await expect(options.first()).toContainText('Fauteuil');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await field.fill('posei');
  await expect(options.first()).toContainText(fr.products.bed.poseidon.name);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const id = await options.first().getAttribute('id');
  await expect(field).toHaveAttribute('aria-activedescendant', id ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(options.first()).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/bed/poseidon');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('Enter and the button lead to all results, and one Back returns', async ({ page }) => {
  await open(page, '/faq');
  const { dialog, field } = await openSearch(page);
  await field.fill('miroir');
  await dialog.getByRole('button', { name: fr.search.all }).click();
  await expect(page).toHaveURL('/search?q=miroir');
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await (await openSearch(page)).field.fill('fauteuil');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=fauteuil');
  const results = page.getByRole('main').getByRole('list').getByRole('listitem');
  await expect(results.first()).toContainText('Fauteuil');
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1, name: fr.faq.title })).toBeVisible();
});

test('Escape, Back and the cross close the search', async ({ page }) => {
  await open(page, '/faq');
  const { field } = await openSearch(page);
  await field.fill('lit');
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await openSearch(page);
  await page.goBack();
  await expectClosed(page);
  await expect(page).toHaveURL('/faq');
  const { dialog } = await openSearch(page);
  await dialog.getByRole('button', { name: fr.search.close }).click();
  await expectClosed(page);
});

test('a word without results gets a message, and leads to the page with help', async ({ page }) => {
  await open(page, '/faq');
  const { dialog, field, options } = await openSearch(page);
  await field.fill('xyzzyx');
  await expect(dialog.getByRole('status')).toHaveText(fr.search.noneText);
  await expect(options).toHaveCount(3);
  await expect(dialog.getByRole('link', { name: fr.search.write })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=xyzzyx');
  await expect(page.getByRole('main').getByRole('link', { name: fr.search.write })).toBeVisible();
});

test('the dialog says once what it understood, and leads to the words as they stand', async ({
  page,
}) => {
  await open(page, '/faq');
  const { dialog, field, options } = await openSearch(page);
  await field.fill('le lit le moins cher');
  await expect(options.first()).toContainText(fr.products.bed.hades.name);
  await expect(dialog.getByRole('status')).toHaveText(
    'Lits, du moins cher au plus cher. 5 résultats',
  );
  await dialog.getByRole('link', { name: fr.search.literal }).click();
  await expect(page).toHaveURL(/\/search\?q=le\+lit\+le\+moins\+cher&as=literal/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the search opens from the middle of a page, and a tap opens a result', async ({ page }) => {
    await open(page, '/privacy-policy');
    await toMiddle(page);
    const { field, options } = await openSearch(page);
    await field.fill('hestia');
    await options.filter({ hasText: fr.products.table['hestia-coffee-table'].name }).first().tap();
    await expect(page).toHaveURL('/table-details/hestia-coffee-table');
  });
});

test('the narrowest header has the search, and its menu the theme', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/terms');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: fr.nav.theme })).toHaveCount(0);
  await banner.getByRole('button', { name: fr.nav.open }).click();
  const menu = page.getByRole('dialog', { name: fr.nav.menu });
  await menu.getByRole('button', { name: fr.nav.theme }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await menu.getByRole('button', { name: fr.nav.close }).click();
  await banner.getByRole('link', { name: fr.nav.search }).first().click();
  await expect(page.getByRole('dialog', { name: fr.search.title })).toBeVisible();
});

test('in Arabic a word without hamza finds its piece', async ({ page }) => {
  await open(page, '/ar/terms');
  const { field, options } = await openSearch(page, ar);
  await field.fill('اثينا');
  await expect(options.first()).toContainText(ar.products.chair.athena.name);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ar/chair-details/athena');
});

test('the search field leads to its page when the search file is missing', async ({ page }) => {
  await open(page, '/faq');
  await page.route('**/search.json', (route) => route.fulfill({ status: 204 }));
  const { field } = await openSearch(page);
  await field.fill('zeus');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=zeus');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Lit Zeus', exact: true }),
  ).toBeVisible();
});

test('results appear as they are typed for where the catalogue is too large for the search file', async ({
  page,
}) => {
  await open(page, '/faq');
  await page.route('**/search.json', (route) => route.fulfill({ json: null }));
  const { field, options } = await openSearch(page);
  await expect(options).toHaveCount(3);
  await field.fill('zeus');
  await expect(options.first()).toContainText('Lit Zeus');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/bed/zeus');
});

test('a question that was found leads to its anchor on the FAQ page', async ({ page }) => {
  await page.goto('/search?q=escalier%20étroit');
  const question = fr.faq.entries[2].question;
  await page.getByRole('main').getByRole('link', { name: question }).click();
  await expect(page).toHaveURL('/faq#question-3');
  await expect(page.getByText(question)).toBeInViewport();
  await expect(page.getByText(fr.faq.entries[2].answer)).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a page with a form', async ({ page }) => {
    await page.goto('/bed/zeus');
    await page.getByRole('banner').getByRole('link', { name: fr.nav.search }).click();
    await expect(page).toHaveURL('/search');
    const field = page.getByRole('searchbox', { name: fr.search.field });
    await field.fill('armoire à empreinte');
    await page.getByRole('button', { name: fr.search.submit }).click();
    await expect(page).toHaveURL(/\/search\?q=armoire/);
    await expect(field).toHaveValue('armoire à empreinte');
    const results = page.getByRole('main').getByRole('list').getByRole('listitem');
    await expect(results.first()).toContainText('Armoire');
    await results.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/wardrobe-details\//);
  });
});
