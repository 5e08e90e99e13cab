import { messages } from '@/tests/content/texts';
import { amount, centsOf } from '@/tests/e2e/shop';
import { expect, test } from './journey';
import { keys } from './page';
import { anEmail } from './steps';
import { by, css } from './targets';

const { detail, kept, lightbox: large, newsletter } = messages.fr;
const price = css('output');
const led = by('checkbox', 'Éclairage LED');

test('a configuration is in the address, and there again after a reload and after Back', async ({
  page,
}) => {
  const address = '/bed/kratos?edition=structure&options=safe_storage';
  const edition = by('radio', /^Structure/);
  const option = by('checkbox', 'Coffre-fort');
  const shown = amount(centsOf('lit-kratos-structure', 'safe_storage'));
  await page.open('/bed/kratos');
  await page.click(edition);
  await page.click(option);
  await page.expectAt(address);
  await page.expectText(price, shown);
  await page.reload();
  await page.expectTicked(edition);
  await page.expectText(price, shown);
  await page.expectHydrated();
  await page.click(by('button', /^Acheter$/));
  await page.expectAt(/^\/payment\?/);
  await page.back();
  await page.expectAt(address);
  await page.expectTicked(edition);
  await page.expectTicked(option);
  await page.expectText(price, shown);
});

test('a room opens in a lightbox that turns by button and key, and gives the focus back', async ({
  page,
}) => {
  const room = by('button', 'La salle de marbre');
  const lightbox = by('dialog', large.label);
  await page.open('/gallery');
  await page.toMiddle();
  await page.click(room);
  await page.expectText(lightbox, '1 / 4');
  const place = await page.run(() => scrollY);
  await page.click(by('button', large.next, lightbox));
  await page.expectText(lightbox, '2 / 4');
  await page.type(keys.ArrowRight);
  await page.expectText(lightbox, '3 / 4');
  await page.type(keys.Escape);
  await page.expectGone(lightbox);
  await page.expectFocus(room);
  expect(await page.run(() => scrollY)).toBe(place);
});

test('a configuration is shared by its address, kept under a name, and opened again', async ({
  page,
}) => {
  await page.open('/bed/zeus');
  await page.click(led);
  await page.expectAt('/bed/zeus?options=led_lighting');
  await page.click(by('button', detail.share));
  await page.expectSeen(by('button', detail.shared));
  await page.click(by('button', kept.control));
  await page.expectSeen(by('heading', kept.add.title));
  await page.fill(by('textbox', newsletter.email.label, by('main')), anEmail());
  await page.click(by('button', kept.submit, by('main')));
  await page.fill(by('textbox', kept.add.name, by('main')), 'Ma chambre');
  await page.click(by('button', /^Garder$/));
  await page.expectSeen(by('status', kept.notices.kept));
  const mine = by('listitem', 'Ma chambre', by('main'));
  await page.expectText(mine, amount(centsOf('lit-zeus', 'led_lighting')));
  await page.click(by('link', kept.open, mine));
  await page.expectAt('/bed/zeus?options=led_lighting');
  await page.expectTicked(led);
});
