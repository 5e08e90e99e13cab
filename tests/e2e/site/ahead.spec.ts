import type { Page } from '@playwright/test';
import { messages } from '@/tests/content/texts';
import { expect, open, test } from '@/tests/e2e/shop';

/** Addresses whose data the page asked for without being told to go there, in the order of asking. */
function listenAhead(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.headers()['next-router-prefetch']) asked.add(pathname);
  });
  return asked;
}

for (const { path, likeliest } of [
  { path: '/', likeliest: ['/gallery', '/bed/zeus', '/bed/hades'] },
  { path: '/gallery', likeliest: ['/bed-story/zeus', '/chair-story/athena'] },
  { path: '/bed-story/zeus', likeliest: ['/bed/zeus'] },
  { path: '/bed/zeus', likeliest: [] },
]) {
  test(`${path} prefetches its likeliest next pages and no others`, {
    tag: likeliest.length > 1 ? [] : ['@matrix'],
  }, async ({ page }) => {
    const asked = listenAhead(page);
    await open(page, path);
    // Slowly enough that every link of the page is in view for some frames.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
    });
    await page.waitForLoadState('networkidle');
    await expect.poll(() => [...asked].sort()).toEqual(likeliest.sort());
  });
}

test('a page is prefetched once a pointer or the focus reaches its link', async ({ page }) => {
  const asked = listenAhead(page);
  await open(page, '/collections');
  await page.getByRole('link', { name: 'Armoire Perséphone' }).first().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect([...asked]).not.toContain('/wardrobe-details/persephone');
  const picture = page.waitForRequest(/\/pictures\/wardrobe\/persephone\/hero/);
  await page.getByRole('link', { name: 'Armoire Perséphone' }).first().hover();
  await expect.poll(() => [...asked]).toContain('/wardrobe-details/persephone');
  await picture;
  await page.getByRole('link', { name: 'Armoire Iris' }).first().focus();
  await expect.poll(() => [...asked]).toContain('/wardrobe-details/iris');
});

for (const [name, connection] of [
  ['with Save-Data', { saveData: true, effectiveType: '4g' }],
  ['on 2G', { saveData: false, effectiveType: '2g' }],
] as const) {
  test(`nothing is prefetched ${name}, and links still navigate without a full load`, {
    tag: connection.saveData ? [] : ['@matrix'],
  }, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const asked = listenAhead(page);
    await open(page, '/collections');
    const link = page.getByRole('link', { name: 'Lit Zeus' }).first();
    await link.hover();
    await page.evaluate(() => {
      document.body.dataset.kept = 'yes';
    });
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lit Zeus' })).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-kept', 'yes');
    expect([...asked]).toEqual([]);
  });
}

test('Back from a page that a link led to returns to the place it was left at', async ({
  page,
}) => {
  await open(page, '/gallery');
  await page.locator('main a[href="/bed-story/zeus"]').first().click();
  await expect(page).toHaveURL('/bed-story/zeus');
  const onward = page.getByRole('link', { name: 'Voir le lit' });
  await onward.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(2000);
  await onward.click();
  await expect(page).toHaveURL('/bed/zeus');
  await expect(page.getByRole('heading', { name: 'Fiche technique' })).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL('/bed-story/zeus');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 200);
});

test('Back to an anchor returns to its page', async ({ page }) => {
  await open(page, '/terms');
  await page.locator('main nav a[href^="#"]').nth(2).click();
  await expect(page).toHaveURL(/\/terms#/);
  await page.locator('footer a[href="/faq"]').click();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.fr.faq.title);
  await page.goBack();
  await expect(page).toHaveURL(/\/terms#/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(messages.fr.faq.title);
});

test('a link pressed with Control opens a new tab', async ({ page, context }) => {
  await page.goto('/collections');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', { name: 'Lit Zeus' })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/bed\/zeus$/);
  await expect(page).toHaveURL('/collections');
});

for (const path of ['/', '/collections', '/gallery', '/bed/zeus', '/bed-story/zeus', '/cart']) {
  const tag = ['/bed/zeus', '/cart'].includes(path) ? [] : ['@matrix'];
  test(`${path} can be kept in the back-forward cache`, { tag }, async ({ page }) => {
    await page.addInitScript(() => {
      const add = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (type, ...rest) {
        if (this === window && /^(before)?unload$/.test(type)) console.error(`hears ${type}`);
        return add.call(this, type, ...rest);
      };
    });
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    expect(answer?.headers()['cache-control']).not.toContain('no-store');
    expect(await page.evaluate(() => [window.onunload, window.onbeforeunload])).toEqual([
      null,
      null,
    ]);
  });
}
