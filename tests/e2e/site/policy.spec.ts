import type { Page } from '@playwright/test';
import { mapProvider } from '@/content/house/map';
import { messages } from '@/tests/content/texts';
import { expect, joinInDialog, open, refused, test, toast } from '@/tests/e2e/shop';
import { expectPolicy, kinds } from '@/tests/e2e/templates';

/** Goes through a page to its end, so that all it shows late has come. */
async function readOn(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('End');
  await page.waitForLoadState('networkidle');
}

for (const path of kinds) {
  test(`${path} has a policy, does not violate it, and runs its scripts`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    expectPolicy(await page.goto(path));
    await readOn(page);
    // The script in the page has chosen the theme, and the scripts beside it change it.
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await page.getByRole('button', { name: messages.fr.nav.theme }).click();
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
    expect(await refused(page)).toEqual([]);
  });
}

test.describe('a missing page', () => {
  test.use({ allowed: { patterns: [/404/] } });

  for (const path of ['/bed/nobody', '/nowhere', '/ru/nowhere']) {
    test(`${path} does not violate its policy`, {
      tag: path === '/nowhere' ? [] : ['@matrix'],
    }, async ({ page }) => {
      await page.goto(path);
      await readOn(page);
      expect(await refused(page)).toEqual([]);
    });
  }
});

test('a page reached by a link does not violate the policy', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: messages.fr.nav.gallery }).first().click();
  await expect(page).toHaveURL('/gallery');
  await readOn(page);
  await page.getByRole('button', { name: 'La salle de marbre, à midi' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await readOn(page);
  expect(await refused(page)).toEqual([]);
});

test('the first page runs its scripts when a language was chosen', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'fr', url: baseURL }]);
  await page.goto('/');
  await page.getByRole('button', { name: messages.fr.nav.theme }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  expect(await refused(page)).toEqual([]);
});

test('no page from a bed to the end of the payment violates the policy', async ({ page }) => {
  await open(page, '/bed/zeus');
  await page.getByRole('button', { name: 'Ajouter au Panier' }).first().click();
  await joinInDialog(page);
  await expect(toast(page)).toContainText('Ajouté au panier');
  await page.getByRole('link', { name: /Mon Panier/ }).click();
  await page.getByRole('button', { name: messages.fr.cart.view.checkout }).click();
  await expect(page).toHaveURL(/\/payment\?/);
  expect(await refused(page)).toEqual([]);
  await page.reload();
  await readOn(page);
  expect(await refused(page)).toEqual([]);
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: /Finaliser le paiement/ }).click();
  const checkout = await opening;
  await expect(checkout).toHaveURL(/\/checkout-demo/);
  await readOn(checkout);
  expect(await refused(checkout)).toEqual([]);
});

test('a withdrawal is declared in two steps', async ({ page }) => {
  const { declaration } = messages.fr;
  await page.goto('/withdrawal/declaration');
  await page.getByLabel(declaration.form.name).fill('Léda');
  await page.getByLabel(declaration.form.order).fill('demo_1');
  await page.getByLabel(declaration.form.email).fill('leda@theogonie.example');
  await page.getByRole('button', { name: declaration.form.next }).click();
  await page.getByRole('button', { name: declaration.form.confirm }).click();
  await expect(page.getByRole('heading', { name: declaration.form.done })).toBeVisible();
  expect(await refused(page)).toEqual([]);
});

test('the map may come from its own server, after the visitor agreed', async ({ page }) => {
  await page.route(`${mapProvider.origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>map</p>' }),
  );
  await page.goto('/contact');
  await page.getByRole('button', { name: messages.fr.contact.map.frame.load }).click();
  const frame = page.frameLocator(`iframe[title="${messages.fr.contact.map.frame.title}"]`);
  await expect(frame.getByText('map')).toBeVisible();
  expect(await refused(page)).toEqual([]);
});

test.describe('injected code', () => {
  test.use({ allowed: { patterns: [/Content Security Policy/i, /Refused/] } });

  for (const path of ['/bed/zeus', '/cart']) {
    test(`does not run on ${path}`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => {
        const inline = document.createElement('script');
        inline.text = 'window.slippedIn = true';
        document.body.append(inline);
        const outside = document.createElement('script');
        outside.src = 'http://127.0.0.1:9/outside.js';
        document.body.append(outside);
        const handler = document.createElement('img');
        handler.setAttribute('onerror', 'window.slippedIn = true');
        handler.src = 'data:,';
        document.body.append(handler);
      });
      await expect.poll(() => refused(page).then((all = []) => all.length)).toBe(3);
      expect(await page.evaluate(() => 'slippedIn' in window)).toBe(false);
    });
  }
});
