import type { Page } from '@playwright/test';
import { messages } from '@/tests/content/texts';
import { anEmail, expect, joinInDialog, open, test, toast } from '@/tests/e2e/shop';

const { fr } = messages;

/** What has the focus, in words for a message, and whether the header covers it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const box = element.getBoundingClientRect();
    // The middle of what the window shows of it: a card may be higher than the window.
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    const [x, y] = [box.x + box.width / 2, (top + bottom) / 2];
    const onTop = document.elementFromPoint(x, y);
    const header = document.querySelector('header');
    return {
      name: element.outerHTML.slice(0, 90),
      isSeen: box.bottom > 0 && box.top < innerHeight && box.width > 0,
      isCovered: !header?.contains(element) && header?.contains(onTop) === true,
    };
  });

/** Presses a key until the focus has gone through the page, or so many times. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most: number) {
  const hidden: string[] = [];
  let steps = 0;
  for (; steps < most; steps += 1) {
    await page.keyboard.press(key);
    const first = await focused(page);
    if (!first) break;
    let at: typeof first | undefined = first;
    // What has the focus may still be on its way into sight.
    const arrives = expect(async () => {
      at = await focused(page);
      expect(at?.isSeen && !at.isCovered).toBe(true);
    }).toPass({ timeout: 3000 });
    await arrives.catch(() => hidden.push(at?.name ?? `lost from ${first.name}`));
  }
  return { hidden, steps };
}

test.describe('by keyboard', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [path, ...tag] of [
    ['/', '@matrix'],
    ['/gallery', '@matrix'],
    ['/bed/chronos'],
    ['/faq', '@matrix'],
    ['/payment', '@matrix'],
    ['/ar/bed/chronos', '@matrix'],
  ] as const) {
    test(`the focus is never hidden on ${path}, forwards and back`, { tag: [...tag] }, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width: 1280, height: 640 });
      await page.goto(path);
      const there = await walk(page, 'Tab', 160);
      expect(there.hidden).toEqual([]);
      expect(there.steps).toBeGreaterThan(15);
      const back = await walk(page, 'Shift+Tab', 160);
      expect(back.hidden).toEqual([]);
    });
  }

  test('the slim bar keeps the focus, and leaves with it', async ({ page }) => {
    await open(page, '/bed/chronos');
    const bar = page.locator('.slim-bar');
    const add = bar.getByRole('button');
    await page.keyboard.press('Tab');
    await add.focus();
    await page.locator('[data-intent="buy"]').scrollIntoViewIfNeeded();
    await expect(bar).toHaveAttribute('data-shown', 'false');
    await expect(add).toBeFocused();
    await expect(bar).toBeInViewport();
    await page.keyboard.press('Shift+Tab');
    await expect(bar).toBeHidden();
  });

  test('a piece is chosen, put into the cart, and paid for', async ({ page }) => {
    const press = async (role: 'button' | 'link', name: string | RegExp) => {
      await page.getByRole(role, { name }).first().focus();
      await page.keyboard.press('Enter');
    };
    await open(page, '/bed/zeus');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: fr.nav.skip })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox').first().focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    await press('button', fr.detail.addToCart);
    const dialog = page.getByRole('dialog', { name: fr.newsletterGate.title });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: fr.detail.addToCart }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByLabel(fr.newsletter.email.label).focus();
    await page.keyboard.type('keyboard@theogonie.example');
    await page.keyboard.press('Enter');
    await expect(toast(page)).toContainText(fr.done.added.title);
    await open(page, '/cart');
    const tabs = page.getByRole('navigation', { name: fr.cart.view.tabs }).getByRole('link');
    await expect(tabs.first()).toContainText('(1)');
    await press('link', 'Liste de Souhaits (0)');
    await expect(tabs.last()).toHaveAttribute('aria-current', 'true');
    await press('link', 'Mon Panier (1)');
    await press('button', fr.cart.view.checkout);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.payment.title);
  });

  /** Goes on with Tab until the focus is where it should be, as somebody does who looks for it. */
  const tabTo = async (page: Page, target: ReturnType<Page['locator']>) => {
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(target).toBeFocused({ timeout: 1 });
    }).toPass({ timeout: 20_000, intervals: [0] });
  };

  test('the newsletter is requested, and a piece is added to the wishlist', async ({ page }) => {
    await open(page, '/bed/zeus');
    await tabTo(page, page.getByRole('button', { name: fr.detail.wishlist }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: fr.newsletterGate.title });
    await tabTo(page, dialog.getByLabel(fr.newsletter.email.label));
    await page.keyboard.type(anEmail());
    await tabTo(page, dialog.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await tabTo(page, dialog.getByRole('button', { name: fr.newsletterGate.submit.wishlist }));
    await page.keyboard.press('Enter');
    await expect(toast(page)).toContainText(fr.done.listed.title);
  });

  test('a fault is said at once to whoever is in its field', async ({ page }) => {
    await open(page, '/contact');
    const main = page.getByRole('main');
    await main.getByLabel('Nom').fill('Léda');
    const field = main.getByLabel('Adresse e-mail');
    await field.fill('leda');
    await field.press('Enter');
    await expect(main.getByRole('alert')).toHaveText(fr.fieldFaults.email);
    await expect(field).toBeFocused();
    // To another field the focus moves, and its fault is read with it.
    await field.fill('leda@theogonie.example');
    await main.getByRole('button', { name: fr.contact.form.send }).press('Enter');
    await expect(main.getByLabel('Objet')).toBeFocused();
    await expect(main.getByRole('alert')).toHaveCount(0);
  });

  test('closing a toast returns to where one was', async ({ page }) => {
    await open(page, '/bed/zeus');
    const add = page.getByRole('button', { name: fr.detail.addToCart }).first();
    await add.press('Enter');
    await joinInDialog(page);
    await expect(toast(page)).toContainText(fr.done.added.title);
    await expect(add).toBeFocused();
    await page.keyboard.press('Alt+t');
    await tabTo(page, toast(page).getByRole('button', { name: fr.toaster.close }));
    await page.keyboard.press('Enter');
    await expect(toast(page)).toBeHidden();
    await expect(add).toBeFocused();
  });

  test('a link to the own data is requested', async ({ page }) => {
    await page.goto('/my-data');
    await tabTo(page, page.locator('main').getByLabel(fr.newsletter.email.label));
    await page.keyboard.type(anEmail());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/notice=linkSent/);
  });

  test('a message is written and sent', async ({ page }) => {
    await open(page, '/contact');
    const main = page.locator('main');
    await tabTo(page, main.getByLabel('Nom'));
    await page.keyboard.type('Léda');
    await tabTo(page, main.getByLabel('Adresse e-mail'));
    await page.keyboard.type('leda@theogonie.example');
    await tabTo(page, main.getByLabel('Objet'));
    await page.keyboard.type('Lit');
    await tabTo(page, main.getByRole('textbox', { name: 'Message' }));
    await page.keyboard.type('Bonjour');
    await tabTo(page, main.getByRole('button', { name: 'Envoyer le message' }));
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('status').filter({ hasText: 'Message envoyé' }).first(),
    ).toBeVisible();
  });

  test('a contract is withdrawn from', async ({ page }) => {
    const { declaration } = fr;
    await page.goto('/withdrawal/declaration');
    for (const [label, text] of [
      [declaration.form.name, 'Léda'],
      [declaration.form.order, 'demo_1'],
      [declaration.form.email, 'leda@theogonie.example'],
    ] as const) {
      await tabTo(page, page.getByLabel(label));
      await page.keyboard.type(text);
    }
    await tabTo(page, page.getByRole('button', { name: declaration.form.next }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: declaration.form.confirm }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: declaration.form.done })).toBeVisible();
  });
});

