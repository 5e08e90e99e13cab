import { cartDeliveryCents } from '@/content/delivery/delivery';
import { messages } from '@/tests/content/texts';
import {
  amount,
  cartLink,
  cartTab,
  centsOf,
  expect,
  joinInDialog,
  open,
  ready,
  submitOf,
  test,
  toast,
  wishlistTab,
} from '@/tests/e2e/shop';

test('a visitor configures a bed, joins, fills a cart, changes it and empties it', async ({
  page,
}) => {
  const zeus = centsOf('lit-zeus', 'led_lighting', 'wireless_charging');
  await open(page, '/bed/zeus');
  const panel = page.locator('form').filter({ hasText: 'Ajouter au Panier' });
  await panel.getByLabel(/Éclairage LED/).check();
  await panel.getByLabel(/Recharge sans fil/).check();
  await expect(panel.getByText(amount(zeus)).first()).toBeVisible();

  await panel.getByRole('button', { name: 'Ajouter au Panier' }).first().click();
  await joinInDialog(page);
  await expect(toast(page)).toContainText('Ajouté au panier');
  await expect(cartLink(page)).toContainText('1');

  // The same choice, ticked the other way round, is the same line.
  await panel.getByLabel(/Éclairage LED/).uncheck();
  await panel.getByLabel(/Éclairage LED/).check();
  await panel.getByRole('button', { name: 'Ajouter au Panier' }).first().click();
  await expect(cartLink(page)).toContainText('2');

  await cartLink(page).click();
  await expect(cartTab(page, 2)).toBeVisible();
  const line = page.getByRole('list', { name: 'Lignes du panier' }).getByRole('listitem');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('Éclairage LED et Recharge sans fil');
  await expect(line).toContainText(amount(2 * zeus));
  const sums = page.locator('form').filter({ hasText: 'Récapitulatif' });
  await expect(sums).toContainText(amount(cartDeliveryCents, 'Livraison'));
  await expect(sums).toContainText(amount(2 * zeus + cartDeliveryCents, 'Total'));

  await line.getByRole('button', { name: /Un de plus/ }).click();
  await line.getByRole('button', { name: /Un de plus/ }).click();
  await expect(cartTab(page, 4)).toBeVisible();
  await expect(sums).toContainText(amount(4 * zeus + cartDeliveryCents, 'Total'));
  await expect(page.getByRole('list', { name: 'Lignes du panier' })).toHaveAttribute(
    'aria-busy',
    'false',
  );

  await page.reload();
  await ready(page);
  await expect(cartTab(page, 4)).toBeVisible();

  await line.getByRole('button', { name: /Supprimer/ }).click();
  await expect(toast(page)).toContainText('Article supprimé');
  await expect(page.getByRole('heading', { name: 'Votre panier est vide' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Parcourir la galerie' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Votre panier est vide' })).toBeVisible();
});

test('the minus button at one removes the line, and the cart can be emptied at once', async ({
  page,
}) => {
  await open(page, '/table-details/hermes-side-table');
  await page.getByRole('button', { name: 'Ajouter au Panier' }).first().click();
  await joinInDialog(page);
  await expect(toast(page)).toContainText('Ajouté au panier');
  await open(page, '/mirror-details/hera');
  await page.getByRole('button', { name: 'Ajouter au Panier' }).first().click();
  await expect(toast(page)).toContainText('Ajouté au panier');
  await open(page, '/cart');
  const lines = page.getByRole('list', { name: 'Lignes du panier' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await page.getByRole('button', { name: 'Un de moins : Table d’appoint Hermès' }).click();
  await expect(lines).toHaveCount(1);
  await page.getByRole('button', { name: 'Vider le panier' }).click();
  await expect(toast(page)).toContainText('Panier vidé');
  await expect(page.getByRole('heading', { name: 'Votre panier est vide' })).toBeVisible();
});

test('another browser sees no cart when it only types the same address', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, '/chair-details/athena');
  await page.getByRole('button', { name: 'Ajouter au Panier' }).first().click();
  const email = await joinInDialog(page);
  await expect(toast(page)).toContainText('Ajouté au panier');

  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await open(other, '/chair-details/athena');
  await other.getByRole('button', { name: 'Ajouter au Panier' }).click();
  const dialog = other.getByRole('dialog');
  await dialog.getByLabel('Adresse e-mail').fill(email.toUpperCase());
  await submitOf(dialog).click();
  await expect(toast(other)).toContainText('Déjà inscrit');
  await expect(toast(other)).toContainText(
    'Cette adresse email est déjà inscrite à notre newsletter',
  );
  await expect(dialog).toBeVisible();
  await open(other, '/cart');
  await expect(cartTab(other, 0)).toBeVisible();
  await elsewhere.close();
});

