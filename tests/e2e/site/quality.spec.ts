import type { Page } from '@playwright/test';
import { localePath } from '@/lib/i18n/locales';
import { pictureBytes } from '@/tests/bench/pictures';
import { weigh } from '@/tests/bench/weights';
import { javascriptBudget, pictureBudget } from '@/tests/budgets';
import { messages } from '@/tests/content/texts';
import { expect, joinInDialog, open, refused, test, toast } from '@/tests/e2e/shop';
import {
  chooseTheme,
  controlsWithoutShape,
  expectAccessible,
  expectFits,
  expectPolicy,
  smallTargets,
  tagOf,
  templates,
  themes,
  widenText,
} from '@/tests/e2e/templates';
import { wholeBrowser } from '@/tests/programs/installed-browser.cjs';

/** Large surfaces that are bright, which nothing is by night. */
const paleSurfaces = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const [red = 0, green = 0, blue = 0, alpha = 1] =
        getComputedStyle(element)
          .backgroundColor.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      const isPale = alpha > 0.5 && 0.2126 * red + 0.7152 * green + 0.0722 * blue > 100;
      return isPale && width > 300 && height > 100 ? [element.className] : [];
    }),
  );

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const locale of ['fr', 'ar'] as const) {
    for (const [place, path] of templates.entries()) {
      const tag = locale === 'fr' ? tagOf(path) : ['@matrix'];
      test(`in ${locale}, ${path} has no accessibility violation, fits every width and a finger, and keeps to its policy, in both themes`, {
        tag,
      }, async ({ page }) => {
        await page.emulateMedia({ colorScheme: 'dark' });
        expectPolicy(await page.goto(localePath(locale, path)));
        await page.evaluate(() => document.fonts.ready);
        for (const theme of themes) {
          const state = `${path}, ${theme}`;
          await chooseTheme(page, theme);
          await page.setViewportSize({ width: 1280, height: 900 });
          // Axe reads each page in French wide by night and narrow by day, in Arabic narrow by night or wide by day.
          const isWide = (theme === 'dark') === (locale === 'fr');
          const isRead = locale === 'fr' || isWide === (place % 2 === 0);
          if (isRead && isWide) await expectAccessible(page, `${state}, at 1280 px`);
          if (theme === 'dark') expect(await paleSurfaces(page)).toEqual([]);
          // A theme changes pictures and colours: each page is measured by day in French, by night in Arabic.
          const isMeasured = (theme === 'light') === (locale === 'fr');
          await expectFits(page, isMeasured ? [1440, 820, 390, 320] : [320], state);
          if (isRead && !isWide) await expectAccessible(page, `${state}, at 320 px`);
          if (!isMeasured) continue;
          // What leaves the window is no longer rendered, and must not change the width of what stays.
          await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2 }));
          await expectFits(page, [320], `${state}, scrolled`);
          await page.evaluate(() => scrollTo({ top: 0 }));
        }
        await expectFits(page, [390], path);
        expect(await smallTargets(page)).toEqual([]);
        expect(await refused(page)).toEqual([]);
      });
    }

    for (const theme of themes) {
      test(`in ${locale}, menus, dialogs and toasts have no accessibility violation, in the ${theme} theme`, {
        tag: '@matrix',
      }, async ({ page }) => {
        test.setTimeout(120_000);
        await page.emulateMedia({ colorScheme: theme });
        await expectOpenedAccessible(page, locale);
      });
    }
  }
});

