import { allPieces, detailPath, listPieces } from '@/lib/catalogue/catalogue';
import { localePath } from '@/lib/i18n/locales';
import { messages } from '@/tests/content/texts';
import { expect, open, shiftOf, test } from '@/tests/e2e/shop';
import { expectAccessible } from '@/tests/e2e/templates';

for (const piece of allPieces) {
  const tag = piece === listPieces(piece.category)[0] ? [] : ['@matrix'];
  test(`the page of ${piece.category} ${piece.id} paints its own photograph first`, {
    tag,
  }, async ({ page }) => {
    await page.goto(detailPath(piece));
    const first = page.locator('main img').first();
    await expect(first).toHaveAttribute('fetchpriority', 'high');
    await expect(first).toHaveJSProperty('complete', true);
    expect(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(
      `/pictures/${piece.category}/${piece.id}/hero-`,
    );
    expect(await first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
  });
}

const templates = [
  '/',
  '/collections',
  '/gallery',
  '/categories',
  '/bed/hades',
  '/table-details/hermes-side-table',
  '/bed-story/hades',
  '/payment?product=Lit%20Zeus',
  '/cart',
];

for (const [name, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
})) {
  for (const path of templates) {
    const isUsual = name === 'phone' && ['/', '/cart'].includes(path);
    const tag = isUsual ? [] : ['@matrix'];
    test(`${path} does not shift on a ${name}`, { tag }, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
    });
  }
}

for (const path of ['/bed/hades', '/bed-story/hades', '/chair-details/apollo']) {
  test(`the first picture of ${path} is its largest paint`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path, { waitUntil: 'networkidle' });
    const largest = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1) as PerformanceEntry & { url: string };
            resolve(last.url);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(largest).toContain('/hero-');
  });
}