test('a change in one tab shows in the other tab and after Back', async ({ page, context }) => {
  await open(page, '/wardrobe-details/iris');
  await page.getByRole('button', { name: 'Ajouter au Panier' }).first().click();
  await joinInDialog(page);
  await expect(toast(page)).toContainText('Ajouté au panier');
  await open(page, '/cart');
  const second = await context.newPage();
  await open(second, '/cart');
  await expect(cartTab(second, 1)).toBeVisible();
  await second.getByRole('button', { name: /Un de plus/ }).click();
  await expect(cartTab(page, 2)).toBeVisible();

  await open(page, '/wardrobe-details/hera');
  await page.getByRole('button', { name: 'Ajouter au Panier' }).first().click();
  await expect(cartLink(page)).toContainText('3');
  await page.goBack();
  await expect(cartTab(page, 3)).toBeVisible();
});

test('the cart that was seen empty shows the piece after Back, and in the other tab', async ({
  page,
  context,
}) => {
  await open(page, '/cart');
  await expect(cartTab(page, 0)).toBeVisible();
  const second = await context.newPage();
  await open(second, '/cart');
  await open(page, '/bed/zeus');
  await page.getByRole('button', { name: 'Ajouter au Panier' }).first().click();
  await joinInDialog(page);
  await expect(cartLink(page)).toContainText('1');
  await expect(cartTab(second, 1)).toBeVisible();
  await page.goBack();
  await expect(cartTab(page, 1)).toBeVisible();
  await expect(cartLink(page)).toContainText('1');
});