/** Opens each menu, dialog and toast in turn, at the window's width and at 320 px, and runs axe on it. */
async function expectOpenedAccessible(page: Page, locale: 'fr' | 'ar') {
  const words = messages[locale];
  const at = (path: string) => localePath(locale, path);
  const check = async (state: string) => {
    await expectAccessible(page, state);
    await page.setViewportSize({ width: 320, height: 900 });
    await expectAccessible(page, `${state} at 320 px`);
    await page.setViewportSize({ width: 1280, height: 900 });
  };
  await page.goto(at('/payment?quote=forged'));
  await check('refused payment');
  await open(page, at('/bed/zeus'));
  await page.getByRole('button', { name: words.detail.addToCart }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('subscribe-dialog');
  await joinInDialog(page, undefined, words);
  await expect(toast(page, words.toaster.label)).toBeVisible();
  await check('toast');
  await page.getByRole('button', { name: words.detail.wishlist }).click();
  await expect(toast(page, words.toaster.label)).toContainText(words.done.listed.title);
  await page.getByRole('button', { name: words.viewer.enlarge }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('zoom');
  await open(page, at('/bed/zeus'));
  await page
    .getByRole('main')
    .getByRole('button', { name: words.compare.control, exact: true })
    .click();
  await expect(page.getByRole('region', { name: words.compareTray.label })).toBeVisible();
  await check('what is to be compared');
  await page.getByRole('banner').getByRole('link', { name: words.nav.search }).click();
  await page.getByRole('combobox', { name: words.search.field }).fill('Zeus');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await check('search');
  await page.goto(at('/collections'));
  await expect(page.getByRole('dialog', { name: words.promo.title })).toBeVisible();
  await check('promotion');
  await page.goto(at('/cart'));
  const tabs = page.getByRole('navigation', { name: words.cart.view.tabs }).getByRole('link');
  await expect(tabs.first()).toContainText('1');
  await check('cart');
  await tabs.last().click();
  await check('wishlist');
  await page.goto(at('/gallery'));
  await page.getByRole('button', { name: words.gallery.items[1].title }).click();
  await check('lightbox');
  await page.goto(at('/gallery/miroirs'));
  await check('filtered gallery');
  await page.goto(at('/'));
  await page.locator('button[popovertarget=languages]').click();
  await expect(page.locator('#languages')).toBeVisible();
  await expectAccessible(page, 'languages');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('/'));
  await page.getByRole('button', { name: words.nav.open }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'menu at 390 px');
}

for (const path of [...templates, '/payment?product=bed-zeus&price=9999.99'] as const) {
  const tag = path.includes('price=') ? [] : tagOf(path);
  test(`in Russian, ${path} fits every width, wide text at 320 px and the visitor’s own colours`, {
    tag,
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(localePath('ru', path));
    await page.evaluate(() => document.fonts.ready);
    await expectFits(page, [1440, 390], path);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
    await widenText(page);
    await expectFits(page, [320], path);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await controlsWithoutShape(page)).toEqual([]);
  });
}

test.describe('a missing page', () => {
  test.use({ allowed: { patterns: [/404/] } });

  test('has no accessibility violation', async ({ page }) => {
    await page.goto('/bed/nobody');
    await expectAccessible(page, 'not found');
  });
});

test('the first visit of a bed keeps to the budget of JavaScript, and contacts no other site', async ({
  browser,
  page,
  shop,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${shop.url}/`)) foreign.push(request.url());
  });
  await page.goto('/bed/zeus');
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  const { javascript } = await weigh(browser, `${shop.url}/bed/zeus`);
  console.log(`first visit of /bed/zeus: ${javascript} bytes of JavaScript (brotli 11)`);
  expect(javascript).toBeGreaterThan(50_000);
  expect(javascript).toBeLessThanOrEqual(javascriptBudget);
});

test('the first visit of no other page loads more JavaScript than that', {
  tag: '@matrix',
}, async ({ browser, shop }) => {
  test.setTimeout(300_000);
  const tooHeavy: string[] = [];
  const left: string[] = [...templates, '/ar', '/ru/bed/chronos'];
  const weighNext = async () => {
    for (let path = left.pop(); path; path = left.pop()) {
      const { javascript } = await weigh(browser, shop.url + path);
      expect(javascript, path).toBeGreaterThan(50_000);
      if (javascript > javascriptBudget) tooHeavy.push(`${path}: ${javascript} bytes`);
    }
  };
  // Each waits most of the time for what might still come.
  await Promise.all(Array.from({ length: 4 }, weighNext));
  expect(tooHeavy).toEqual([]);
});

test('a phone keeps to the budget of pictures for a page before it is scrolled', {
  tag: '@matrix',
}, async ({ shop }) => {
  const paths = ['/', '/collections', '/gallery', '/bed/zeus', '/bed-story/zeus', '/contact'];
  const found = await pictureBytes(wholeBrowser(), shop.url, paths);
  console.log('pictures of a phone:', Object.fromEntries(found));
  expect([...found].filter(([, bytes]) => bytes > pictureBudget)).toEqual([]);
  expect(found.get('/bed/zeus')).toBeGreaterThan(0);
});
