import { desk } from '@/messages/fr/desk/desk';
import { expectAccessible, expectFits } from '@/tests/e2e/templates';
import { carry, expect, orders, test } from './desk';

const dayFrom = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test.beforeEach(({ context, shop, session }) => carry(context, shop, session));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the plan shows a delivery in its week and in the list, and leads to its order and back', async ({
    page,
  }) => {
    const due = page.getByRole('link', { name: orders.due });
    await page.goto(`/desk/plan?week=${dayFrom(-2)}`);
    await expect(due).toBeVisible();
    await expect(page.getByRole('listitem').filter({ has: due }).last()).toContainText('Lit Zeus');
    await page.getByRole('link', { name: desk.plan.next }).click();
    await expect(page).toHaveURL(/week=\d{4}-\d{2}-\d{2}$/);
    await expect(due).toHaveCount(0);
    await page.getByRole('link', { name: desk.plan.previous }).click();
    await page.getByRole('link', { name: desk.plan.list }).click();
    await expect(page.getByRole('row').filter({ has: due })).toContainText('Lit Zeus');
    await due.click();
    await expect(page).toHaveURL(`/desk/orders/${orders.due}`);
    await page.getByRole('link', { name: desk.plan.ofOrder }).click();
    await expect(due).toBeVisible();
  });

  test('an offer by hand is written piece by piece, by keyboard, and stands in the list', async ({
    page,
  }) => {
    await page.goto('/desk/offers');
    await page.getByRole('link', { name: desk.offers.write }).press('Enter');
    await page.getByLabel('Libellé 2').fill('Подъём');
    await page.getByLabel('Pièce 1').selectOption('lit-zeus');
    await page.getByRole('button', { name: desk.newOffer.choose }).press('Enter');
    await page.getByLabel(/Éclairage LED/).press('Space');
    // Choosing pieces keeps what was written before.
    await expect(page.getByLabel('Libellé 2')).toHaveValue('Подъём');
    await page.getByLabel('Libellé 2').fill('');
    await page.getByLabel('Libellé 1').fill('Монтаж');
    await page.getByLabel(desk.newOffer.price).first().fill('-1');
    await page.getByLabel(desk.newOffer.email).last().fill('boris@theogonie.example');
    await page.getByLabel(desk.newOffer.language).selectOption('ru');
    const see = page.getByRole('button', { name: desk.newOffer.see });
    await see.press('Enter');
    // Without scripts too, a browser keeps a price that is none from being sent.
    await expect(page).toHaveURL(/piece=lit-zeus&form=offer$/);
    await page.getByLabel(desk.newOffer.price).first().fill('120,50');
    await see.press('Enter');
    // Seen with its total, in a page of its own, before it leaves.
    await page.getByRole('button', { name: /^Envoyer ce devis de .* €$/ }).press('Enter');
    await expect(page.locator('main').getByRole('status')).toHaveText(desk.notices.offerSent);
    const row = page.getByRole('listitem').filter({ hasText: 'boris@theogonie.example' });
    await expect(row).toContainText(desk.offers.states.open);
    await page.goto('/desk/log');
    await expect(page.getByText(/ a écrit et envoyé le devis DV-[\w-]+\.$/).first()).toBeVisible();
  });

  test('the figures lead from a month to its year, with a table beside each plot', async ({
    page,
  }) => {
    await page.goto('/desk/figures');
    const year = new Date().getFullYear();
    await page.getByRole('link', { name: `Toute l’année ${year}` }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(`Année ${year}`);
    await expect(page.getByRole('table', { name: desk.figures.countries })).toContainText('France');
    await expect(page.getByRole('img', { name: new RegExp(desk.figures.countries) })).toBeVisible();
    await expect(page.getByRole('table', { name: desk.figures.pieces })).toContainText('Lit Zeus');
    await page
      .getByRole('table', { name: desk.figures.monthTable })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/month=\d{4}-\d{2}$/);
  });
});

test('what the plan, its list, a year and an offer by hand show is accessible and fits a phone', async ({
  page,
}) => {
  for (const path of [
    `/desk/plan?week=${dayFrom(-2)}`,
    `/desk/plan?week=${dayFrom(-2)}&view=list`,
    `/desk/figures?year=${new Date().getFullYear()}`,
    '/desk/offers/new?piece=lit-zeus&piece=fauteuil-athena',
  ]) {
    await page.goto(path);
    await expectAccessible(page, `${path} at 1280 px`);
    await expectFits(page, [390, 320], path);
  }
});
