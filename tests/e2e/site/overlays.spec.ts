import type { Locator, Page } from '@playwright/test';
import { messages } from '@/tests/content/texts';
import {
  cartTab,
  expect,
  expectClosed,
  joinInDialog,
  open,
  test,
  toast,
  toMiddle,
} from '@/tests/e2e/shop';

/** What a visitor opens on a page they have scrolled, by its name. */
type Overlay = {
  readonly name: string;
  readonly path: string;
  /** Where the page stands when it is opened; in its middle unless it says otherwise. */
  readonly at?: (page: Page) => Promise<void>;
  /** What opens it; absent where it opens by itself. */
  readonly opener?: (page: Page) => Locator;
  readonly opened: (page: Page) => Locator;
  /** The only device that has it. */
  readonly on?: 'a phone' | 'a desk';
};

const overlays: readonly Overlay[] = [
  {
    name: 'the subscription dialog',
    path: '/bed/zeus',
    opener: (page) => page.locator('.slim-bar').getByRole('button'),
    opened: (page) => page.getByRole('dialog', { name: /Rejoignez l’Élite/ }),
  },
  {
    name: 'the promotion',
    path: '/collections',
    opened: (page) => page.getByRole('dialog'),
  },
  {
    name: 'the lightbox',
    path: '/gallery',
    at: (page) => into(page, page.getByRole('button', { name: /La salle de marbre/ }).first()),
    opener: (page) => page.getByRole('button', { name: /La salle de marbre/ }).first(),
    opened: (page) => page.getByRole('dialog'),
  },
  {
    name: 'the full screen of the views',
    path: '/bed/zeus',
    at: (page) => into(page, page.getByRole('button', { name: 'Agrandir la vue' })),
    opener: (page) => page.getByRole('button', { name: 'Agrandir la vue' }),
    opened: (page) => page.getByRole('dialog'),
  },
  {
    name: 'the 3D model',
    path: '/bed-story/zeus',
    at: (page) => into(page, page.getByRole('button', { name: /3D/ })),
    opener: (page) => page.getByRole('button', { name: /3D/ }),
    opened: (page) => page.getByRole('dialog'),
  },
  {
    name: 'the search',
    path: '/terms',
    opener: (page) => page.getByRole('banner').getByRole('link', { name: 'Rechercher' }),
    opened: (page) => page.getByRole('dialog', { name: 'Rechercher' }),
  },
  {
    name: 'the menu',
    path: '/terms',
    opener: (page) => page.getByRole('button', { name: 'Ouvrir le menu' }),
    opened: (page) => page.getByRole('dialog', { name: 'Menu' }),
    on: 'a phone',
  },
  {
    name: 'the list of languages',
    path: '/',
    opener: (page) => page.locator('button[popovertarget=languages]'),
    opened: (page) => page.locator('#languages'),
    on: 'a desk',
  },
];

/** Scrolls until an element stands at the top, below the header, and waits until nothing moves. */
async function into(page: Page, element: Locator): Promise<void> {
  await toMiddle(page);
  await element.evaluate(async (node) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let still = 0, last = -1; still < 10; await frame()) {
      node.scrollIntoView({ block: 'start', behavior: 'instant' });
      still = scrollY === last ? still + 1 : 0;
      last = scrollY;
    }
  });
}

/** Writes down every place the page is scrolled to from now on. */
async function watchPlace(page: Page): Promise<number> {
  return page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    addEventListener('scroll', () => places.push(scrollY));
    return scrollY;
  });
}

/** Fails unless the page stands, and has stood all the time, where it was. */
async function expectStill(page: Page, place: number, state: string): Promise<void> {
  const { now, places } = await page.evaluate(() => ({
    now: scrollY,
    places: (window as unknown as { places: number[] }).places,
  }));
  expect({ now, elsewhere: places.filter((one) => one !== place) }, state).toEqual({
    now: place,
    elsewhere: [],
  });
}

