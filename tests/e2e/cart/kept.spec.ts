import type { Page } from '@playwright/test';
import { keepPath } from '@/lib/cart/kept';
import { localePath } from '@/lib/i18n/locales';
import { messages } from '@/tests/content/texts';
import { amount, anEmail, centsOf, expect, join, linkFor, open, test } from '@/tests/e2e/shop';
import { expectAccessible, expectFits } from '@/tests/e2e/templates';

const { kept, compare, detail, newsletter } = messages.fr;
const entry = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Names what the page asks a name for. */
async function keep(page: Page, name: string) {
  await page.getByRole('region', { name: kept.add.title }).getByRole('textbox').fill(name);
  await page.getByRole('button', { name: kept.add.keep, exact: true }).click();
  await expect(notice(page, kept.notices.kept)).toBeVisible();
}

test('a configuration is named, opened, renamed, put in the cart and removed', async ({ page }) => {
  await open(page, '/bed/zeus');
  await page.getByLabel(/Éclairage LED/).check();
  await page.getByRole('button', { name: kept.control }).click();
  await expect(page).toHaveURL(keepPath('lit-zeus', ['led_lighting']));
  await expect(page.getByRole('heading', { name: kept.add.title })).toBeVisible();
  await join(page);
  await keep(page, 'Ma chambre');

  const mine = entry(page, 'Ma chambre');
  await expect(mine).toContainText('Éclairage LED');
  await expect(mine).toContainText(amount(centsOf('lit-zeus', 'led_lighting')));
  await mine.getByText(kept.rename, { exact: true }).click();
  await mine.getByRole('textbox').fill('Chambre d’amis');
  await mine.getByRole('button', { name: kept.save }).click();
  await expect(notice(page, kept.notices.renamed)).toBeVisible();

  const renamed = entry(page, 'Chambre d’amis');
  await renamed.getByRole('button', { name: detail.addToCart }).click();
  await expect(page.getByRole('link', { name: /Mon Panier/ }).first()).toContainText('1');
  await renamed.getByRole('link', { name: kept.open }).click();
  await expect(page).toHaveURL('/bed/zeus?options=led_lighting');
  await expect(page.getByLabel(/Éclairage LED/)).toBeChecked();

  await open(page, '/kept');
  await renamed.getByRole('button', { name: kept.remove }).click();
  await expect(notice(page, kept.notices.removed)).toBeVisible();
  await expect(page.getByRole('heading', { name: kept.empty })).toBeVisible();
  await expect(page.getByRole('main').locator(':focus')).toHaveRole('heading');
});

test('two of a category are compared, and the page fits and is accessible', {
  tag: '@matrix',
}, async ({ page }) => {
  await open(page, keepPath('lit-zeus', ['led_lighting']));
  await join(page);
  await keep(page, 'Ma chambre');
  await open(page, keepPath('lit-hades', []));
  await keep(page, 'x'.repeat(60));
  await expectAccessible(page, 'two are kept');
  await expectFits(page, [320, 390, 820, 1440], 'two are kept');
  await entry(page, 'Ma chambre').getByRole('checkbox').check();
  await entry(page, 'x'.repeat(60)).getByRole('checkbox').check();
  await page.getByRole('button', { name: kept.compare }).click();
  await expect(page).toHaveURL(/\/compare\?pieces=lit-zeus\.led_lighting&pieces=lit-hades$/);
  await expect(page.getByRole('region', { name: compare.table })).toContainText('Lit Hadès');
});

test('in Arabic a configuration is kept under an Arabic name', { tag: '@matrix' }, async ({
  page,
}) => {
  const { ar } = messages;
  await open(page, '/ar/bed/zeus');
  await page.getByRole('button', { name: ar.kept.control }).click();
  await expect(page).toHaveURL(localePath('ar', keepPath('lit-zeus', [])));
  await join(page, anEmail(), ar.newsletter);
  await page.getByRole('region', { name: ar.kept.add.title }).getByRole('textbox').fill('غرفتي');
  await page.getByRole('button', { name: ar.kept.add.keep, exact: true }).click();
  await expect(notice(page, ar.kept.notices.kept)).toBeVisible();
  await expect(entry(page, 'غرفتي')).toBeVisible();
  await expectAccessible(page, 'one is kept');
  await expectFits(page, [320, 820], 'one is kept');
});