for (const [colorScheme, sky] of [
  ['light', /layers\/sky-960/],
  ['dark', /layers\/sky-night-960/],
] as const) {
  test(`the ${colorScheme} sky of the first screen loads before the styles`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    const asked = page.waitForRequest(sky);
    await page.route(/\.css(\?|$)/, async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('by night the gallery fetches nights alone, and full screen shows the one of its tile', async ({
  page,
}) => {
  const byDay: string[] = [];
  page.on('request', (request) => {
    if (/\/front-|\/(?:terrace|section)-\d/.test(request.url())) byDay.push(request.url());
  });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/gallery', { waitUntil: 'networkidle' });
  const tile = page.getByRole('button', { name: messages.fr.gallery.items[3].title });
  await tile.scrollIntoViewIfNeeded();
  await tile.click();
  const large = page.getByRole('region', { name: messages.fr.lightbox.label });
  const shown = large.locator('.yarl__slide_current img');
  await expect(shown).toHaveAttribute('src', /\/rooms\/terrace-night-/);
  await expect(shown).toHaveJSProperty('complete', true);
  expect(byDay).toEqual([]);
});

test('by night a story stays in the night until its last picture, which is the day', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/bed-story/zeus');
  const shown = await page
    .locator('article img:visible')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  expect(shown.map((src) => /([\w-]+)-\d+\./.exec(src)?.[1])).toEqual([
    'night',
    'olympe-night',
    'detail-night',
    'scale-night',
    'hero',
  ]);
});

test('by night the payment page shows a piece by night, and one with options as it was chosen', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const shown = page
    .getByRole('region', { name: messages.fr.payment.summary })
    .locator('img:visible');
  await open(page, '/payment?product=Lit%20Zeus&price=9999.99');
  await expect(shown).toHaveAttribute('src', /\/bed\/zeus\/night-/);
  await open(page, '/bed/zeus?options=led_lighting');
  await page.getByRole('button', { name: messages.fr.detail.buy, exact: true }).click();
  await expect(page).toHaveURL(/\/payment\?/);
  await expect(shown.first()).toHaveAttribute('src', /\/bed\/zeus\/hero-/);
  await expect(shown.last()).toHaveAttribute('src', /\/choices\/bed\/zeus\/hero\/led_lighting/);
});

for (const path of ['/bed/zeus', '/bed-story/zeus']) {
  test(`by night ${path} shows the material by night, and does not fetch it by day`, async ({
    page,
  }) => {
    const byDay: string[] = [];
    page.on('request', (request) => {
      if (/\/detail-\d/.test(request.url())) byDay.push(request.url());
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await open(page, path);
    // The last one: the first is among the views of the piece.
    const material = page.getByRole('img', { name: /de tout près/ }).last();
    await material.scrollIntoViewIfNeeded();
    const shown = () => material.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(shown).toMatch(/\/bed\/zeus\/detail-night-/);
    expect(byDay).toEqual([]);
  });
}

for (const [deviceScaleFactor, width, file] of [
  [3, 390, 960],
  [1, 820, 1600],
  [2, 820, 2400],
  [1, 1440, 1600],
  [1.25, 1440, 2400],
  [2, 1440, 2400],
] as const) {
  test.describe(`at ${deviceScaleFactor} pixels of the screen to one of a page ${width} px wide`, () => {
    test.use({ deviceScaleFactor, viewport: { width, height: 900 } });

    for (const colorScheme of ['light', 'dark'] as const) {
      const tag = colorScheme === 'dark' ? ['@matrix'] : [];
      test(`the first screen fetches its layers once, ${file} px wide, when it is ${colorScheme}`, {
        tag,
      }, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        const fetched: string[] = [];
        page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
        await page.goto('/', { waitUntil: 'networkidle' });
        const night = colorScheme === 'dark' ? '-night' : '';
        expect(fetched.filter((path) => path.startsWith('/pictures/layers/')).sort()).toEqual(
          ['bed', 'sky', 'temple'].map((one) => `/pictures/layers/${one}${night}-${file}.avif`),
        );
      });
    }
  });
}

test('the order stands above the payment methods on a phone, and beside them on a desktop', async ({
  page,
}) => {
  const order = page.getByRole('region', { name: 'Votre commande' });
  const ways = page.getByRole('group', { name: 'Moyen de paiement' });
  const places = async () => {
    const [first, second] = [await order.boundingBox(), await ways.boundingBox()];
    if (!first || !second) throw new Error('one of them is not there');
    return { isAbove: first.y + first.height <= second.y, isBeside: first.x > second.x };
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/payment?product=Fauteuil%20Ath%C3%A9na&price=8500');
  expect(await places()).toEqual({ isAbove: true, isBeside: false });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await places()).toEqual({ isAbove: false, isBeside: true });
});

test.describe('the viewer', () => {
  test('at its first view shows the first of the other theme when that is chosen, at another stays there', async ({
    page,
  }) => {
    await open(page, '/bed/kratos');
    const viewer = page.getByRole('region', { name: 'Vues : Lit Kratos' });
    const theme = page.getByRole('button', { name: /Changer de thème/ });
    const places = () =>
      viewer
        .getByRole('list')
        .first()
        .evaluate((strip) =>
          ['hero', 'night', 'detail'].filter((view) => {
            const item = strip.querySelector(`[data-view=${view}]`);
            const way =
              (item?.getBoundingClientRect().left ?? 0) - strip.getBoundingClientRect().left;
            return Math.abs(way) < 2;
          }),
        );
    await expect.poll(places).toEqual(['hero']);
    await theme.click();
    await expect.poll(places).toEqual(['night']);
    await expect(viewer).toContainText('1 sur 6');
    await theme.click();
    await expect.poll(places).toEqual(['hero']);
    await viewer.getByRole('button', { name: 'Voir : Les matières' }).click();
    await expect.poll(places).toEqual(['detail']);
    await theme.click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect.poll(places).toEqual(['detail']);
  });

  test('turns by arrow, key and thumbnail, wraps, counts, and fetches views when asked', {
    tag: '@window',
  }, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/bed/hades', { waitUntil: 'networkidle' });
    const viewer = page.getByRole('region', { name: 'Vues : Lit Hadès' });
    await expect(viewer).toContainText('1 sur 6');
    // The picture of the bar is a small one.
    const views = /hades\/(front-(960|1600)|detail|scale|night)/;
    expect(fetched.filter((url) => views.test(url))).toEqual([]);
    await viewer.getByRole('button', { name: 'Vue suivante' }).click();
    await expect(viewer).toContainText('2 sur 6');
    const strip = viewer.getByRole('list').first();
    await strip.press('ArrowRight');
    await expect(viewer).toContainText('3 sur 6');
    // The phone is turned in the middle of the scroll: the strip comes to rest at the same view.
    await page.setViewportSize({ width: 1280, height: 900 });
    const place = () => strip.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth);
    await expect.poll(place).toBeCloseTo(2, 1);
    // Stopped on its way by something other than a hand, it goes on to where it was sent.
    await viewer.getByRole('button', { name: 'Voir : La nuit' }).click();
    await strip.evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
    await expect.poll(place).toBeCloseTo(4, 1);
    await expect(viewer).toContainText('5 sur 6');
    await viewer.getByRole('button', { name: 'Vue suivante' }).click();
    await expect(viewer).toContainText('6 sur 6');
    await viewer.getByRole('button', { name: 'Vue suivante' }).click();
    await expect(viewer).toContainText('1 sur 6');
  });

  for (const locale of ['fr', 'ar'] as const) {
    test(`shows each view that it turns to, in ${locale}`, async ({ page }) => {
      const { next } = messages[locale].lightbox;
      await open(page, localePath(locale, '/bed/hades'));
      const strip = page.locator('.viewer-strip');
      const views = strip.locator('> li');
      for (let place = 0; place < (await views.count()); place += 1) {
        const picture = views.nth(place).locator('img, svg').first();
        const isShown = () =>
          picture.evaluate((element) => {
            const isFetched = !(element instanceof HTMLImageElement) || element.naturalWidth > 0;
            const { left } = element.getBoundingClientRect();
            return isFetched && element.checkVisibility() && left >= 0 && left < innerWidth;
          });
        await expect.poll(isShown, `view ${place}`).toBe(true);
        await page.getByRole('button', { name: next }).first().click();
      }
    });
  }

  test('turns back to the room when an option is chosen that is seen there', async ({ page }) => {
    await open(page, '/bed/zeus');
    const viewer = page.getByRole('region', { name: 'Vues : Lit Zeus' });
    await viewer.getByRole('button', { name: 'Vue suivante' }).click();
    await expect(viewer).toContainText('2 sur 6');
    await page.getByRole('checkbox', { name: /Éclairage LED/ }).check();
    await expect(viewer).toContainText('1 sur 6');
  });

  test('opens full screen: keys, wheel, buttons, Escape, and the focus comes back', async ({
    page,
  }) => {
    await page.goto('/bed/hades', { waitUntil: 'networkidle' });
    const opener = page.getByRole('button', { name: 'Agrandir la vue' }).first();
    await opener.click();
    const zoom = page.getByRole('dialog', { name: 'Vue agrandie' });
    await expect(zoom).toBeVisible();
    await expectAccessible(page, 'zoom');
    await page.keyboard.press('ArrowRight');
    await expect(zoom).toContainText('2 / 6');
    const away = zoom.getByRole('button', { name: 'Zoom arrière' });
    await expect(away).toBeDisabled();
    await zoom.getByRole('button', { name: 'Zoom avant' }).click();
    await expect(away).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(zoom).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('works when a picture is missing', async ({ page, allowed }) => {
    allowed.patterns.push(/404/);
    await page.route('**/pictures/bed/hades/hero-*', (route) => route.fulfill({ status: 404 }));
    await page.goto('/bed/hades');
    await expect(page.getByRole('button', { name: 'Ajouter au Panier' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Vue suivante' }).first().click();
    await expect(page.getByRole('region', { name: 'Vues : Lit Hadès' })).toContainText('2 sur 6');
  });
});

test('piece, price and button stand in a slim bar while those of the form are out of view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/bed/hades');
  const bar = page.locator('.slim-bar');
  const button = bar.getByRole('button', { name: 'Ajouter au Panier' });
  await expect(bar).toContainText('Lit Hadès');
  await expect(button).toBeInViewport();
  await page.getByRole('button', { name: 'Acheter' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.getByRole('heading', { name: 'Fiche technique' }).scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport();
  // Neither the story nor the end of the page is covered.
  await page
    .getByRole('link', { name: messages.fr.detail.readStory })
    .first()
    .scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
});

for (const [reducedMotion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test.describe(`with ${reducedMotion} of motion`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test(`a picture ${moves ? 'moves' : 'stands still'} from the gallery to its story`, async ({
      page,
    }) => {
      await open(page, '/gallery');
      // How many animations the transition between the pages has.
      await page.evaluate(() => {
        const { startViewTransition } = Document.prototype;
        Document.prototype.startViewTransition = function (update) {
          const transition = startViewTransition.call(this, update);
          void transition.ready.then(() => {
            // React hides what stands still by animations of its own, which last no time.
            const animations = document.getAnimations().filter(({ effect }) => {
              if (!(effect instanceof KeyframeEffect)) return false;
              const { pseudoElement } = effect;
              const lasts = Number(effect.getComputedTiming().duration) > 0;
              return lasts && pseudoElement?.startsWith('::view-transition');
            });
            document.body.dataset.moved = String(animations.length > 0);
          });
          return transition;
        };
      });
      await page.getByRole('link', { name: /Hermès, une halte/ }).click();
      await expect(page).toHaveURL('/table-story/hermes-side-table');
      await expect(page.locator('.story-head')).toBeVisible();
      await expect(page.locator('body')).toHaveAttribute('data-moved', String(moves));
    });
  });
}
