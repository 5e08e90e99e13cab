import { brotliCompressSync, constants } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import { pictureBytes } from '../bench/pictures';
import { expect, joinAtGate, test, toast } from './shop';

const templates = [
  '/',
  '/collections',
  '/gallery',
  '/categories',
  '/bed/chronos',
  '/chair-details/athena',
  '/mirror-details/narcisse',
  '/bed-story/zeus',
  '/wardrobe-story/iris',
  '/contact',
  '/faq',
  '/privacy-policy',
  '/sitemap',
  '/cart',
  '/payment',
  '/payment?product=%20',
  '/payment?quote=forged',
  '/payment-success?session_id=demo_1',
  '/checkout-demo',
];

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of templates) {
      test(`${path} has no accessibility violation and fits every width`, async ({ page }) => {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
        for (const width of [320, 390, 820, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const overflow = () =>
            page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            );
          // Media queries follow a change of size with the next frame.
          await expect.poll(overflow, `${path} at ${width} px`).toBe(0);
        }
      });
    }

    test('what opens has no accessibility violation: menu, gate, toast, filled cart, lightbox', async ({
      page,
    }) => {
      const check = async (state: string) => {
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
        const found = violations.map(({ id, nodes }) => [
          state,
          id,
          nodes.map((node) => node.html),
        ]);
        expect(found).toEqual([]);
      };
      await page.goto('/bed/zeus');
      await page.getByRole('button', { name: 'Ajouter au Panier' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check('gate');
      await joinAtGate(page);
      await expect(toast(page)).toBeVisible();
      await check('toast');
      await page.getByRole('button', { name: 'Liste de Souhaits' }).click();
      await expect(toast(page)).toContainText('wishlist');
      await page.goto('/cart');
      await expect(page.getByRole('tab', { name: 'Mon Panier (1)' })).toBeVisible();
      await check('cart');
      await page.getByRole('tab', { name: /Liste de Souhaits/ }).click();
      await check('wishlist');
      await page.goto('/gallery');
      await page.getByRole('button', { name: 'La salle de marbre, à midi' }).click();
      await check('lightbox');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await check('menu');
    });
  });
}

test.describe('a page that is not there', () => {
  test.use({ allowed: { patterns: [/404/] } });

  test('has no accessibility violation', async ({ page }) => {
    await page.goto('/bed/nobody');
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    expect(violations).toEqual([]);
  });
});

/** Bytes of JavaScript that a first visit may load, brotli at quality 11. */
const javascriptBudget = 120_000;

test('the first visit of a bed loads at most 120 KB of JavaScript, and asks nobody else', async ({
  page,
  baseURL,
}) => {
  const sizes = new Map<string, number>();
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
  });
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    const body = await response.body();
    const packed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    sizes.set(response.url(), packed.length);
  });
  await page.goto('/bed/zeus', { waitUntil: 'networkidle' });
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'javascript', description: `${total} bytes` });
  console.log(
    `first visit of /bed/zeus: ${total} bytes of JavaScript (brotli 11), ${sizes.size} files`,
  );
  expect(sizes.size).toBeGreaterThan(3);
  expect(total).toBeLessThanOrEqual(javascriptBudget);
  expect(foreign).toEqual([]);
});

/** Bytes of pictures that a phone may fetch for a page before it is scrolled. */
const pictureBudget = 150_000;

test('a phone fetches at most 150 KB of pictures for a page before it is scrolled', async ({
  shop,
}) => {
  const paths = ['/', '/collections', '/gallery', '/bed/zeus', '/bed-story/zeus', '/contact'];
  const found = await pictureBytes(process.env.TEST_BROWSER || undefined, shop.url, paths);
  console.log('pictures of a phone:', Object.fromEntries(found));
  expect([...found].filter(([, bytes]) => bytes > pictureBudget)).toEqual([]);
  expect(found.get('/bed/zeus')).toBeGreaterThan(0);
});