test('another device shows kept configurations once the address is proven, and not before', async ({
  page,
  browser,
  baseURL,
  shop,
}) => {
  await open(page, keepPath('lit-zeus', []));
  const email = await join(page);
  await keep(page, 'Ma chambre');
  const elsewhere = await browser.newContext({ baseURL });
  const second = await elsewhere.newPage();
  await open(second, keepPath('lit-hades', []));
  await join(second, email);
  await expect(second.getByRole('main').getByText(newsletter.linkSent)).toBeVisible();
  await second.goto('/kept');
  await expect(second.getByRole('heading', { name: kept.locked })).toBeVisible();
  await expect(entry(second, 'Ma chambre')).toHaveCount(0);

  await second.goto(await linkFor(shop.dataDir, email));
  await second
    .getByRole('button')
    .filter({ hasText: /session/i })
    .click();
  // What this device wanted to keep comes along.
  await expect(second).toHaveURL(keepPath('lit-hades', []));
  await expect(entry(second, 'Ma chambre')).toBeVisible();
  await elsewhere.close();
});

test('sharing hands over the picture of the piece where the system takes files', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ title, url, files }: ShareData) => {
        const [file] = files ?? [];
        Object.assign(window, {
          handed: [title, url, file?.name, file?.type, (file?.size ?? 0) > 10_000],
        });
      },
    });
  });
  const handed = () => page.evaluate(() => (window as Window & { handed?: unknown }).handed);
  await open(page, '/bed/zeus?options=led_lighting');
  await page.getByRole('button', { name: detail.share }).click();
  await expect.poll(handed).toEqual(['Lit Zeus', page.url(), 'bed-zeus.jpg', 'image/jpeg', true]);

  await open(page, keepPath('lit-zeus', ['led_lighting']));
  await join(page);
  await keep(page, 'Ma chambre');
  await entry(page, 'Ma chambre').getByRole('button', { name: detail.share }).click();
  const address = new URL('/bed/zeus?options=led_lighting', page.url()).href;
  await expect.poll(handed).toEqual(['Ma chambre', address, 'bed-zeus.jpg', 'image/jpeg', true]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a configuration is kept, renamed, compared and removed', { tag: '@matrix' }, async ({
    page,
  }) => {
    await page.goto('/bed/zeus');
    await page.getByLabel(/Éclairage LED/).check();
    await page.getByRole('button', { name: kept.control }).click();
    await expect(page).toHaveURL(keepPath('lit-zeus', ['led_lighting']));
    await join(page);
    await keep(page, 'Ma chambre');
    await page.goto(keepPath('lit-hades', []));
    await keep(page, 'Grenier');

    await entry(page, 'Grenier').getByText(kept.rename, { exact: true }).click();
    await entry(page, 'Grenier').getByRole('textbox').fill('Invités');
    await entry(page, 'Grenier').getByRole('button', { name: kept.save }).click();
    await expect(notice(page, kept.notices.renamed)).toBeVisible();
    await entry(page, 'Ma chambre').getByRole('checkbox').check();
    await entry(page, 'Invités').getByRole('checkbox').check();
    await page.getByRole('button', { name: kept.compare }).click();
    await expect(page.getByRole('region', { name: compare.table })).toContainText('Lit Hadès');

    await page.goto('/kept');
    await entry(page, 'Invités').getByRole('button', { name: kept.remove }).click();
    await expect(notice(page, kept.notices.removed)).toBeVisible();
    await expect(entry(page, 'Invités')).toHaveCount(0);
    await expect(entry(page, 'Ma chambre')).toBeVisible();
  });
});
