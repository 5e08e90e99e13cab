import { cartDeliveryCents } from '@/content/delivery/delivery';
import { messages } from '@/tests/content/texts';
import { amount, centsOf } from '@/tests/e2e/shop';
import { startGateway } from '@/tests/programs/gateway';
import { test } from './journey';
import {
  addButton,
  addFirst,
  anEmail,
  cartLink,
  cartTab,
  joinInDialog,
  lines,
  toast,
} from './steps';
import { by, css } from './targets';

const { cart, newsletter } = messages.fr;

test('a first add asks for an address, and the cart has the piece with its option', async ({
  page,
}) => {
  await page.open('/bed/zeus');
  await page.click(by('checkbox', 'Éclairage LED'));
  await page.click(addButton);
  await joinInDialog(page);
  await page.expectText(toast, 'Ajouté au panier');
  await page.expectText(cartLink, '1');
  await page.click(addButton);
  await page.expectText(cartLink, '2');
  await page.click(cartLink);
  await page.expectSeen(cartTab(2));
  await page.expectText(lines, 'Éclairage LED');
  await page.expectText(lines, amount(2 * centsOf('lit-zeus', 'led_lighting')));
});

test('a quantity grows press by press with its total, survives a reload, and its line is removed', async ({
  page,
}) => {
  const bed = centsOf('lit-hades');
  await addFirst(page, '/bed/hades');
  await page.open('/cart');
  const more = by('button', 'Un de plus');
  for (let press = 0; press < 3; press += 1) await page.click(more);
  await page.expectSeen(cartTab(4));
  await page.expectText(by('main'), amount(4 * bed + cartDeliveryCents, 'Total'));
  await page.expectAttribute(lines, 'aria-busy', 'false');
  await page.reload();
  await page.expectHydrated();
  await page.expectSeen(cartTab(4));
  await page.click(by('button', 'Supprimer'));
  await page.expectText(toast, 'Article supprimé');
  await page.expectSeen(by('heading', cart.emptyCart));
});

test('the heart belongs to an edition, and a second press removes it', async ({ page }) => {
  const heart = by('button', /liste de souhaits/i);
  await page.open('/bed/chronos');
  await page.click(heart);
  await joinInDialog(page);
  await page.expectAttribute(heart, 'aria-pressed', 'true');
  await page.click(by('radio', /^Structure/));
  await page.expectAttribute(heart, 'aria-pressed', 'false');
  await page.click(heart);
  await page.expectAttribute(heart, 'aria-pressed', 'true');
  // Until the answer has been worked off, a press counts as one of a double press.
  await page.expectAttribute(heart, 'aria-disabled', null);
  await page.click(heart);
  await page.expectText(toast, 'Retiré de la wishlist');
  await page.open('/cart?tab=wishlist');
  await page.expectSeen(by('link', 'Liste de Souhaits (1)'));
});

test('a press before the scripts have come is carried out once an address is given', async ({
  page,
  shopUrl,
}) => {
  const gateway = await startGateway(shopUrl);
  // Those that the page still waits for when it is left, and the picture of the option that was just chosen.
  page.allow(/did not load: <(script|img)/);
  gateway.holdScripts();
  await page.goTo(`${gateway.url}/bed/zeus`);
  await page.click(by('checkbox', 'Éclairage LED'));
  await page.expectGone(css('.script-only:enabled'));
  await page.click(addButton);
  gateway.letThrough();
  await page.expectAt(/^\/cart\?.*for=cart/);
  await page.expectSeen(by('heading', cart.waiting));
  await page.fill(by('textbox', newsletter.email.label, by('main')), anEmail());
  await page.click(by('button', newsletter.submit, by('main')));
  await page.expectSeen(cartTab(1));
  await page.expectText(lines, 'Éclairage LED');
  await gateway.close();
});
