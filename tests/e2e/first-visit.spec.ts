import type { Page } from '@playwright/test';
import { expect, test } from './shop';

/** Opens a page whose pictures do not come yet, so that it is not loaded. @returns lets them come */
async function openWithoutPictures(page: Page, open: () => Promise<unknown>): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/pictures/**', async (route) => {
    await gate;
    await route.fallback();
  });
  await open();
  await expect(page.locator('footer')).toBeAttached();
  return release;
}

const looks = (page: Page) =>
  page
    .locator('footer')
    .evaluate((footer) => getComputedStyle(footer).getPropertyValue('content-visibility'));
const folded = (page: Page) => page.locator('html[data-folded]');

test('what lies below the first screen is laid out once the page is loaded', async ({ page }) => {
  const release = await openWithoutPictures(page, () =>
    page.goto('/collections', { waitUntil: 'commit' }),
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await looks(page)).toBe('auto');
  await expect(folded(page)).toHaveCount(1);
  release();
  await expect(folded(page)).toHaveCount(0);
  expect(await looks(page)).toBe('visible');
});

test('a place in the page is found at once, asked for by the address or by a link', async ({
  page,
}) => {
  const release = await openWithoutPictures(page, () =>
    page.goto('/collections#tables-collection', { waitUntil: 'commit' }),
  );
  await expect(page.locator('#tables-collection')).toBeInViewport();
  await expect(folded(page)).toHaveCount(0);
  release();
  await page.goto('about:blank');

  const again = await openWithoutPictures(page, () =>
    page.goto('/collections', { waitUntil: 'commit' }),
  );
  await expect(folded(page)).toHaveCount(1);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#tables-collection' });
    document.body.append(link);
    link.click();
  });
  await expect(page.locator('#tables-collection')).toBeInViewport();
  await expect(folded(page)).toHaveCount(0);
  again();
});

test('a page that is loaded again has its heights, for the place it was left at', async ({
  page,
}) => {
  await page.goto('/collections');
  const release = await openWithoutPictures(page, () => page.reload({ waitUntil: 'commit' }));
  await expect(folded(page)).toHaveCount(0);
  release();
});

test('data that did not come are asked for again', async ({ page, allowed }) => {
  allowed.patterns.push(/Failed to load resource/);
  const asked: string[] = [];
  await page.route('**/_next/static/data/*', async (route) => {
    asked.push(route.request().url());
    await (asked.length === 1 ? route.abort() : route.continue());
  });
  await page.goto('/bed/zeus', { waitUntil: 'load' });
  await expect.poll(() => asked.length).toBe(1);
  await expect(page.locator('html[data-awake]')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.locator('html[data-awake]')).toHaveCount(1);
  expect(asked).toHaveLength(2);
  await page.getByRole('checkbox').first().check({ force: true });
  await expect(page.getByRole('checkbox').first()).toBeChecked();
});
