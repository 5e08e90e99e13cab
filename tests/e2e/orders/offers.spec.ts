import { localePath } from '@/lib/i18n/locales';
import { desk } from '@/messages/fr/desk/desk';
import { messages } from '@/tests/content/texts';
import { carry, test as deskTest } from '@/tests/e2e/desk/desk';
import { amount, anEmail, centsOf, expect, open, test } from '@/tests/e2e/shop';
import { expectAccessible, expectFits } from '@/tests/e2e/templates';
import { mailsTo } from '@/tests/outbox';

/** The width of A4 between its margins of 16 mm, in CSS pixels. */
const paperWidth = 673;
const cents = centsOf('lit-zeus', 'led_lighting');

for (const locale of ['fr', 'ar'] as const) {
  const words = messages[locale];
  const total = amount(cents, '', locale);

  const tag = locale === 'fr' ? [] : ['@matrix'];
  test(`in ${locale}, a piece with an option becomes an offer, fits its paper and is paid at its total`, {
    tag,
  }, async ({ page }) => {
    await open(page, localePath(locale, '/bed/zeus'));
    await page.getByLabel(words.options.beds.led_lighting.name).check();
    await page.getByRole('button', { name: words.detail.offer }).click();
    await expect(page).toHaveURL(/\/quote\/[\w.-]+$/);
    const sheet = page.getByRole('article');
    await expect(sheet.getByRole('heading', { level: 1 })).toContainText(/DV-\d{4}-\w{8}/);
    await expect(sheet.getByRole('table')).toContainText(words.options.beds.led_lighting.name);
    await expect(sheet.getByRole('definition').last()).toHaveText(total);
    await expectAccessible(page, 'an offer');
    await expectFits(page, [320, 390, 820, 1440], 'an offer');

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByLabel(words.offer.mail.email)).toBeHidden();
    await expect(sheet.getByRole('columnheader')).toHaveCount(5);
    await expectFits(page, [paperWidth], 'an offer on paper');
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.reload();
    await expectAccessible(page, 'an offer in the dark');

    await page.getByRole('button', { name: words.offer.accept }).click();
    await expect(page).toHaveURL(/\/payment\?/);
    await expect(page.getByRole('button').filter({ hasText: total })).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: words.offer.accept }).click();
    await expect(page).toHaveURL(/\/payment\?/);
    await expect(page.getByRole('button').filter({ hasText: total })).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an offer is requested and accepted without scripts', async ({ page }) => {
    const { fr } = messages;
    await page.goto('/bed/zeus');
    await page.getByRole('button', { name: fr.detail.offer }).click();
    await expect(page).toHaveURL(/\/quote\/[\w.-]+$/);
    await expect(page.getByRole('button', { name: fr.offer.print })).toBeHidden();
    await page.getByRole('button', { name: fr.offer.accept }).click();
    await expect(page).toHaveURL(/\/payment\?/);
  });
});

deskTest(
  'an offer is mailed, and revoked from the desk',
  async ({ page, context, shop, session }) => {
    const { offer, detail } = messages.fr;
    const email = anEmail();
    await open(page, '/mirror-details/narcisse');
    await page.getByRole('button', { name: detail.offer }).click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toContainText(/DV-\d{4}-\w{8}/);
    const number = /DV-\d{4}-\w{8}/.exec((await title.textContent()) ?? '')?.[0] ?? '';
    const path = new URL(page.url()).pathname;

    await page.getByLabel(offer.mail.email).fill(email);
    await page.getByRole('button', { name: offer.mail.send }).click();
    await expect(page.getByRole('status').filter({ hasText: offer.notices.sent })).toBeVisible();
    await expect.poll(() => mailsTo(shop.dataDir, email).at(-1)?.text).toContain(path);

    await carry(context, shop, session);
    await page.goto('/desk/offers');
    await page.getByLabel(desk.offers.query).fill(number);
    await page.getByRole('button', { name: desk.offers.search }).click();
    await page.getByText(`${desk.offers.revoke} ${number}`).click();
    await page.getByRole('button', { name: `${desk.offers.revokeYes} ${number}` }).click();
    await expect(page.getByRole('status').filter({ hasText: desk.notices.done })).toBeVisible();

    await page.goto(path);
    await expect(page.getByText(offer.states.revoked)).toBeVisible();
    await expect(page.getByRole('button', { name: offer.accept })).toHaveCount(0);
  },
);