for (const path of ['/cart', '/my-data']) {
  test(`a session left from ${path} is gone from every tab`, {
    tag: path === '/cart' ? [] : ['@matrix'],
  }, async ({ page, context }) => {
    await open(page, '/wardrobe-details/iris');
    await page.getByRole('button', { name: 'Ajouter au Panier' }).first().click();
    await joinInDialog(page);
    await expect(toast(page)).toContainText('Ajouté au panier');
    const [cart, piece] = [await context.newPage(), await context.newPage()];
    await open(cart, '/cart');
    await expect(cartTab(cart, 1)).toBeVisible();
    await open(piece, '/bed/zeus');
    await expect(cartLink(piece)).toContainText('1');
    await page.goto(path);
    await page.getByRole('button', { name: 'Quitter cette session' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: /Session quittée|La session est fermée/ }),
    ).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`));
    for (const tab of [page, piece]) await expect(cartLink(tab)).not.toContainText('1');
    await expect(cart.getByRole('heading', { name: 'Votre e-mail ouvre le panier' })).toBeVisible();
    expect(await context.cookies()).toEqual([]);
  });
}

test('many quick changes end at the last quantity', async ({ page }) => {
  await open(page, '/chair-details/apollo');
  await page.getByRole('button', { name: 'Ajouter au Panier' }).first().click();
  await joinInDialog(page);
  await expect(toast(page)).toContainText('Ajouté au panier');
  await open(page, '/cart');
  const more = page.getByRole('button', { name: /Un de plus/ });
  for (let n = 0; n < 12; n += 1) await more.click();
  await page.getByRole('button', { name: /Un de moins/ }).click();
  const lines = page.getByRole('list', { name: 'Lignes du panier' });
  await expect(cartTab(page, 12)).toBeVisible();
  await expect(lines).toHaveAttribute('aria-busy', 'false');
  await page.reload();
  await expect(cartTab(page, 12)).toBeVisible();
  const field = lines.getByRole('textbox');
  await field.fill('500');
  await field.press('Enter');
  await expect(toast(page)).toContainText('de 1 à 99');
  await expect(field).toHaveValue('12');
});

test.describe('when requests fail', () => {
  test.use({ allowed: { patterns: [/Failed to load resource/, /got no answer/] } });

  test('a change of quantity is sent again when it gets no answer, then rolls back with a toast', {
    tag: '@matrix',
  }, async ({ page }) => {
    await open(page, '/chair-details/artemis');
    await page.getByRole('button', { name: 'Ajouter au Panier' }).first().click();
    await joinInDialog(page);
    await expect(toast(page)).toContainText('Ajouté au panier');
    await open(page, '/cart');
    let posts = 0;
    await page.route('**/cart', (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      posts += 1;
      return route.fulfill({ status: 502, contentType: 'text/plain', body: 'no' });
    });
    await page.getByRole('button', { name: /Un de plus/ }).click();
    await expect(toast(page)).toContainText('Impossible de mettre à jour la quantité', {
      timeout: 20_000,
    });
    await expect(cartTab(page, 1)).toBeVisible();
    expect(posts).toBe(4);
  });

  test('an add is sent again with its key when its answer is lost, and counts once', async ({
    page,
  }) => {
    await open(page, '/chair-details/hygieia');
    await page.getByRole('button', { name: 'Ajouter au Panier' }).first().click();
    await joinInDialog(page);
    await expect(toast(page)).toContainText('Ajouté au panier');
    const keys: string[] = [];
    await page.route('**/chair-details/hygieia', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const body = route.request().postDataBuffer()?.toString() ?? '';
      keys.push(/name="\w*key"\s+([\w-]+)/.exec(body)?.[1] ?? '');
      if (keys.length > 1) return route.continue();
      // The shop applies the change, but its answer never arrives.
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Ajouter au Panier' }).first().click();
    await expect(cartLink(page)).toContainText('2');
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\w-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    await open(page, '/cart');
    await expect(cartTab(page, 2)).toBeVisible();
  });
});

test('the heart shows what is on the wishlist, adds a piece once and removes it', async ({
  page,
  context,
}) => {
  await open(page, '/bed/poseidon');
  const heart = page.getByRole('button', { name: /liste de souhaits/i });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await joinInDialog(page);
  await expect(toast(page)).toContainText('Ajouté à la wishlist');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // A page that does not know of the change asks again, and is refused.
  await context.clearCookies({ name: 'summary' });
  await context.addCookies([
    { name: 'summary', value: encodeURIComponent('0|1|'), url: new URL('/', page.url()).href },
  ]);
  await page.reload();
  await ready(page);
  await heart.click();
  await expect(toast(page)).toContainText('Déjà en liste');
  await open(page, '/cart');
  await open(page, '/bed/poseidon');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await open(page, '/cart');
  await wishlistTab(page, 1).click();
  await expect(page.getByRole('main').getByText('Lit Poséidon')).toBeVisible();
  await page.getByRole('button', { name: 'Retirer Lit Poséidon de la liste' }).click();
  await expect(toast(page)).toContainText('Retiré de la wishlist');
  await expect(
    page.getByRole('heading', { name: 'Votre liste de souhaits est vide' }),
  ).toBeFocused();
});

test('a wish keeps the options it was chosen with: its price, its picture, and what it puts in the cart', async ({
  page,
}) => {
  await open(page, '/bed/zeus');
  await page.getByRole('checkbox', { name: /^Éclairage LED/ }).check();
  await page.getByRole('checkbox', { name: /^Coffre-fort/ }).check();
  await page
    .getByRole('button', { name: /liste de souhaits/i })
    .first()
    .click();
  await joinInDialog(page);
  await expect(toast(page)).toContainText('Ajouté à la wishlist');
  await open(page, '/cart?tab=wishlist');
  const wish = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Lit Zeus' });
  const chosen = ['led_lighting', 'safe_storage'];
  await expect(wish).toContainText(amount(centsOf('lit-zeus', ...chosen)));
  await expect(wish.locator('img[src*="/choices/bed/zeus/front/led_lighting"]')).toHaveCount(1);
  await expect(wish.getByRole('link', { name: 'Lit Zeus' })).toHaveAttribute(
    'href',
    '/bed/zeus?options=led_lighting,safe_storage',
  );
  await wish.getByRole('button', { name: 'Ajouter au panier : Lit Zeus' }).click();
  await expect(cartTab(page, 1)).toBeVisible();
  await cartTab(page, 1).click();
  const line = page.getByRole('list', { name: 'Lignes du panier' }).getByRole('listitem');
  await expect(line).toContainText('Éclairage LED');
  await expect(line).toContainText(amount(centsOf('lit-zeus', ...chosen)));
});

test('the wishlist opens without network', {
  tag: '@matrix',
}, async ({ page, context }) => {
  await open(page, '/bed/poseidon');
  await page
    .getByRole('button', { name: /liste de souhaits/i })
    .first()
    .click();
  await joinInDialog(page);
  await expect(toast(page)).toBeVisible();
  await open(page, '/cart');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await wishlistTab(page, 1).click();
  await expect(wishlistTab(page, 1)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Lit Poséidon' })).toBeVisible();
});

test('an edition and a composition of the atelier get their own lines', async ({ page }) => {
  await open(page, '/bed/kratos');
  const panel = page.locator('form').filter({ hasText: 'Ajouter au Panier' });
  await expect(panel.getByText(amount(centsOf('lit-kratos'))).first()).toBeVisible();
  await panel.getByRole('radio', { name: /^Structure/ }).check();
  await expect(panel.locator('output')).toContainText(amount(centsOf('lit-kratos-structure')));
  await panel.getByRole('button', { name: 'Ajouter au Panier' }).first().click();
  await joinInDialog(page);
  await expect(toast(page)).toContainText('Ajouté au panier');
  await open(page, '/table-story/hestia-coffee-table');
  await page.getByLabel(/Marbre Olympien/).check();
  await page.getByRole('button', { name: 'Ajouter au Panier' }).first().click();
  await expect(cartLink(page)).toContainText('2');
  await open(page, '/cart');
  const lines = page.getByRole('list', { name: 'Lignes du panier' }).getByRole('listitem');
  await expect(lines.first()).toContainText('Lit Kratos, édition Structure');
  await expect(lines.last()).toContainText('Composition Table basse Hestia');
  await expect(lines.last()).toContainText(amount(centsOf('table-basse-hestia-atelier', 'mat-1')));
});

test('a cart is charged for delivery once, and its total is the same on the payment page', async ({
  page,
}) => {
  const total = amount(centsOf('lit-hades') + cartDeliveryCents);
  await open(page, '/bed/hades');
  await page.getByRole('button', { name: 'Ajouter au Panier' }).first().click();
  await joinInDialog(page);
  await expect(toast(page)).toContainText('Ajouté au panier');
  await open(page, '/cart');
  await expect(page.getByText(total)).toBeVisible();
  await page.getByRole('button', { name: 'Procéder au Paiement' }).click();
  await expect(page).toHaveURL(/\/payment\?.*quote=/);
  await expect(page.getByRole('button', { name: /Finaliser le paiement/ })).toContainText(total);
  await expect(page.getByText(/Garantie 10 ans/)).toBeVisible();
});

test('a cart that holds one piece once offers to buy it directly, delivery included', async ({
  page,
}) => {
  const { view } = messages.fr.cart;
  const direct = page.getByRole('button', { name: view.buyDirectly });
  await open(page, '/bed/zeus');
  await page.getByLabel(/Éclairage LED/).check();
  await page.getByRole('button', { name: 'Ajouter au Panier' }).first().click();
  await joinInDialog(page);
  await expect(toast(page)).toContainText('Ajouté au panier');
  await open(page, '/cart');
  await page.getByRole('button', { name: /^Un de plus/ }).click();
  await expect(direct).toHaveCount(0);
  await page.getByRole('button', { name: /^Un de moins/ }).click();
  await direct.click();
  await expect(page).toHaveURL(/\/payment\?.*quote=/);
  await expect(page.getByRole('button', { name: /Finaliser le paiement/ })).toContainText(
    amount(centsOf('lit-zeus', 'led_lighting')),
  );
  await expect(page.getByText('Gratuite')).toBeVisible();
});

test('a piece bought directly has delivery included, and its quote overrules the address', async ({
  page,
}) => {
  const total = amount(centsOf('lit-chronos', 'integrated_table'));
  await open(page, '/bed/chronos');
  await page.getByLabel(/Table intégrée/).check();
  await page.getByRole('button', { name: 'Acheter', exact: true }).click();
  await expect(page).toHaveURL(/\/payment\?/);
  const pay = page.getByRole('button', { name: /Finaliser le paiement/ });
  await expect(pay).toContainText(total);
  await expect(page.getByText('Gratuite')).toBeVisible();
  await expect(page.getByText('Garantie 15 ans')).toBeVisible();
  const cheaper = new URL(page.url());
  cheaper.searchParams.set('price', '1');
  await open(page, cheaper.href);
  await expect(pay).toContainText(total);
  cheaper.searchParams.set('quote', `${cheaper.searchParams.get('quote')}x`);
  await open(page, cheaper.href);
  await expect(
    page.getByRole('heading', { name: 'Ce prix n’a pas été établi par la maison' }),
  ).toBeVisible();
});

test('a forged session cookie shows an empty cart', async ({ page, context, baseURL }) => {
  await context.addCookies([
    { name: 'session', value: 'A'.repeat(43), url: baseURL ?? '' },
    { name: 'summary', value: '7|1|lit-zeus', url: baseURL ?? '' },
  ]);
  await open(page, '/cart');
  await expect(cartTab(page, 0)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Votre session a pris fin' })).toBeVisible();
  // The summary of an ended session is deleted from this browser.
  await expect(cartLink(page)).not.toContainText('7');
});

test('the price includes the options that are ticked after Back', async ({ page }) => {
  await open(page, '/bed/zeus');
  await page.getByLabel(/Éclairage LED/).check();
  await expect(page.locator('output')).toContainText(amount(centsOf('lit-zeus', 'led_lighting')));
  await open(page, '/gallery');
  await page.goBack();
  const isTicked = await page.getByLabel(/Éclairage LED/).isChecked();
  await expect(page.locator('output')).toContainText(
    amount(isTicked ? centsOf('lit-zeus', 'led_lighting') : centsOf('lit-zeus')),
  );
});
