import { cartTab, expect, joinInDialog, open, submitOf, test, toast } from '@/tests/e2e/shop';
import { findPrograms, startPostgres } from '@/tests/programs/postgres';
import { startShop } from '@/tests/shop';

const programs = findPrograms();

/** A toast may take this long when the database is away. */
const toastWithinMs = 5_000;

test.describe('without PostgreSQL', { tag: '@matrix' }, () => {
  test.skip(!programs, 'PostgreSQL is not installed');
  test.use({ allowed: { patterns: [/Failed to load resource/] } });
  test.setTimeout(120_000);

  test('pages open and actions fail with a toast, and all works again when it is back', async ({
    page,
  }) => {
    const database = await startPostgres(programs ?? '');
    const shop = await startShop({ DATABASE_URL: database.url });
    try {
      const add = page.getByRole('button', { name: 'Ajouter au Panier' });
      await open(page, `${shop.url}/chair-details/athena`);
      await add.click();
      await joinInDialog(page);
      await expect(toast(page)).toContainText('Ajouté au panier');

      database.crash();
      for (const path of [
        '/',
        '/collections',
        '/gallery',
        '/bed/zeus',
        '/bed-story/zeus',
        '/contact',
        '/payment',
      ]) {
        const response = await page.goto(shop.url + path);
        expect(response?.status(), path).toBe(200);
      }
      await open(page, `${shop.url}/chair-details/athena`);
      await add.click();
      await expect(toast(page)).toContainText("Impossible d'ajouter l'article au panier", {
        timeout: toastWithinMs,
      });
      await page.getByRole('button', { name: 'Liste de Souhaits' }).click();
      await expect(toast(page)).toContainText("Impossible d'ajouter l'article à la wishlist", {
        timeout: toastWithinMs,
      });
      const cart = await page.goto(`${shop.url}/cart`);
      expect(cart?.status()).toBe(200);
      await expect(toast(page)).toContainText('Impossible de charger le panier');
      const stranger = await fetch(`${shop.url}/cart`);
      expect(stranger.status).toBe(200);

      database.start();
      await open(page, `${shop.url}/chair-details/athena`);
      await add.click();
      await expect(toast(page)).toContainText('Ajouté au panier');
      await page.goto(`${shop.url}/cart`);
      await expect(cartTab(page, 2)).toBeVisible();
    } finally {
      await shop.stop();
      database.destroy();
    }
  });

  test('the shop opens while PostgreSQL is down, and works once it is up', async ({ page }) => {
    const database = await startPostgres(programs ?? '');
    database.crash();
    const shop = await startShop({ DATABASE_URL: database.url });
    try {
      expect((await fetch(`${shop.url}/bed/zeus`)).status).toBe(200);
      await open(page, `${shop.url}/bed/zeus`);
      await page.getByRole('button', { name: 'Ajouter au Panier' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Adresse e-mail').fill('tardive@theogonie.example');
      await submitOf(dialog).click();
      await expect(toast(page)).toContainText('Impossible de vous inscrire. Veuillez réessayer.', {
        timeout: toastWithinMs,
      });
      database.start();
      await submitOf(dialog).click();
      await expect(toast(page)).toContainText('Ajouté au panier');
    } finally {
      await shop.stop();
      database.destroy();
    }
  });
});
