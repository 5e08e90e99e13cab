import type { BrowserContext, Page } from '@playwright/test';
import { messages } from '@/tests/content/texts';
import {
  amount,
  anEmail,
  cartTab,
  centsOf,
  expect,
  joinInDialog,
  linkFor,
  open,
  ready,
  submitOf,
  test,
  toast,
  toMiddle,
  wishlistTab,
} from '@/tests/e2e/shop';

const addButton = (page: Page) => page.getByRole('button', { name: 'Ajouter au Panier' }).first();
const lines = (page: Page) =>
  page.getByRole('list', { name: 'Lignes du panier' }).getByRole('listitem');

/** Puts pieces in the cart of somebody who joins with the first. */
async function fill(page: Page, paths: readonly string[]): Promise<string> {
  let email = '';
  for (const [index, path] of paths.entries()) {
    await open(page, path);
    await toMiddle(page);
    await page.locator('.slim-bar').getByRole('button').click();
    if (index === 0) email = await joinInDialog(page);
    await expect(toast(page)).toContainText('Ajouté au panier');
  }
  return email;
}

/** Slow as a cheap phone on a bad line: a quarter of the speed, 1.6 Mbit/s. */
async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

test.describe('tabs of one browser', () => {
  for (const count of [2, 3, 5]) {
    const tag = count === 2 ? [] : ['@matrix'];
    test(`${count} tabs on the cart make no requests at rest, and sixty presses in one of them show in all`, {
      tag,
    }, async ({ page, context }) => {
      await context.clock.install();
      await fill(page, ['/wardrobe-details/iris']);
      await open(page, '/cart');
      const tabs = [page];
      for (let n = 1; n < count; n += 1) {
        const tab = await context.newPage();
        await open(tab, '/cart');
        await expect(cartTab(tab, 1)).toBeVisible();
        tabs.push(tab);
      }
      const requests: string[] = [];
      context.on('request', (request) => requests.push(request.url()));
      // A minute for every tab, and what they ask for meanwhile.
      await context.clock.runFor(60_000);
      await Promise.all(tabs.map((tab) => tab.waitForLoadState('networkidle')));
      expect(requests).toEqual([]);

      const more = page.getByRole('button', { name: /Un de plus/ });
      const box = await more.boundingBox();
      if (!box) throw new Error('no button');
      for (let n = 0; n < 60; n += 1) {
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      }
      for (const tab of tabs) await expect(cartTab(tab, 61)).toBeVisible();
      await page.reload();
      await expect(cartTab(page, 61)).toBeVisible();
    });
  }

  test('a cart is not requested over and over when its summary cookie is forged', async ({
    page,
    context,
    baseURL,
  }) => {
    await fill(page, ['/mirror-details/narcisse']);
    await context.addCookies([
      { name: 'summary', value: '9%7C9007199254740000%7C', url: baseURL ?? '' },
    ]);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, '/cart');
    await expect(page.getByRole('link', { name: /Mon Panier/ }).first()).toContainText('1');
    await page.waitForLoadState('networkidle');
    expect(
      requests.filter((url) => url.includes('/cart?_rsc') || url.includes('/cart&_rsc')).length,
    ).toBeLessThanOrEqual(1);
  });
});

for (const [name, days] of [
  ['ahead', 1],
  ['behind', -1],
] as const) {
  test(`each tab shows each change when the clock of the device is a day ${name}`, {
    tag: days < 0 ? [] : ['@matrix'],
  }, async ({ page, context }) => {
    await context.clock.install({ time: Date.now() + days * 24 * 60 * 60 * 1000 });
    await fill(page, ['/table-details/hestia-coffee-table']);
    await open(page, '/cart');
    const second = await context.newPage();
    await open(second, '/cart');
    await second.getByRole('button', { name: /Un de plus/ }).click();
    await expect(cartTab(second, 2)).toBeVisible();
    await expect(cartTab(page, 2)).toBeVisible();
    await page.getByRole('button', { name: /Un de plus/ }).click();
    await expect(cartTab(second, 3)).toBeVisible();
  });
}

test('a piece asks for the address when the session ended in another tab', async ({
  page,
  context,
}) => {
  await fill(page, ['/mirror-details/hera']);
  await open(page, '/bed/hades');
  await context.clearCookies({ name: 'session' });
  await addButton(page).click();
  await expect(page.getByRole('dialog', { name: /Rejoignez l’Élite/ })).toBeVisible();
  await joinInDialog(page);
  await expect(page.getByRole('link', { name: /Mon Panier/ }).first()).toContainText('1');
});