/** Tries to scroll the page behind what is open. */
async function wheel(page: Page): Promise<void> {
  await page.mouse.move(20, 300);
  await page.mouse.wheel(0, 400);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

const ways = {
  mouse: (opener: Locator) => opener.click(),
  touch: (opener: Locator) => opener.tap(),
  key: (opener: Locator) => opener.press('Enter'),
} as const;

const sizes = [
  {
    name: 'a phone',
    ways: ['touch', 'key'],
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  },
  {
    name: 'a desk',
    ways: ['mouse', 'key'],
    viewport: { width: 1440, height: 900 },
    hasTouch: false,
  },
] as const;

// What Chromium and the viewer say of a renderer without graphics hardware.
test.use({ allowed: { patterns: [/GL Driver Message|rAF timed out|GPU stall/] } });

for (const { name: device, ways: waysHere, viewport, hasTouch } of sizes) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport, hasTouch });

    for (const overlay of overlays) {
      if (overlay.on && overlay.on !== device) continue;
      for (const way of overlay.opener ? waysHere : waysHere.slice(0, 1)) {
        // `npm test` opens each by touch on a phone and by keyboard on a desk; the model is slow to draw.
        const isUsual = way === (hasTouch ? 'touch' : 'key') && overlay.name !== 'the 3D model';
        const tag = isUsual ? [] : ['@matrix'];
        test(`${overlay.name}, opened by ${way}, leaves the page where it is`, { tag }, async ({
          page,
        }) => {
          const { opener, opened, at = toMiddle, path } = overlay;
          await open(page, path);
          await at(page);
          const place = await watchPlace(page);
          expect(place).toBeGreaterThan(0);
          const show = async () => {
            if (opener) await ways[way](opener(page));
            await expect(opened(page)).toBeVisible();
            await expectStill(page, place, 'opened');
            await wheel(page);
            await expectStill(page, place, 'the page behind does not scroll');
          };
          await show();
          await page.keyboard.press('Escape');
          await expect(opened(page)).toBeHidden();
          await expectStill(page, place, 'closed by Escape');
          if (!opener) return;
          await expect(opener(page)).toBeFocused();
          // Back is a phone's way to close; a list that hangs from its button leaves it to the browser.
          if (overlay.on === 'a desk') return;
          await show();
          await page.goBack();
          await expect(opened(page)).toBeHidden();
          await expect(page).toHaveURL(new RegExp(`${path}$`));
          await expect(opener(page)).toBeFocused();
          await expectStill(page, place, 'closed by Back');
        });
      }
    }

    test('the promotion, closed by Back, leaves the page where it is', { tag: '@matrix' }, async ({
      page,
    }) => {
      await open(page, '/collections');
      await toMiddle(page);
      const place = await watchPlace(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page).toHaveURL(/\/collections$/);
      await expectStill(page, place, 'closed by Back');
    });

    for (const way of waysHere) {
      const tag = way === waysHere[0] ? [] : ['@matrix'];
      test(`a toast, called by ${way}, does not scroll the page or overlap the slim bar, and links to the cart`, {
        tag,
      }, async ({ page }) => {
        await open(page, '/bed/zeus');
        await toMiddle(page);
        const add = page.locator('.slim-bar').getByRole('button');
        await add.click();
        await joinInDialog(page);
        await expect(toast(page)).toBeHidden();
        const place = await watchPlace(page);
        await ways[way](add);
        await expect(toast(page)).toContainText('Ajouté au panier');
        await expectStill(page, place, 'toast');
        // What is pressed at once again is the button, and not the toast over it.
        await add.click({ trial: true, timeout: 2_000 });
        await expect
          .poll(async () => {
            const bar = await page.locator('.slim-bar').boundingBox();
            const shown = await toast(page).boundingBox();
            return (bar?.y ?? 0) - (shown?.y ?? 0) - (shown?.height ?? 0);
          })
          .toBeGreaterThanOrEqual(0);
        // It is read beside the page, which scrolls on under it.
        await wheel(page);
        await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(place);
        await toast(page).getByRole('link', { name: 'Voir le panier' }).click();
        await expect(cartTab(page, 2)).toBeVisible();
      });
    }
  });
}

test('the dialog begins in its e-mail field, so that typing and Enter join', async ({ page }) => {
  await open(page, '/chair-details/athena');
  await toMiddle(page);
  await page.locator('.slim-bar').getByRole('button').click();
  await expect(page.getByRole('dialog').getByLabel('Adresse e-mail')).toBeFocused();
  await page.keyboard.type(`typed-${process.pid}@theogonie.example`);
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Ajouté au panier');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('closing restores the focus and the scroll position when the address has an anchor', async ({
  page,
}) => {
  await open(page, '/bed/zeus');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/bed/zeus#content');
  await toMiddle(page);
  const add = page.locator('.slim-bar').getByRole('button');
  const place = await watchPlace(page);
  await add.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(add).toBeFocused();
  await expectStill(page, place, 'closed by Escape');
});

test('one Back leaves a page that was opened from the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/terms');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Galerie' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Galerie' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a link in the subscription dialog closes it, and one Back returns to the piece', async ({
  page,
}) => {
  await open(page, '/bed/zeus');
  await toMiddle(page);
  await page.locator('.slim-bar').getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: messages.fr.newsletter.privacy.link }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/bed/zeus');
  await expect(page.getByRole('heading', { level: 1, name: 'Lit Zeus' })).toBeVisible();
});

test('the notification region is there from the start, and Alt+T moves the focus to it', async ({
  page,
}) => {
  await open(page, '/bed/zeus');
  const region = page.getByRole('region', { name: 'Notifications', exact: true });
  await expect(region).toBeAttached();
  await toMiddle(page);
  const place = await watchPlace(page);
  await page.keyboard.press('Alt+t');
  await expect(region).toBeFocused();
  await expectStill(page, place, 'Alt+T');
  await page.locator('.slim-bar').getByRole('button').click();
  await joinInDialog(page);
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('Alt+t');
  expect(
    await page.evaluate(() =>
      document.activeElement?.closest('[role="region"]')?.getAttribute('aria-label'),
    ),
  ).toBe('Notifications');
});
