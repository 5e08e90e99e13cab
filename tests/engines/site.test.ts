import { messages } from '@/tests/content/texts';
import { startGateway } from '@/tests/programs/gateway';
import type { Target } from './in-page';
import { expect, test } from './journey';
import { keys } from './page';
import { addButton, joinInDialog, toast } from './steps';
import { by, css } from './targets';

const { ar, fr } = messages;
const banner = by('banner');

test('the theme changes, and is the same after a reload and on the next page', async ({ page }) => {
  await page.open('/terms');
  await page.expectDark(false);
  await page.click(by('button', fr.nav.theme, banner));
  await page.expectDark(true);
  await page.reload();
  await page.expectDark(true);
  await page.open('/cart');
  await page.expectDark(true);
});

test('Arabic is chosen in the footer, mirrors the page, and takes a piece into the cart', async ({
  page,
}) => {
  await page.open('/bed/zeus');
  await page.click(by('link', 'العربية', by('contentinfo')));
  await page.expectAt('/ar/bed/zeus');
  await page.expectHydrated();
  const look = () =>
    page.run(() => {
      const { lang, dir } = document.documentElement;
      const { direction, fontFamily } = getComputedStyle(document.body);
      return { lang, dir, direction, fontFamily };
    });
  expect(await look()).toMatchObject({ lang: 'ar', dir: 'rtl', direction: 'rtl' });
  await page.click(by('button', ar.detail.addToCart));
  await joinInDialog(page, ar);
  await page.expectText(by('link', ar.nav.book), /[1١]/);
});

test('results appear as they are typed for, and Enter opens the chosen one', async ({ page }) => {
  const dialog = by('dialog', fr.search.title);
  const field = by('combobox', fr.search.field, dialog);
  const results = by('option', undefined, dialog);
  await page.open('/faq');
  await page.toMiddle();
  await page.click(by('link', fr.nav.search, banner));
  await page.expectFocus(field);
  await page.type('posei');
  await page.expectText(results, fr.products.bed.poseidon.name);
  await page.type(keys.ArrowDown);
  await page.expectAttribute(results, 'aria-selected', 'true');
  await page.type(keys.Enter);
  await page.expectAt('/bed/poseidon');
  await page.expectGone(dialog);
  await page.back();
  await page.expectAt('/faq');
  await page.expectGone(dialog);
});

/** What a visitor opens on a page that was scrolled: by a press, but for the promotion, which opens by itself. */
const overlays: readonly (readonly [
  name: string,
  path: string,
  opener: Target | undefined,
  opened: Target,
  width?: number,
])[] = [
  [
    'the subscription dialog',
    '/bed/zeus',
    css('.slim-bar button'),
    by('dialog', /Rejoignez l’Élite/),
  ],
  ['the promotion', '/collections', undefined, by('dialog')],
  ['the full screen of the views', '/bed/zeus', by('button', fr.viewer.enlarge), by('dialog')],
  ['the search', '/terms', by('link', fr.nav.search, banner), by('dialog', fr.search.title)],
  ['the menu of a phone', '/terms', by('button', fr.nav.open), by('dialog', fr.nav.menu), 390],
  ['the list of languages', '/', css('button[popovertarget=languages]'), css('#languages')],
];

test.for(overlays)(
  '%s closes by Escape and by Back, and leaves the page where it was',
  async ([name, path, opener, opened, width = 1280], { page }) => {
    await page.resize(width, 844);
    await page.open(path);
    await page.toMiddle();
    if (opener) await page.click(opener);
    await page.expectSeen(opened);
    const place = await page.run(() => scrollY);
    expect(place).toBeGreaterThan(0);
    await page.type(keys.Escape);
    await page.expectGone(opened);
    expect(await page.run(() => scrollY)).toBe(place);
    if (!opener) return;
    await page.expectFocus(opener);
    // A list that hangs from its button leaves Back to the browser.
    if (name === 'the list of languages') return;
    await page.click(opener);
    await page.expectSeen(opened);
    await page.back();
    await page.expectGone(opened);
    await page.expectAt(path);
    expect(await page.run(() => scrollY)).toBe(place);
  },
);

test('a sheet for paper has the pictures of the page', async ({ page }) => {
  const { print } = page;
  await page.open('/bed/zeus');
  const missing = () =>
    page.run(() =>
      [...document.images]
        // The picture of the other theme has no box.
        .filter((image) => !image.closest('.thumbnail') && image.getClientRects().length > 0)
        .filter(({ complete, naturalWidth }) => !complete || !naturalWidth)
        .map(({ alt }) => alt),
    );
  expect((await missing()).length).toBeGreaterThan(0);
  // An engine that cannot print is told what a browser says before it does.
  if (!print) await page.run(() => void dispatchEvent(new Event('beforeprint')));
  const sheet = (await print?.())?.toString('latin1');
  await expect.poll(missing).toEqual([]);
  if (sheet) expect(sheet.match(/\/Subtype \/Image/g)?.length).toBeGreaterThan(4);
});

test('a press without network says so on the unchanged page, and works when the network is back', async ({
  page,
  shopUrl,
}) => {
  const gateway = await startGateway(shopUrl);
  await page.open(`${gateway.url}/bed/hades`);
  page.allow(/got no answer|did not load/);
  await page.click(by('checkbox', 'Éclairage LED'));
  await expect.poll(gateway.quietMs).toBeGreaterThan(500);
  await gateway.close();
  await page.click(addButton);
  await page.expectText(toast, fr.errors.noAnswer.title);
  await page.expectText(by('heading'), fr.products.bed.hades.name);
  await page.expectTicked(by('checkbox', 'Éclairage LED'));
  await gateway.open();
  await page.click(addButton);
  await joinInDialog(page);
  await page.expectText(toast, 'Ajouté au panier');
  await gateway.close();
});