test.describe('quick presses', () => {
  test('a double click removes one line, and the toast undoes it', async ({ page }) => {
    await fill(page, [
      '/table-details/hermes-side-table',
      '/mirror-details/hera',
      '/chair-details/apollo',
    ]);
    await open(page, '/cart');
    await expect(lines(page)).toHaveCount(3);
    const box = await page
      .getByRole('button', { name: /^Supprimer/ })
      .first()
      .boundingBox();
    if (!box) throw new Error('no button');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, {
      clickCount: 2,
      delay: 60,
    });
    await expect(toast(page)).toContainText('Article supprimé');
    await expect(lines(page)).toHaveCount(2);
    await page.reload();
    await expect(lines(page)).toHaveCount(2);
    await ready(page);
    await page
      .getByRole('button', { name: /^Supprimer/ })
      .first()
      .click();
    await toast(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(cartTab(page, 2)).toBeVisible();
    await page.getByRole('button', { name: 'Vider le panier' }).click();
    await expect(page.getByRole('heading', { name: 'Votre panier est vide' })).toBeVisible();
    await toast(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(lines(page)).toHaveCount(2);
    await page.reload();
    await expect(lines(page)).toHaveCount(2);
  });

  test('a quantity can be typed, an invalid one is replaced, and 99 is named as the most', async ({
    page,
  }) => {
    await fill(page, ['/chair-details/athena']);
    await open(page, '/cart');
    const quantity = page.getByRole('textbox', { name: /Quantité de/ });
    await quantity.fill('٤٢');
    await quantity.press('Enter');
    await expect(cartTab(page, 42)).toBeVisible();
    await expect(quantity).toBeFocused();
    await quantity.fill('0');
    await quantity.press('Tab');
    await expect(quantity).toHaveValue('42');
    await quantity.fill('99');
    await quantity.blur();
    await expect(cartTab(page, 99)).toBeVisible();
    await expect(page.getByText('Au plus 99 par ligne')).toBeVisible();
    await expect(page.getByRole('button', { name: /Un de plus/ })).toBeDisabled();
    await expect(page.getByRole('list', { name: 'Lignes du panier' })).toHaveAttribute(
      'aria-busy',
      'false',
    );
    await page.reload();
    await expect(cartTab(page, 99)).toBeVisible();
  });

  test('presses without network show one message, lose nothing and can be repeated', async ({
    page,
    context,
  }) => {
    test.setTimeout(90_000);
    await fill(page, ['/chair-details/hygieia']);
    await toMiddle(page);
    await context.setOffline(true);
    await page.locator('.slim-bar').getByRole('button').click();
    await expect(toast(page)).toContainText('Pas de réseau', { timeout: 20_000 });
    await context.setOffline(false);
    await page.locator('.slim-bar').getByRole('button').click();
    await expect(toast(page)).toContainText('Ajouté au panier');
    await open(page, '/cart');
    await expect(cartTab(page, 2)).toBeVisible();
  });
  test.use({ allowed: { patterns: [/ERR_INTERNET_DISCONNECTED/, /got no answer/, /fetch/i] } });
});

test.describe('an early press', () => {
  /** Presses a button of a piece as soon as it stands, joins where the shop asks, and looks in the cart. */
  async function pressEarly(
    page: Page,
    name: string | RegExp,
    tab: string,
    path = '/cart',
  ): Promise<void> {
    await page.goto('/bed/kratos?edition=structure&options=safe_storage', { waitUntil: 'commit' });
    await page.getByRole('button', { name }).first().click();
    const asks = page.getByRole('heading', { name: 'Il ne manque que votre adresse' });
    const dialog = page.getByRole('dialog', { name: /Rejoignez l’Élite/ });
    await expect(asks.or(dialog)).toBeVisible({ timeout: 40_000 });
    // A press that comes after the scripts of the page opens its dialog, one before them is a form that is posted.
    if (await dialog.isVisible()) {
      await joinInDialog(page);
      await expect(toast(page)).toBeVisible();
      await page.goto(path);
    } else {
      // `error` leaves the address once it has been said.
      await expect(page).toHaveURL(/\/cart\?.*\bfor=(cart|wishlist)/);
      await expect(page.getByText(/«\sLit Kratos, édition Structure\s» rejoindra/)).toBeVisible();
      await page.getByLabel('Adresse e-mail').fill(anEmail());
      await page.getByRole('button', { name: 'S’inscrire' }).click();
    }
    // The first visitor of a shop waits for its database, which is made for them.
    await expect(page.getByText(tab).first()).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText('Email requis')).toHaveCount(0);
    await expect(page.getByText('Lit Kratos, édition Structure').first()).toBeVisible();
  }

  for (let round = 1; round <= 3; round += 1) {
    const tag = round === 1 ? [] : ['@matrix'];
    test(`on a slow phone is in the cart after joining, time ${round} of three`, { tag }, async ({
      page,
    }) => {
      await slow(page);
      await pressEarly(page, 'Ajouter au Panier', 'Mon Panier (1)');
      await expect(lines(page)).toContainText('Coffre-fort');
    });
  }

  test('on the heart is in the wishlist after joining', async ({ page }) => {
    await slow(page);
    await pressEarly(page, /liste de souhaits/i, 'Liste de Souhaits (1)', '/cart?tab=wishlist');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is in the cart after joining', async ({ page }) => {
      await page.goto('/bed/zeus');
      await page.getByLabel(/Éclairage LED/).check();
      await page.getByRole('button', { name: 'Ajouter au Panier' }).first().click();
      await expect(page.getByText(/«\sLit Zeus\s» rejoindra votre panier/)).toBeVisible();
      await page.getByLabel('Adresse e-mail').fill(anEmail());
      await page.getByRole('button', { name: 'S’inscrire' }).click();
      await expect(page.getByRole('status').getByText('Ajouté au panier')).toBeVisible();
      await expect(page.getByText('Email requis')).toHaveCount(0);
      await expect(lines(page)).toContainText('Éclairage LED');
    });

    test('on the heart is in the wishlist after joining', async ({ page }) => {
      await page.goto('/chair-details/athena');
      await page.getByRole('button', { name: /liste de souhaits/i }).click();
      await expect(page.getByText(/rejoindra votre liste de souhaits/)).toBeVisible();
      await page.getByLabel('Adresse e-mail').fill(anEmail());
      await page.getByRole('button', { name: 'S’inscrire' }).click();
      await expect(page.getByText('Liste de Souhaits (1)')).toBeVisible();
    });
  });

  test('with a known address is completed by the mailed link', async ({
    page,
    browser,
    baseURL,
    shop,
  }) => {
    const email = await fill(page, ['/chair-details/athena']);
    const elsewhere = await browser.newContext({ baseURL });
    const first = await elsewhere.newPage();
    await open(first, '/bed/zeus?options=massage_system');
    await toMiddle(first);
    await first.locator('.slim-bar').getByRole('button').click();
    await first.getByRole('dialog').getByLabel('Adresse e-mail').fill(email);
    await submitOf(first.getByRole('dialog')).click();
    await expect(toast(first)).toContainText('Déjà inscrit');
    const second = await elsewhere.newPage();
    await second.goto(await linkFor(shop.dataDir, email));
    await second
      .getByRole('button')
      .filter({ hasText: /session/i })
      .click();
    await expect(second.getByText('Ajouté au panier')).toBeVisible();
    await expect(cartTab(second, 2)).toBeVisible();
    await expect(second.getByText('Système de massage', { exact: true })).toBeVisible();
    // The first tab shows the count without another request.
    await expect(first.getByRole('dialog')).toBeHidden();
    await expect(first.getByRole('link', { name: /Mon Panier/ }).first()).toContainText('2');
    // The device whose session was only typed is told why its cart is gone.
    await page.goto('/cart');
    const { title } = messages.fr.myData.elsewhere;
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Votre panier est vide' })).toHaveCount(0);
    await elsewhere.close();
  });
});

