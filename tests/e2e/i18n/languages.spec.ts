import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { createTranslator } from 'next-intl';
import { type Locale, languages, localePath, locales } from '@/lib/i18n/locales';
import { charactersOf, filesOf, fontFile } from '@/tests/content/i18n/fonts';
import { messages } from '@/tests/content/texts';
import { expect, joinInDialog, open, ready, shiftOf, test, toast } from '@/tests/e2e/shop';
import { templates } from '@/tests/e2e/templates';

const words = messages.ar;
const t = createTranslator({ locale: languages.ar.tag, messages: words });

test.describe('a reader of another language', () => {
  test.use({ locale: 'it-CH' });
  const { languageOffer } = messages.it;

  test('is offered the page in it, with the query, and finds it again later', async ({ page }) => {
    await open(page, '/en/bed/zeus?option=gold-leaf');
    const link = page.getByRole('banner').getByRole('link', { name: languageOffer.follow });
    await link.click();
    await expect(page).toHaveURL('/it/bed/zeus?option=gold-leaf');
    await ready(page);
    await expect(page.getByRole('link', { name: languageOffer.follow })).toHaveCount(0);
    await page.goto('/');
    await expect(page).toHaveURL('/it');
  });

  test('who refuses is not asked again, on any page', async ({ page }) => {
    await open(page, '/bed/zeus');
    const offer = page.getByRole('complementary', { name: languageOffer.text });
    await expect(offer).toHaveAttribute('lang', 'it');
    await offer.getByRole('button', { name: languageOffer.refuse }).press('Enter');
    await expect(offer).toHaveCount(0);
    await expect(page.getByRole('banner').locator(':focus')).toBeVisible();
    await open(page, '/gallery');
    await page.waitForLoadState('networkidle');
    await expect(offer).toHaveCount(0);
  });

  test('finds nothing moved by the offer, and nothing covered once scrolled', async ({ page }) => {
    await open(page, '/ar/privacy-policy');
    const offer = page.getByRole('complementary', { name: languageOffer.text });
    await expect(offer).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(0.01);
    await page.mouse.wheel(0, 400);
    await expect(offer).toBeHidden();
  });
});

test.describe('the switcher', () => {
  test('is in the header of the home page, and in every footer', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('banner').getByRole('button', { name: /^Langue/ });
    await expect(button).toBeVisible();
    await button.click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Русский' })).toBeVisible();
    await page.goto('/gallery');
    await expect(page.getByRole('banner').getByRole('button', { name: /^Langue/ })).toHaveCount(0);
    const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'Langue' });
    await expect(links.getByRole('link')).toHaveText([
      'Français',
      'English',
      'Italiano',
      'Русский',
      'العربية',
    ]);
    const named = await links
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('lang')]),
      );
    expect(named).toEqual(locales.map((locale) => [locale, locale]));
  });

  test('keeps the page, the query and the scroll position, and stores the choice', async ({
    page,
  }) => {
    await open(page, '/bed/zeus?from=letter');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'English' });
    await expect(link).toHaveAttribute('href', '/en/bed/zeus?from=letter');
    const share = () =>
      page.evaluate(() => scrollY / (document.documentElement.scrollHeight - innerHeight));
    await link.scrollIntoViewIfNeeded();
    const before = await share();
    expect(before).toBeGreaterThan(0.5);
    await link.click();
    await expect(page).toHaveURL('/en/bed/zeus?from=letter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect.poll(async () => Math.abs((await share()) - before)).toBeLessThan(0.05);
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');

    await page.goto('/');
    await expect(page).toHaveURL('/en');
    await ready(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/');
    await expect(page).toHaveURL('/');
  });

  test('a language in local storage alone is used, unless it is unknown', async ({ page }) => {
    await page.goto('/gallery');
    await page.evaluate(() => localStorage.setItem('language', 'it'));
    await page.goto('/');
    await expect(page).toHaveURL('/it');
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.setItem('language', '<b>'));
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page).toHaveURL('/');
  });
});

/** Bytes (brotli) of the scripts that a page names; those for browsers without modules stay out. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  const html = await (await page.request.get(path)).text();
  const named = html
    .replace(/<script[^>]*nomodule[^>]*>/gi, '')
    .matchAll(/static\/chunks\/[\w.~-]+\.js/g);
  let bytes = 0;
  for (const file of new Set([...named].map(([name]) => name))) {
    const response = await page.request.get(`/_next/${file}`);
    bytes += brotliCompressSync(await response.body()).length;
  }
  return bytes;
}

/** Names of the fonts that a page has fetched. */
async function fontsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const fonts = files.flatMap(
    (file) => /((?:display|text)-[a-z]+)\.[^/]+\.woff2$/.exec(file)?.[1] ?? [],
  );
  return [...new Set(fonts)].sort();
}

