import type { Page, Route } from '@playwright/test';
import { directionOf } from '@/lib/i18n/locales';
import { messages } from '@/tests/content/texts';
import {
  anEmail,
  expect,
  expectClosed,
  joinInDialog,
  open,
  ready,
  test,
  toast,
} from '@/tests/e2e/shop';

const { cart, compare, compareTray, contact, delivery, detail, errors, finder, fit, kept, nav } =
  messages.fr;
const { newsletter, newsletterGate, payment, viewer, whichGod } = messages.fr;

test.use({
  viewport: { width: 390, height: 844 },
  // `Event`: React's own promise for a style sheet of the next page that did not come.
  allowed: { patterns: [/Failed to load resource/, /no answer/, /RSC/, /^Event$/] },
});

type Press = {
  readonly press: () => Promise<void>;
  /** What the press does once the network is back. */
  readonly works: () => Promise<void>;
};

const title = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** Presses without network, which shows one toast on the unchanged page; then with network, which works. */
async function expectRepeatable(page: Page, { press, works }: Press): Promise<void> {
  const before = (await title(page).textContent()) ?? '';
  const context = page.context();
  await context.setOffline(true);
  await press();
  await expect(toast(page)).toHaveText(new RegExp(errors.noNetwork.title));
  await expect(title(page)).toHaveText(before);
  await context.setOffline(false);
  await expect(toast(page)).toHaveCount(0);
  await press();
  await works();
}

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name }).first();
const tap = (page: Page, name: string) => () => button(page, name).click();