test.describe('a configuration', () => {
  const zeus = '/bed/zeus?options=led_lighting,massage_system';

  test('is written into the address as it changes, and restored by it', async ({ page }) => {
    await open(page, '/bed/kratos');
    await page.getByRole('radio', { name: /^Structure/ }).check();
    await page.getByLabel(/Coffre-fort/).check();
    await expect(page).toHaveURL('/bed/kratos?edition=structure&options=safe_storage');
    const shown = amount(centsOf('lit-kratos-structure', 'safe_storage'));
    await expect(page.locator('output')).toContainText(shown);
    await page.reload();
    await expect(page.getByRole('radio', { name: /^Structure/ })).toBeChecked();
    await expect(page.locator('output')).toContainText(shown);

    // As the shopper leaves to pay, and comes back.
    await page.getByRole('button', { name: 'Acheter', exact: true }).click();
    await expect(page).toHaveURL(/\/payment\?/);
    await page.goBack();
    await expect(page.getByRole('radio', { name: /^Structure/ })).toBeChecked();
    await expect(page.getByLabel(/Coffre-fort/)).toBeChecked();
    await expect(page.locator('output')).toContainText(shown);

    // By way of the story, and in another language.
    await ready(page);
    await page
      .getByRole('link', { name: /histoire/i })
      .last()
      .click();
    await expect(page).toHaveURL(/bed-story\/kratos/);
    await page.goBack();
    await expect(page.locator('output')).toContainText(shown);
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en/bed/kratos?edition=structure&options=safe_storage');
    await expect(page.locator('output')).toContainText('€19,199.99');
  });

  test('is kept when Back is pressed while the next page arrives', async ({ page }) => {
    const address = '/bed/kratos?edition=structure&options=safe_storage';
    await open(page, address);
    const shown = amount(centsOf('lit-kratos-structure', 'safe_storage'));
    await expect(page.locator('output')).toContainText(shown);
    await page.evaluate(() => {
      const push = history.pushState;
      history.pushState = (...entry) => {
        push.apply(history, entry);
        history.back();
      };
    });
    const returned = page.evaluate(
      () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true })),
    );
    await page
      .getByRole('link', { name: /histoire/i })
      .last()
      .click();
    await returned;
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('radio', { name: /^Structure/ })).toBeChecked();
    await expect(page.locator('output')).toContainText(shown);
    await page.reload();
    await expect(page).toHaveURL(address);
  });

  test('is ticked before any script has loaded', async ({ page }) => {
    await page.route('**/_next/static/**/*.js', () => undefined);
    await page.goto(zeus, { waitUntil: 'commit' });
    await expect(page.getByLabel(/Éclairage LED/)).toBeChecked();
    await expect(page.getByLabel(/Système de massage/)).toBeChecked();
    await expect(page.getByLabel(/Recharge sans fil/)).not.toBeChecked();
  });

  test('includes what was ticked before the scripts loaded', async ({ page }) => {
    await slow(page);
    await page.goto('/bed/zeus?options=led_lighting', { waitUntil: 'commit' });
    await page.getByLabel(/Recharge sans fil/).check();
    await ready(page);
    await expect(page).toHaveURL('/bed/zeus?options=led_lighting,wireless_charging');
    await expect(page.locator('output')).toContainText(
      amount(centsOf('lit-zeus', 'led_lighting', 'wireless_charging')),
    );
  });

  test('is restored from the cart, the wishlist, the payment page and a shared link', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, zeus);
    await addButton(page).click();
    await joinInDialog(page);
    await expect(toast(page)).toContainText('Ajouté au panier');
    await open(page, '/bed/kratos?edition=structure');
    await page.getByRole('button', { name: /liste de souhaits/i }).click();
    await expect(toast(page)).toContainText('Ajouté à la wishlist');
    await page.getByRole('button', { name: 'Partager' }).click();
    await expect(page.getByRole('button', { name: /copié/i })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/bed\/kratos\?edition=structure$/,
    );
    await open(page, '/cart');
    await lines(page).getByRole('link', { name: 'Lit Zeus' }).click();
    await expect(page).toHaveURL(zeus);
    await expect(page.locator('output')).toContainText(
      amount(centsOf('lit-zeus', 'led_lighting', 'massage_system')),
    );
    await page.goBack();
    await wishlistTab(page, 1).click();
    await page.getByRole('link', { name: 'Lit Kratos, édition Structure' }).click();
    await expect(page).toHaveURL('/bed/kratos?edition=structure');
    await expect(page.locator('output')).toContainText(amount(centsOf('lit-kratos-structure')));
  });

  test('of a composition is an address as well', async ({ page }) => {
    await open(page, '/table-story/hestia-coffee-table');
    await page.getByLabel(/Marbre Olympien/).check();
    await expect(page).toHaveURL('/table-story/hestia-coffee-table?options=mat-1');
    await page.reload();
    await expect(page.getByLabel(/Marbre Olympien/)).toBeChecked();
    await expect(page.locator('output')).toContainText(
      amount(centsOf('table-basse-hestia-atelier', 'mat-1')),
    );
  });

  const odd = [
    '?edition=structure',
    '?edition=kratos&options=integrated_tv',
    '?options=led_lighting,led_lighting,led_lighting&options=led_lighting',
    `?options=${'x'.repeat(4_000)}`,
    '?options=%3Cscript%3Ealert(1)%3C/script%3E&edition=%22%3E%3Cb%3E',
    '?options=,,,&edition=',
  ];
  for (const query of odd) {
    test(`is left out when it does not exist: ${query.slice(0, 40)}`, async ({ page }) => {
      await open(page, `/bed/zeus${query}`);
      const hasLed = query.includes('led_lighting');
      await expect(page).toHaveURL(hasLed ? '/bed/zeus?options=led_lighting' : '/bed/zeus');
      await expect(page.locator('output')).toContainText(
        amount(hasLed ? centsOf('lit-zeus', 'led_lighting') : centsOf('lit-zeus')),
      );
    });
  }
});

