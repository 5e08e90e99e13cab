import type { Page } from '@playwright/test';
import { promoDelayMs } from '@/components/catalogue/collections/promo-delay';
import { mapProvider } from '@/content/house/map';
import { monthlyEuros } from '@/lib/checkout/payment';
import { formatRoundPrice, toDecimal } from '@/lib/money';
import { messages } from '@/tests/content/texts';
import { anySpace, centsOf, expect, open, ready, test, toast } from '@/tests/e2e/shop';

const noon = Date.parse('2026-11-20T12:00:00+01:00');

/** Time from the start of a test to where it stops the clock: enough to open a page. */
const openingMs = 60_000;

/** Takes the pointer and the focus away from whatever has them. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

test.describe('the header', () => {
  test('becomes opaque past 20 px', async ({ page }) => {
    await open(page, '/');
    const header = page.getByRole('banner');
    await expect(header).toHaveAttribute('data-opaque', 'false');
    await page.mouse.wheel(0, 20);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(20);
    await expect(header).toHaveAttribute('data-opaque', 'false');
    await page.mouse.wheel(0, 1);
    await expect(header).toHaveAttribute('data-opaque', 'true');
  });

  test('opens a menu on a phone that closes by key, and when a link is followed', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await menu.getByRole('link', { name: 'Galerie' }).click();
    await expect(page).toHaveURL('/gallery');
    await expect(menu).toBeHidden();
  });
});

test('the theme follows the system until it is chosen, and is kept under its key', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto('/');
  const html = page.locator('html');
  await expect(html).toHaveClass(/\bdark\b/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  await page.getByRole('button', { name: /Changer de thème/ }).click();
  await expect(html).not.toHaveClass(/\bdark\b/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.reload();
  await expect(html).not.toHaveClass(/\bdark\b/);
  await context.close();
});

test('the layers of the hero move by shares of the scroll, smaller on a phone', async ({
  page,
}) => {
  const shares = () =>
    page
      .locator('.hero .layer')
      .evaluateAll((layers) =>
        layers.map((layer) =>
          Number.parseFloat(getComputedStyle(layer).translate.split(' ')[1] ?? '0'),
        ),
      );
  await page.goto('/');
  await page.mouse.wheel(0, 200);
  await expect.poll(async () => (await shares())[0]).toBeGreaterThan(60);
  const wide = await shares();
  expect(wide).toEqual([...wide].sort((a, b) => b - a));
  expect(new Set(wide).size).toBe(3);
  await page.setViewportSize({ width: 767, height: 900 });
  const narrow = await shares();
  for (const [index, share] of narrow.entries()) expect(share).toBeLessThan(wide[index] ?? 0);
});

test.describe('the carousel', () => {
  test('advances every eight seconds, wraps, and locks its buttons for half a second', async ({
    page,
  }) => {
    await page.clock.install({ time: noon });
    await open(page, '/');
    const carousel = page.getByRole('region', { name: 'Vivre avec un dieu chez soi' });
    // Pointed at, it waits until the clock stands still.
    await carousel.hover();
    await page.clock.pauseAt(noon + openingMs);
    const dot = (number: number) =>
      carousel.getByRole('button', { name: `Témoignage ${number} sur 3` });
    await carousel.getByRole('button', { name: 'Témoignage précédent' }).click();
    await expect(dot(3)).toHaveAttribute('aria-current', 'true');
    await expect(carousel.getByRole('button', { name: 'Témoignage suivant' })).toBeDisabled();
    await expect(dot(1)).toBeDisabled();
    await page.clock.runFor(499);
    await expect(dot(1)).toBeDisabled();
    await page.clock.runFor(1);
    await expect(dot(1)).toBeEnabled();
    // As long as somebody points at it or is inside with the keyboard, it waits.
    await page.clock.runFor(20_000);
    await expect(dot(3)).toHaveAttribute('aria-current', 'true');
    await leave(page);
    await page.clock.runFor(7_999);
    await expect(dot(3)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(1);
    await expect(dot(1)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(8_000);
    await expect(dot(2)).toHaveAttribute('aria-current', 'true');
  });

  test('stops when its pause button is pressed', async ({ page }) => {
    await page.clock.install({ time: noon });
    await open(page, '/');
    const carousel = page.getByRole('region', { name: 'Vivre avec un dieu chez soi' });
    await carousel.getByRole('button', { name: 'Mettre en pause' }).click();
    await expect(carousel.getByRole('button', { name: 'Reprendre' })).toBeVisible();
    await leave(page);
    await page.clock.fastForward(30_000);
    await expect(carousel.getByRole('button', { name: 'Témoignage 1 sur 3' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });
});

test.describe('the promo', () => {
  test('opens at its head on a phone, where it is higher than the screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 640 });
    await page.clock.install();
    await open(page, '/collections');
    await page.clock.fastForward(promoDelayMs);
    const promo = page.getByRole('dialog', { name: /Nyx Literie/ });
    await expect(promo.getByRole('button', { name: 'Fermer' })).toBeFocused();
    await expect(promo.getByRole('heading')).toBeInViewport({ ratio: 1 });
  });

  test('comes after its delay, once a calendar day', async ({ page }) => {
    const evening = Date.parse('2026-11-21T23:50:00+01:00');
    await page.clock.install({ time: evening });
    await open(page, '/gallery');
    await page.clock.pauseAt(evening + openingMs);
    await page.getByRole('link', { name: 'Collections' }).first().click();
    await expect(page).toHaveURL('/collections');
    // The effects of the page have run: one of them turns this button off, another starts the promo.
    await expect(page.locator('#newsletter').getByRole('button')).toBeDisabled();
    const promo = page.getByRole('dialog', { name: /Nyx Literie/ });
    await page.clock.runFor(promoDelayMs - 1);
    await expect(promo).toBeHidden();
    await page.clock.runFor(1);
    await expect(promo).toBeVisible();
    await expect(promo).toContainText('100 nuits');
    await promo.getByRole('button', { name: 'Fermer' }).click();
    await expect(promo).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('promo'))).toBe('2026-11-21');
    await page.clock.resume();
    await page.reload();
    await ready(page);
    await page.clock.fastForward(promoDelayMs + 2_000);
    await expect(promo).toBeHidden();
    await page.clock.fastForward(20 * 60 * 1_000);
    await page.reload();
    await ready(page);
    await page.clock.fastForward(promoDelayMs + 100);
    await expect(promo).toBeVisible();
  });
});

test('a toast stays five seconds, one at a time, bottom right, and Alt+T moves the focus to it', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/contact');
  const form = page.locator('form').filter({ hasText: 'Envoyer le message' });
  await form.getByLabel('Nom').fill('Léda');
  await form.getByLabel('Adresse e-mail').fill('leda@theogonie.example');
  await form.getByLabel('Objet').fill('Une cote');
  await form.getByRole('textbox', { name: 'Message' }).fill('Le lit passe-t-il la porte ?');
  await form.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(toast(page)).toContainText('Message envoyé');
  await expect(toast(page)).toHaveCount(1);
  const box = await toast(page).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1280 - 80);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(900 - 80);
  await page.keyboard.press('Alt+t');
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close toast' })).toBeVisible();
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
  await page.clock.runFor(5600);
  await expect(toast(page)).toHaveCount(0);
});

test('a message is confirmed, and the form is empty again after three seconds', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/contact?visit=Lit+Zeus');
  await expect(page.getByLabel('Objet')).toHaveValue(/^Demande de visite\s: Lit Zeus$/);
  await page.getByLabel('Nom').fill('Léda');
  await page.locator('main').getByLabel('Adresse e-mail').fill('leda@theogonie.example');
  await page.getByRole('textbox', { name: 'Message' }).fill('Bonjour');
  // From here on time passes for the page as it is told to, however slow the machine is.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  const sent = page.getByRole('heading', { name: 'Message envoyé' });
  await expect(sent).toBeFocused();
  await page.clock.runFor(2800);
  await expect(sent).toBeVisible();
  await page.clock.runFor(400);
  await expect(page.getByLabel('Nom')).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Votre message' })).toBeFocused();
});

test('the map is loaded only when the visitor asks for it', async ({ page }) => {
  const foreign: string[] = [];
  await page.route(new RegExp(mapProvider.name, 'i'), (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>carte</title>' });
  });
  await page.goto('/contact');
  expect(foreign).toEqual([]);
  await page.getByRole('button', { name: 'Afficher la carte' }).click();
  await expect(page.locator('iframe')).toBeVisible();
  await expect.poll(() => foreign.length).toBe(1);
});

test.describe('the gallery', () => {
  test('shows 19 views, filters them, and each filter has an address that works', async ({
    page,
  }) => {
    await page.goto('/gallery');
    const views = page.locator('[data-category]').filter({ visible: true });
    await expect(views).toHaveCount(19);
    await page.getByRole('link', { name: 'Fauteuils', exact: true }).click();
    await expect(views).toHaveCount(3);
    await expect(page).toHaveURL('/gallery/fauteuils');
    await expect(page).toHaveTitle('Galerie des fauteuils massants connectés | Théogonie');
    await expect(page.getByRole('status').filter({ hasText: '3 vues' })).toBeVisible();
    await page.reload();
    await expect(views).toHaveCount(3);
    await page.getByRole('link', { name: 'Tout', exact: true }).click();
    await expect(views).toHaveCount(19);
  });

  test('leads to the story of a piece', async ({ page }) => {
    await open(page, '/gallery');
    await page.getByRole('link', { name: /Hermès, une halte/ }).click();
    await expect(page).toHaveURL('/table-story/hermes-side-table');
  });

  test('opens rooms in a lightbox that wraps, turns by key, and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/gallery');
    const opener = page.getByRole('button', { name: 'La salle de marbre, à midi' });
    await opener.click();
    const lightbox = page.getByRole('dialog', { name: 'Vue agrandie' });
    await expect(lightbox).toContainText('1 / 4');
    await expect(lightbox.getByText(/^La salle de marbre, à midi\. /)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(lightbox).toContainText('4 / 4');
    await page.keyboard.press('ArrowRight');
    await expect(lightbox).toContainText('1 / 4');
    await lightbox.getByRole('button', { name: 'Vue suivante' }).click();
    await expect(lightbox).toContainText('2 / 4');
    await page.keyboard.press('Escape');
    await expect(lightbox).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test('in Arabic the counter of full screen is read from the picture to their number', async ({
  page,
}) => {
  await page.goto('/ar/gallery');
  await page.getByRole('button', { name: messages.ar.gallery.items[1].title }).click();
  await expect(page.locator('.yarl__counter')).toHaveCSS('direction', 'ltr');
});

test('Chronos has six views that wrap, zoom and count', { tag: '@matrix' }, async ({ page }) => {
  await page.goto('/bed/chronos');
  const gallery = page.getByRole('region', { name: 'Galerie\u00a0: Lit Chronos' });
  await expect(gallery).toContainText('1 sur 6');
  await gallery.getByRole('button', { name: 'Vue précédente' }).click();
  await expect(gallery).toContainText('6 sur 6');
  await gallery.getByRole('button', { name: 'Vue suivante' }).click();
  await expect(gallery).toContainText('1 sur 6');
  await gallery.getByRole('button', { name: 'Voir : À la mesure du passant' }).click();
  await expect(gallery).toContainText('4 sur 6');
  await expect(gallery).toContainText('Une silhouette debout donne l’échelle');
  await gallery.getByRole('button', { name: 'Agrandir la vue' }).click();
  const enlarged = page.getByRole('dialog', { name: 'Vue agrandie' });
  await expect(enlarged).toContainText('4 / 6');
  await expect(enlarged.getByText(/^À la mesure du passant\. /)).toBeVisible();
  await enlarged.getByRole('button', { name: 'Zoom avant' }).click();
  await expect(enlarged.getByRole('button', { name: 'Zoom arrière' })).toBeEnabled();
});

test('before the scripts of a page are here, buttons that need one are off, and the menu opens', async ({
  page,
}) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/bed/chronos', { waitUntil: 'commit' });
  const theme = page.getByRole('button', { name: /Changer de thème/ });
  await expect(theme).toBeDisabled();
  await expect(theme).toHaveCSS('opacity', '1');
  await expect(page.getByRole('button', { name: 'Vue suivante' }).first()).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Voir en 3D' })).toBeDisabled();
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  arrive();
  await expect(theme).toBeEnabled();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await theme.click();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('anchors of the collections lead to their sections on the home page', async ({ page }) => {
  await page.goto('/categories');
  await page.getByRole('link', { name: 'Découvrir' }).nth(1).click();
  await expect(page).toHaveURL('/#chairs-collection');
  await expect(page.getByRole('heading', { name: 'Fauteuils Intelligents' })).toBeInViewport();
});

test('a tooltip opens after 700 ms, and stays open 300 ms for a pointer that comes back', async ({
  page,
}) => {
  await open(page, '/');
  const button = page.getByRole('banner').getByRole('button', { name: /Changer de thème/ });
  const tooltip = button.locator('.tooltip');
  // Noted as each begins: a busy machine asks when it is over.
  const delays = await tooltip.evaluateHandle((element) => {
    const seen: (number | undefined)[] = [];
    element.addEventListener('transitionrun', () =>
      seen.push(element.getAnimations()[0]?.effect?.getTiming().delay),
    );
    return seen;
  });
  const delay = () => delays.evaluate((seen) => seen.at(-1));
  await expect(tooltip).toBeHidden();
  await button.hover();
  await expect.poll(delay).toBe(700);
  await expect(tooltip).toBeVisible();
  await expect(tooltip).toContainText('Changer de thème');
  await page.mouse.move(10, 500);
  await expect.poll(delay).toBe(300);
  await expect(tooltip).toBeHidden();
  await page.keyboard.press('Tab');
  await button.focus();
  await expect(tooltip).toBeVisible();
});

test('the payment page shows the card’s fields for the card alone', async ({ page }) => {
  const cents = centsOf('fauteuil-athena');
  await page.goto(`/payment?product=Fauteuil+Athéna&price=${toDecimal(cents)}`);
  await expect(page.getByLabel('Numéro de carte')).toBeVisible();
  await page.getByLabel(/PayPal/).check();
  await expect(page.getByLabel('Numéro de carte')).toBeHidden();
  await page.getByLabel(/Carte bancaire/).check();
  await expect(page.getByLabel('Numéro de carte')).toBeVisible();
  const monthly = formatRoundPrice(monthlyEuros(cents, 3) * 100, 'fr');
  await expect(page.getByText(anySpace(`${monthly} par mois`))).toBeVisible();
  await expect(
    page.getByText('Attention ! Un crédit coûte de l’argent et doit être remboursé !'),
  ).toHaveCount(1);
});

test('the payment opens in a new tab and ends on the success page', async ({ page, context }) => {
  await page.goto('/payment?product=Fauteuil+Apollon&price=9000');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: /Finaliser le paiement/ }).click();
  const demo = await opened;
  await expect(demo.getByRole('heading', { name: 'Rien ne sera prélevé' })).toBeVisible();
  await demo.getByRole('button', { name: /Simuler/ }).click();
  await expect(demo.getByRole('heading', { name: 'Paiement Réussi !' })).toBeVisible();
  await expect(demo.getByText(/^demo_/)).toBeVisible();
});

test('the newsletter section goes once the visitor has joined', async ({ page }) => {
  await page.clock.install();
  await open(page, '/collections');
  const section = page.locator('#newsletter');
  const submit = section.getByRole('button', { name: 'S’inscrire' });
  await expect(submit).toBeDisabled();
  await section.getByLabel('Adresse e-mail').fill('   ');
  await expect(submit).toBeDisabled();
  await section.getByLabel('Adresse e-mail').fill(`lettre-${process.pid}@theogonie.example`);
  await expect(section.getByLabel(/Je souhaite recevoir/)).not.toBeChecked();
  await submit.click();
  await expect(toast(page)).toContainText('Inscription réussie !');
  await expect(section).toHaveCount(0);
});