test('a first visit loads the same scripts in every language, and only fonts of its own', {
  tag: '@matrix',
}, async ({ browser, baseURL }) => {
  const expected = (locale: Locale) => Object.values(filesOf(locale)).flat().toSorted();
  const sizes: number[] = [];
  for (const locale of locales) {
    const path = localePath(locale, '/bed/zeus');
    // A browser that has a font from another page at hand reports it as fetched.
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    expect(await fontsOf(page, path), locale).toEqual(expected(locale));
    sizes.push(await scriptBytes(page, path));
    await context.close();
  }
  console.log(`scripts of a first visit, ${locales.join(', ')}: ${sizes.join(', ')} bytes`);
  expect(Math.min(...sizes)).toBeGreaterThan(50_000);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(1_000);
});

test('no line of a breadcrumb begins with its separator', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  for (const locale of locales) {
    for (const path of ['/table-details/morpheus-nightstand', '/withdrawal/declaration']) {
      await page.goto(localePath(locale, path));
      await page.evaluate(() => document.fonts.ready);
      const starts = await page
        .getByRole('main')
        .getByRole('navigation')
        .first()
        .locator('span[aria-hidden]')
        .evaluateAll((separators) =>
          separators.map((separator) => {
            const list = separator.closest('ol')?.getBoundingClientRect();
            const dot = [...separator.getClientRects()].at(-1);
            const isRtl = document.documentElement.dir === 'rtl';
            return isRtl
              ? (list?.right ?? 0) - (dot?.right ?? 0)
              : (dot?.left ?? 0) - (list?.left ?? 0);
          }),
        );
      expect(starts.length).toBeGreaterThan(0);
      expect(Math.min(...starts), localePath(locale, path)).toBeGreaterThan(8);
    }
  }
});

test('the counter of the views stays on one line at 320 px, in every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  for (const locale of locales) {
    await page.goto(localePath(locale, '/bed/chronos'));
    await page.evaluate(() => document.fonts.ready);
    const lines = await page
      .locator('p[aria-live]:has(> span)')
      .first()
      .evaluate((counter) => {
        const lineHeight = Number.parseFloat(getComputedStyle(counter).lineHeight);
        return Math.round(counter.getBoundingClientRect().height / lineHeight);
      });
    expect(lines, locale).toBe(1);
  }
});