test.describe('the heart', () => {
  test('belongs to the chosen edition, and a second press removes it', async ({ page }) => {
    await open(page, '/bed/chronos');
    const heart = page.getByRole('button', { name: /liste de souhaits/i });
    await heart.click();
    await joinInDialog(page);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('radio', { name: /^Structure/ }).check();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await expect(toast(page)).toContainText('Retiré de la wishlist');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('radio', { name: /^Intégrale/ }).check();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await open(page, '/cart?tab=wishlist');
    await expect(wishlistTab(page, 1)).toBeVisible();
  });
});

test('a wish can be added to the cart, and its tab stays open after a reload and Back', async ({
  page,
}) => {
  await open(page, '/mirror-details/aphrodite');
  await page.getByRole('button', { name: /liste de souhaits/i }).click();
  await joinInDialog(page);
  await open(page, '/cart');
  await wishlistTab(page, 1).click();
  await page.reload();
  await ready(page);
  await expect(wishlistTab(page, 1)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: /^Ajouter au panier\s: Miroir Aphrodite/ }).click();
  await expect(cartTab(page, 1)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Miroir Aphrodite' }).click();
  await expect(page).toHaveURL(/mirror-details/);
  await page.goBack();
  await expect(wishlistTab(page, 1)).toHaveAttribute('aria-current', 'true');
});