/** A press that opens a dialog, which is closed again. */
const opens = (page: Page, press: () => Promise<void>): Press => ({
  press,
  works: async () => {
    await expect(page.getByRole('dialog').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expectClosed(page);
  },
});

test('a bed without network names the failure at each press, and works when the network is back', {
  tag: '@matrix',
}, async ({ page }) => {
  test.setTimeout(90_000);
  await open(page, '/bed/hades');
  await page.waitForLoadState('networkidle');
  await expectRepeatable(page, {
    press: tap(page, detail.addToCart),
    works: async () => {
      await joinInDialog(page);
      await expectClosed(page);
    },
  });
  await expectRepeatable(page, {
    press: tap(page, detail.wishlist),
    works: () => expect(button(page, detail.wished)).toHaveAttribute('aria-pressed', 'true'),
  });
  const search = page.getByRole('banner').getByRole('link', { name: nav.search });
  await expectRepeatable(
    page,
    opens(page, () => search.click()),
  );
  await expectRepeatable(page, opens(page, tap(page, viewer.modelOpen)));
  await expectRepeatable(page, {
    press: tap(page, delivery.dates.elsewhere),
    works: () => expect(page.getByLabel(delivery.country)).toBeVisible(),
  });
  await expectRepeatable(page, {
    press: tap(page, kept.control),
    works: () => expect(page).toHaveURL(/\/kept\?/),
  });
  await open(page, '/bed/hades');
  await expectRepeatable(page, {
    press: tap(page, detail.buy),
    works: () => expect(page).toHaveURL(/\/payment\?/),
  });
});

for (const [kind, answer] of [
  ['no answer', (route: Route) => route.abort()],
  ['a failure', (route: Route) => route.fulfill({ status: 503, body: '<h1>busy</h1>' })],
] as const) {
  test(`a page and its typed text stay when its refresh gets ${kind}`, async ({ page }) => {
    await open(page, '/payment?product=bed-zeus&price=9999.99');
    const name = page.getByLabel(payment.card.name);
    await name.fill('Léda Tyndare');
    const isPage = ({ pathname }: URL) => pathname === '/payment';
    const show = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const asked: string[] = [];
    await page.route(isPage, (route) => {
      asked.push(route.request().method());
      return answer(route);
    });
    await show();
    await expect.poll(() => asked).toEqual(['HEAD']);
    await page.unroute(isPage);
    const refreshed = page.waitForResponse(
      (response) => isPage(new URL(response.url())) && response.request().method() === 'GET',
    );
    await show();
    expect((await refreshed).ok()).toBe(true);
    expect(asked).toEqual(['HEAD']);
    await expect(title(page)).toHaveText(payment.title);
    await expect(name).toHaveValue('Léda Tyndare');
  });
}

test('a missing script is requested again at the next press', async ({ page }) => {
  await page.clock.install();
  await page.route(/\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/bed/hades');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.script-only').first()).toBeDisabled();
  await page.unroute(/\.js$/);
  await title(page).click();
  await ready(page);

  const press = tap(page, delivery.dates.elsewhere);
  await page.route(/\.js$/, () => undefined);
  await press();
  await page.clock.fastForward('00:20');
  await expect(toast(page)).toContainText(errors.noAnswer.title);
  await page.unroute(/\.js$/);
  await page.route(/\.js$/, (route) => route.fulfill({ status: 503, body: '<h1>busy</h1>' }));
  const keep = tap(page, viewer.enlarge);
  await keep();
  await expect(toast(page)).toContainText(errors.noAnswer.title);
  await page.unroute(/\.js$/);
  await keep();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('a page with an error', () => {
  test.use({ allowed: { patterns: [/no summary/, /Failed to load resource/] } });

  test('shows its message without network in its language, theme and direction', async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/ar/bed/hades');
    await context.setOffline(true);
    await context.addCookies([{ name: 'summary', value: '1%7C1%7C', url: page.url() }]);
    // A summary of the cart that cannot be read breaks the layout of every page.
    await page.evaluate(() => {
      const cookie = {
        configurable: true,
        get: () => {
          throw new Error('no summary');
        },
      };
      Object.defineProperty(document, 'cookie', cookie);
      Object.assign(window, { mend: () => Reflect.deleteProperty(document, 'cookie') });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    // The messages of the error page are in a script that did not load, so the page shows those it has.
    const { noNetwork } = messages.ar.errors;
    await expect(title(page)).toHaveText(noNetwork.title);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('lang', 'ar');
    await expect(root).toHaveAttribute('dir', directionOf('ar'));
    await expect(root).toHaveCSS('background-color', 'rgb(11, 16, 25)');
    const retry = page.getByRole('button', { name: noNetwork.text });
    await expect(retry).toHaveCSS('border-top-width', '1px');
    await expect(page.getByRole('link', { name: 'Théogonie' })).toHaveAttribute('href', '/ar');
    await context.setOffline(false);
    await page.evaluate(() => (window as Window & { mend?: () => void }).mend?.());
    await retry.click();
    await expect(
      page.getByRole('button', { name: messages.ar.detail.addToCart }).first(),
    ).toBeVisible();
  });
});

test.describe('every other press without network', { tag: '@matrix' }, () => {
  test('on a bed', async ({ page }) => {
    await open(page, '/bed/hades');
    await page.waitForLoadState('networkidle');
    await expectRepeatable(page, opens(page, tap(page, viewer.enlarge)));
    await expectRepeatable(page, {
      press: tap(page, compare.control),
      works: () => expect(page.getByRole('region', { name: compareTray.label })).toBeVisible(),
    });
    // These need no network.
    await page.context().setOffline(true);
    const { theme } = nav;
    await page.getByRole('banner').getByRole('button', { name: theme }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.getByRole('button', { name: nav.open }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByLabel(/Éclairage/).check();
    await expect(page).toHaveURL(/options=/);
    await expect(toast(page)).toHaveCount(0);
    await page.context().setOffline(false);
  });

  test('in the subscription dialog and the cart, keeping what was typed and counted', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await open(page, '/chair-details/athena');
    await tap(page, detail.addToCart)();
    const dialog = page.getByRole('dialog', { name: newsletterGate.title });
    const email = dialog.getByLabel(newsletter.email.label);
    const typed = anEmail();
    await email.fill(typed);
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: newsletterGate.submit.cart }).click();
    await expect(toast(page)).toContainText(errors.noNetwork.title);
    await expect(email).toHaveValue(typed);
    await page.context().setOffline(false);
    await joinInDialog(page, typed);

    await open(page, '/cart');
    const quantity = page.getByRole('textbox', { name: /Quantité de/ });
    await expectRepeatable(page, {
      press: async () => {
        await page.getByRole('button', { name: /Un de plus/ }).click();
        await expect(quantity).toHaveValue('2');
        await expect(page.getByRole('list', { name: cart.view.lines })).toHaveAttribute(
          'aria-busy',
          'false',
        );
      },
      works: () => expect(quantity).toHaveValue('2'),
    });
    await expectRepeatable(page, {
      press: () => page.getByRole('button', { name: cart.view.checkout }).click(),
      works: () => expect(page).toHaveURL(/\/payment\?/),
    });
    const pay = page.getByRole('button', { name: /Finaliser le paiement/ });
    const paying = page.context().waitForEvent('page');
    await expectRepeatable(page, {
      press: () => pay.click(),
      works: async () => expect(await paying).toHaveURL(/checkout-demo/),
    });
  });

  test('in forms that lead to another page', async ({ page }) => {
    await open(page, '/fit?piece=lit-zeus');
    const width = page
      .getByRole('group', { name: fit.openings.door })
      .getByLabel(fit.measures.width);
    await width.fill('83');
    await expectRepeatable(page, {
      press: async () => {
        await page.getByRole('button', { name: fit.submit }).click();
        await expect(width).toHaveValue('83');
      },
      works: () => expect(page).toHaveURL(/doorWidth=83/),
    });
    await open(page, '/collections/find');
    await page.locator('summary', { hasText: finder.refine }).click();
    await expectRepeatable(page, {
      press: () => page.getByRole('button', { name: finder.show }).click(),
      works: () => expect(page).toHaveURL(/\/collections\/find\?/),
    });
    await open(page, '/which-god');
    const answer = page
      .getByRole('main')
      .getByRole('link', { name: whichGod.questions[0].answers[0] });
    await expectRepeatable(page, {
      press: () => answer.click(),
      works: () => expect(title(page)).not.toHaveText(whichGod.title),
    });
    await open(page, '/contact');
    const subject = page.getByLabel(contact.form.subject);
    await subject.fill('Une visite');
    await page.context().setOffline(true);
    await page.getByRole('contentinfo').locator('a[href="/faq"]').click();
    await expect(toast(page)).toContainText(errors.noNetwork.title);
    await expect(subject).toHaveValue('Une visite');
  });
});