test.describe('in Arabic', () => {
  test('the dollar sign of a suite stands beside the letters before it', async ({ page }) => {
    await page.goto('/ar');
    const places = await page
      .locator('#residence bdi')
      .first()
      .evaluate((price) => {
        const text = price.firstChild;
        const at = (sign: string) => {
          const range = document.createRange();
          const index = text?.nodeValue?.indexOf(sign) ?? -1;
          if (!text || index < 0) return undefined;
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          return range.getBoundingClientRect().left;
        };
        return { U: at('U'), S: at('S'), $: at('$') };
      });
    expect(places.S).toBeGreaterThan(places.U ?? Number.POSITIVE_INFINITY);
    expect(places.$).toBeGreaterThan(places.S ?? Number.POSITIVE_INFINITY);
  });

  test('every character of the titles is in the font of titles', { tag: '@matrix' }, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const known = new Set(
      filesOf('ar').display.flatMap((name) => [...charactersOf(fontFile(name))]),
    );
    const strange = new Set<string>();
    for (const path of templates) {
      await page.goto(localePath('ar', path));
      const written = await page.evaluate(() => {
        const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        let text = '';
        while (walk.nextNode()) {
          const parent = walk.currentNode.parentElement;
          const isTitle = parent && getComputedStyle(parent).fontFamily.startsWith('Amiri');
          if (isTitle && parent.checkVisibility()) text += walk.currentNode.textContent;
        }
        return text;
      });
      for (const letter of written.match(/[\p{L}\p{N}\p{Sc}]/gu) ?? []) {
        if (!known.has(letter.codePointAt(0) ?? 0)) strange.add(letter);
      }
    }
    expect([...strange]).toEqual([]);
  });

  test('letters are joined, upright and of one size', { tag: '@matrix' }, async ({ page }) => {
    test.setTimeout(120_000);
    for (const path of templates) {
      await page.goto(localePath('ar', path));
      const wrong = await page.evaluate(() =>
        [...document.querySelectorAll('body *')].flatMap((element) => {
          const own = [...element.childNodes].some(
            (node) =>
              node.nodeType === Node.TEXT_NODE && /\p{Script=Arabic}/u.test(node.nodeValue ?? ''),
          );
          if (!own) return [];
          const { letterSpacing, fontStyle, fontSize } = getComputedStyle(element);
          const first = getComputedStyle(element, '::first-letter').fontSize;
          const isPlain =
            ['normal', '0px'].includes(letterSpacing) &&
            fontStyle === 'normal' &&
            first === fontSize;
          return isPlain ? [] : [element.outerHTML.slice(0, 80)];
        }),
      );
      expect(wrong, path).toEqual([]);
    }
  });

  test('the views of a piece lie to the left, by arrow, key and swipe', async ({ page }) => {
    await page.goto('/ar/bed/chronos');
    const views = page.getByRole('region', {
      name: t('viewer.label', { name: 'سرير كرونوس' }),
    });
    const strip = views.getByRole('list').first();
    // To a hundredth: a whole number once the strip has come to rest.
    const place = () =>
      strip.evaluate((list) => Math.round((list.scrollLeft / list.clientWidth) * 100) / 100 + 0);
    expect(await place()).toBe(0);
    await views.getByRole('button', { name: words.lightbox.next, exact: true }).click();
    await expect.poll(place).toBe(-1);
    await strip.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(place).toBe(-2);
    await page.keyboard.press('ArrowRight');
    await expect.poll(place).toBe(-1);
    await strip.hover();
    await page.mouse.wheel(600, 0);
    await expect.poll(place).toBe(0);
    const next = await views
      .getByRole('button', { name: words.lightbox.next, exact: true })
      .boundingBox();
    const back = await views
      .getByRole('button', { name: words.lightbox.previous, exact: true })
      .boundingBox();
    expect(next?.x).toBeLessThan(back?.x ?? 0);
  });

  test('Latin addresses are aligned right, where the line begins', async ({ page }) => {
    await page.goto('/ar/faq');
    const address = page.getByRole('contentinfo').locator('address');
    const edges = await address.locator('bdi').evaluateAll((all) =>
      all.map((line) => {
        const box = line.closest('address')?.getBoundingClientRect();
        return Math.round((box?.right ?? 0) - line.getBoundingClientRect().right);
      }),
    );
    expect(edges).toEqual([0, 0, 0]);
  });

  test('the next button stands to the left of the previous one, and points left', async ({
    page,
  }) => {
    await page.goto('/ar');
    const carousel = page.getByRole('region', { name: words.testimonials.title });
    const next = carousel.getByRole('button', { name: words.testimonials.controls.next });
    const previous = carousel.getByRole('button', { name: words.testimonials.controls.previous });
    const [left, right] = [await next.boundingBox(), await previous.boundingBox()];
    expect(left?.x).toBeLessThan(right?.x ?? 0);
    const turns = (button: typeof next) =>
      button.locator('svg').evaluate((arrow) => getComputedStyle(arrow).rotate);
    expect(await turns(next)).toBe('180deg');
    expect(await turns(previous)).toBe('0deg');
    await next.click();
    await expect(carousel.locator('[aria-current=true]')).toHaveAttribute(
      'aria-label',
      t('testimonials.goTo', { number: 2, total: 3 }),
    );
  });

  test('the left arrow key turns to the next view, the right one back', async ({ page }) => {
    await page.goto('/ar/gallery');
    await page.getByRole('button', { name: words.gallery.items[1].title }).click();
    const box = page.getByRole('dialog');
    await expect(box).toContainText('1 / 4');
    await page.keyboard.press('ArrowLeft');
    await expect(box).toContainText('2 / 4');
    await page.keyboard.press('ArrowRight');
    await expect(box).toContainText('1 / 4');
  });

  test('an add asks for the address, and its toast is in the upper left corner', async ({
    page,
  }) => {
    await open(page, '/ar/bed/zeus');
    await page.getByRole('button', { name: words.detail.addToCart }).first().click();
    await joinInDialog(page, undefined, words);
    await expect(toast(page, words.toaster.label)).toContainText(words.done.added.title);
    const box = await toast(page, words.toaster.label).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(640);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(400);
    await open(page, '/ar/cart');
    const tabs = page.getByRole('navigation', { name: words.cart.view.tabs }).getByRole('link');
    const [cart, wishes] = [await tabs.first().boundingBox(), await tabs.last().boundingBox()];
    expect(cart?.x).toBeGreaterThan(wishes?.x ?? 0);
    await page.getByRole('button', { name: words.cart.view.checkout }).click();
    await expect(page).toHaveURL(/\/ar\/payment\?/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.payment.title);
  });
});
