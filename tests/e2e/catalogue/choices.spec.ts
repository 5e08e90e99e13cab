import type { Page } from '@playwright/test';
import { formatPrice } from '@/lib/money';
import fr from '@/messages/fr';
import { anySpace, expect, open, ready, test } from '@/tests/e2e/shop';

const layer = (page: Page, id: string) => page.locator(`.viewer-strip img[src*="/${id}."]`);
const option = (page: Page, id: string) => page.locator(`input[name="option"][value="${id}"]`);

/** Whether a picture has come and has pixels. */
const isPainted = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;

/** Holds the scripts of a page back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let send: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await sent;
    await route.continue();
  });
  return send;
}

test('an option is seen in the picture when it is checked, and is not fetched before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/bed/zeus');
  const table = layer(page, 'integrated_table');
  await option(page, 'integrated_table').scrollIntoViewIfNeeded();
  await expect(table).toBeHidden();
  expect(asked.filter((path) => path.startsWith('/choices/'))).toEqual([]);
  await option(page, 'integrated_table').check();
  await expect(table).toBeVisible();
  await expect.poll(() => table.evaluate(isPainted)).toBe(true);
  await option(page, 'safe_storage').check();
  await expect(layer(page, 'safe_storage')).toBeVisible();
  await option(page, 'integrated_table').uncheck();
  await expect(table).toBeHidden();
  await expect(layer(page, 'safe_storage')).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/choices/'))).toEqual([
    '/choices/bed/zeus/hero/integrated_table.avif',
    '/choices/bed/zeus/hero/safe_storage.avif',
  ]);
});

test('an address with a configuration opens with its picture', async ({ page }) => {
  await open(page, '/ar/bed/zeus?options=led_lighting');
  await expect(layer(page, 'led_lighting')).toBeVisible();
  await expect(layer(page, 'safe_storage')).toBeHidden();
});

test('by night an address with a configuration opens at the view that shows it', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/bed/zeus?options=safe_storage');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(layer(page, 'safe_storage')).toBeInViewport({ ratio: 0.5 });
  await option(page, 'safe_storage').uncheck();
  await expect(page.locator('.viewer-strip [data-view="hero"]')).toBeInViewport({ ratio: 0.5 });
});

test('by night the view that shows what an address chose is led to though scripts come late', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const send = await holdScripts(page);
  await page.goto('/bed/zeus?options=safe_storage', { waitUntil: 'commit' });
  // A browser that has laid the strip out before its order changed stays at the view of the night.
  const hero = page.locator('.viewer-strip [data-view="hero"]');
  await expect(layer(page, 'safe_storage')).toBeVisible();
  await page
    .locator('.viewer-strip')
    .evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: 'instant' }));
  await expect(hero).not.toBeInViewport({ ratio: 0.5 });
  send();
  await expect(hero).toBeInViewport({ ratio: 0.5 });
});

test('the picture names what is chosen, on the view that shows it, and it is spoken', async ({
  page,
}) => {
  await open(page, '/bed/zeus');
  const caption = page.getByRole('region', { name: /Zeus/ }).first().getByRole('status');
  await expect(caption).toHaveText('');
  await option(page, 'safe_storage').check();
  await expect(caption).toHaveText('Coffre-fort intégré');
  await option(page, 'led_lighting').check();
  await expect(caption).toContainText(' + ');
  await page.getByRole('button', { name: 'Vue suivante' }).click();
  await expect(caption).toHaveText('');
  await option(page, 'led_lighting').uncheck();
  await expect(caption).toHaveText('Coffre-fort intégré');
});

test('full screen shows the choice too', async ({ page }) => {
  await open(page, '/bed/zeus');
  await option(page, 'safe_storage').check();
  await option(page, 'integrated_table').check();
  await page.getByRole('button', { name: 'Agrandir la vue' }).click();
  const picture = page
    .getByRole('dialog')
    .locator('img[src*="/hero/integrated_table.safe_storage.jpg"]');
  await expect.poll(() => picture.evaluate(isPainted)).toBe(true);
});

test('a composition shows what is chosen, and says it', async ({ page }) => {
  await open(page, '/bed-story/zeus');
  const figure = page.locator('figure', { has: page.getByRole('status') }).last();
  const gold = figure.locator('img[src*="/front/mat-2."]');
  const byNight = figure.locator('img[src*="/front-night/mat-2."]');
  await expect(gold).toBeHidden();
  await option(page, 'mat-2').check();
  await expect(gold).toBeVisible();
  await expect.poll(() => gold.evaluate(isPainted)).toBe(true);
  await expect(byNight).toBeHidden();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => byNight.evaluate(isPainted)).toBe(true);
  await expect(gold).toBeHidden();
  await expect(figure.getByRole('status')).toContainText('Finition dorée', { useInnerText: true });
  await option(page, 'mat-2').uncheck();
  await expect(figure.getByRole('status')).not.toContainText('Finition dorée', {
    useInnerText: true,
  });
});

test('of the covers of an armchair one is chosen, or that of the base', async ({ page }) => {
  await open(page, '/chair-story/athena?options=mat-1,mat-3');
  const total = page.locator('main form output');
  const shown = (cents: number) => anySpace(formatPrice(cents, 'fr'));
  // Of an address that names two the last stays.
  await expect(option(page, 'mat-3')).toBeChecked();
  await expect(option(page, 'mat-1')).not.toBeChecked();
  await expect(total).toHaveText(shown(390_000));
  await expect(page).toHaveURL(/\?options=mat-3$/);
  await option(page, 'mat-2').check();
  await expect(total).toHaveText(shown(380_000));
  await option(page, 'fin-1').check();
  await expect(total).toHaveText(shown(460_000));
  await expect(page).toHaveURL(/\?options=mat-2(?:,|%2C)fin-1$/);
  await page.reload();
  await expect(option(page, 'mat-2')).toBeChecked();
  await page.getByRole('radio', { name: fr.options.ateliers.inBase.cover }).check();
  await expect(total).toHaveText(shown(430_000));
  await expect(page).toHaveURL(/\?options=fin-1$/);
});

for (const { path, early, query } of [
  {
    path: '/chair-story/athena?options=mat-2,fin-1',
    early: (page: Page) => page.getByRole('radio', { name: fr.options.ateliers.inBase.cover }),
    query: /\?options=fin-1$/,
  },
  {
    path: '/bed/kratos?edition=structure&options=safe_storage',
    early: (page: Page) => page.locator('form input[type="radio"][data-cents]').first(),
    query: /\?options=safe_storage$/,
  },
  {
    path: '/bed/zeus?options=safe_storage%2Cintegrated_table',
    early: (page: Page) => option(page, 'safe_storage'),
    query: /\?options=integrated_table$/,
  },
]) {
  test(`what is taken back of ${path} before scripts have come stays so`, async ({ page }) => {
    const send = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const field = early(page);
    await field.click();
    const isChecked = await field.isChecked();
    send();
    await expect(page).toHaveURL(query);
    await expect(field).toBeChecked({ checked: isChecked });
    await ready(page);
    await expect(field).toBeChecked({ checked: isChecked });
  });
}

test('the simpler edition is seen without what it lacks', async ({ page }) => {
  await open(page, '/bed/chronos');
  const simpler = page.locator('.viewer-strip img[src*="chronos-structure/hero"]');
  await expect(simpler).toBeHidden();
  await page.locator('input[name="productId"][value="lit-chronos-structure"]').check();
  await expect(simpler).toBeVisible();
  await expect.poll(() => simpler.evaluate(isPainted)).toBe(true);
});

test('a view that shows the whole piece says so while its simpler edition is chosen, from an address too', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/bed/chronos?edition=structure');
  // By night another view stands first: the choice leads to the one that shows it.
  await expect(page.locator('.viewer-strip [data-view="hero"]')).toBeInViewport({ ratio: 0.5 });
  const views = page.getByRole('region', { name: /^Vues/ });
  const gallery = page.getByRole('region', { name: /^Galerie/ });
  const caption = views.getByRole('status');
  await expect(caption).toHaveText('');
  await views.getByRole('button', { name: 'Vue suivante' }).click();
  await expect(caption).toHaveText(fr.detail.editions.piece);
  await views.getByRole('button', { name: fr.viewer.enlarge }).click();
  const large = page.getByRole('region', { name: fr.lightbox.label });
  await expect(large.getByText(fr.detail.editions.piece, { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  const small = page.locator('.slim-bar .by-night');
  await expect(small).toBeHidden();
  await page.locator('input[name="productId"][value="lit-chronos"]').check();
  await expect(caption).toHaveText('');
  await expect(small).toBeVisible();
  // The gallery further down shows the whole piece whatever is chosen, and names nothing.
  await option(page, 'integrated_tv').check();
  await expect(caption).toHaveText('Téléviseur intégré');
  await expect(gallery.getByRole('status')).toHaveText('');
});

test('an option that the picture of the simpler edition lacks is said not to be seen, and its thumbnail is its own', async ({
  page,
}) => {
  await open(page, '/bed/chronos?edition=structure&options=integrated_tv');
  const views = page.getByRole('region', { name: /^Vues/ });
  await expect(views.getByRole('status')).toHaveText('Non montré · Téléviseur intégré');
  const [whole, simpler] = await page.locator('.thumbnails [data-view="hero"] img').all();
  if (!whole || !simpler) throw new Error('the thumbnail has no picture of each edition');
  await expect(whole).toBeHidden();
  await expect.poll(() => simpler.evaluate(isPainted)).toBe(true);
  await page.locator('input[name="productId"][value="lit-chronos"]').check();
  await expect(views.getByRole('status')).toHaveText('Téléviseur intégré');
  await expect(whole).toBeVisible();
  await expect(simpler).toBeHidden();
});

test('editions that look alike by day do not by night: the lit view says which one it shows', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/bed/kratos');
  const views = page.getByRole('region', { name: /^Vues/ });
  await page.locator('input[name="productId"][value="lit-kratos-structure"]').check();
  await expect(page.locator('.viewer-strip [data-view="hero"]')).toBeInViewport({ ratio: 0.5 });
  await views.getByRole('button', { name: 'Vue suivante' }).click();
  await expect(page.locator('.viewer-strip [data-view="night"]')).toBeInViewport({ ratio: 0.5 });
  await expect(views.getByRole('status')).toHaveText(fr.detail.editions.piece);
  // The picture by day shows its options, whichever edition they are chosen with.
  await option(page, 'integrated_tv').check();
  await expect(views.getByRole('status')).toHaveText('Téléviseur intégré');
});

test('full screen names the options that its picture shows', async ({ page }) => {
  await open(page, '/bed/zeus?options=led_lighting,safe_storage');
  const views = page.getByRole('region', { name: /^Vues/ });
  await views.getByRole('button', { name: fr.viewer.enlarge }).click();
  const large = page.getByRole('region', { name: fr.lightbox.label });
  const names = large.getByText('Éclairage LED + Coffre-fort intégré', { exact: true });
  await expect(names.first()).toBeVisible();
  await page.locator('.yarl__navigation_next').click();
  await expect(large.locator('.yarl__slide_current').getByText('Éclairage LED')).toHaveCount(0);
});

test('by night full screen turns the views in the order of the strip, and leaves it at the one seen last', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/bed/zeus');
  const views = page.getByRole('region', { name: /^Vues/ });
  await expect(views.getByText('1 sur 6')).toBeVisible();
  await views.getByRole('button', { name: fr.viewer.enlarge }).click();
  const large = page.getByRole('region', { name: fr.lightbox.label });
  await expect(large.locator('.yarl__slide_current img')).toHaveAttribute('src', /\/night-/);
  const counter = page.locator('.yarl__counter');
  await expect(counter).toHaveText('1 / 6');
  await page.locator('.yarl__navigation_next').click();
  await expect(counter).toHaveText('2 / 6');
  await expect(large.locator('.yarl__slide_current img').first()).toHaveAttribute('src', /\/hero-/);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(views.getByText('2 sur 6')).toBeVisible();
  await expect(page.locator('.viewer-strip [data-view="hero"]')).toBeInViewport({ ratio: 0.5 });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an option is seen in the picture when it is checked', async ({ page }) => {
    await page.goto('/bed/zeus');
    await option(page, 'safe_storage').check();
    await expect(layer(page, 'safe_storage')).toBeVisible();
  });
});