test('in forced colours, chosen items have an outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const outline = (chosen: string) =>
    page
      .locator(chosen)
      .first()
      .evaluate((element) => getComputedStyle(element).outlineStyle);
  await page.goto('/gallery');
  expect(await outline('main nav [aria-current=true]')).toBe('solid');
  await page.goto('/cart');
  expect(await outline('main nav [aria-current=true]')).toBe('solid');
  await page.goto('/bed/chronos');
  expect(await outline('.thumbnail[aria-current=true]')).toBe('solid');
  expect(await outline('.thumbnail[aria-current=false]')).not.toBe('solid');
  await page.getByRole('button', { name: fr.detail.addToCart }).first().focus();
  expect(await outline(':focus')).not.toBe('none');
});

test('with reduced motion, nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  for (const path of ['/', '/bed/chronos', '/bed-story/zeus', '/gallery']) {
    await page.goto(path);
    const endless = () =>
      page.evaluate(() =>
        document.getAnimations().flatMap((animation) => {
          const { duration, iterations } = animation.effect?.getTiming() ?? {};
          const isClocked = animation.timeline instanceof DocumentTimeline;
          const isLong = isClocked && (Number(duration) > 50 || iterations === Infinity);
          return isLong ? [(animation as CSSAnimation).animationName] : [];
        }),
      );
    await expect.poll(endless, path).toEqual([]);
  }
  await open(page, '/');
  const dots = page.getByRole('region', { name: fr.testimonials.title }).locator('[aria-current]');
  await page.clock.runFor(30_000);
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
});