test('the success page lists what the cart still holds, and empties it when asked', async ({
  page,
}) => {
  await fill(page, ['/table-details/morpheus-nightstand']);
  await open(page, '/payment-success?session_id=demo_1');
  await expect(page.getByText(/Il contient toujours\s: .*Morphée/)).toBeVisible();
  await page.getByRole('button', { name: 'Vider le panier' }).click();
  await expect(toast(page)).toContainText('Panier vidé');
  await expect(page.getByText(/Il contient toujours/)).toHaveCount(0);
});

test('the story links back to the filter and scroll position of the gallery', async ({ page }) => {
  await open(page, '/gallery');
  await page.getByRole('link', { name: 'Lits', exact: true }).click();
  await expect(page).toHaveURL(/\/gallery\/beds$/);
  await toMiddle(page);
  const place = await page.evaluate(() => scrollY);
  const story = page.locator('.gallery-grid a[href*="/bed-story/"]:visible').last();
  await story.scrollIntoViewIfNeeded();
  await story.click();
  await expect(page).toHaveURL(/bed-story/);
  await page.getByRole('link', { name: 'Retour à la galerie' }).click();
  await expect(page).toHaveURL(/\/gallery\/beds$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place / 2);
});

test.describe('a browser that refuses storage', () => {
  async function refuseStorage(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('refused', 'SecurityError');
          },
        });
      }
    });
  }

  test('still changes theme and language, shows the promotion, and fills a cart', async ({
    page,
    context,
  }) => {
    await refuseStorage(context);
    await open(page, '/collections');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: /thème/i }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Italiano' }).click();
    await expect(page).toHaveURL('/it/collections');
    await fill(page, ['/bed/hades']);
  });
});
