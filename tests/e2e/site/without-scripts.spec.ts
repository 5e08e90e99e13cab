import { chromium } from '@playwright/test';
import { cartDeliveryCents } from '@/content/delivery/delivery';
import { amount, anEmail, centsOf, expect, test } from '@/tests/e2e/shop';

test.use({ javaScriptEnabled: false });

test('guests are chosen by links, and stay chosen with a day', async ({ page }) => {
  await page.goto('/residence/book?suite=chronos');
  await expect(page.getByRole('combobox', { name: 'Adultes' })).toBeHidden();
  const adults = page.getByRole('navigation', { name: 'Adultes' });
  await adults.getByRole('link', { name: '3' }).click();
  await expect(page).toHaveURL(/adults=3/);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/adults=3.*from=/);
  await expect(adults.getByRole('link', { name: '3' })).toHaveAttribute('aria-current', 'true');
});

test('reading, filtering and the forms work without JavaScript', async ({ page }) => {
  await page.goto('/gallery');
  await page.getByRole('link', { name: 'Miroirs', exact: true }).click();
  await expect(page).toHaveURL('/gallery/miroirs');
  await expect(page.locator('[data-category]').filter({ visible: true })).toHaveCount(2);

  await page.goto('/bed/hades');
  await page.getByRole('button', { name: 'Ajouter au Panier' }).first().click();
  await expect(page).toHaveURL(/\/cart\?error=emailRequired/);
  await expect(page.getByRole('status').filter({ hasText: 'Email requis' })).toBeVisible();

  await page.getByLabel('Adresse e-mail').fill(anEmail());
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Ajouté au panier' })).toBeVisible();
  await page.getByRole('button', { name: /^Supprimer/ }).click();

  const hades = centsOf('lit-hades', 'massage_system');
  await page.goto('/bed/hades');
  await page.getByLabel(/Système de massage/).check();
  await page.getByRole('button', { name: 'Ajouter au Panier' }).first().click();
  await expect(page).toHaveURL(/\/cart\?done=added/);
  const line = page.getByRole('list', { name: 'Lignes du panier' }).getByRole('listitem');
  await expect(line).toContainText('Système de massage');
  await page.getByRole('button', { name: /Un de plus/ }).click();
  await expect(line).toContainText(amount(2 * hades));
  await page.getByRole('button', { name: 'Procéder au Paiement' }).click();
  await expect(page.getByRole('button', { name: /Finaliser le paiement/ })).toContainText(
    amount(2 * hades + cartDeliveryCents),
  );

  await page.goto('/mirror-details/narcisse');
  await page.getByRole('button', { name: 'Liste de Souhaits' }).click();
  await expect(page).toHaveURL(/\/cart\?done=listed/);
  await expect(page.getByText('Miroir Narcisse')).toBeVisible();
});

test('a message is sent by plain post', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Nom').fill('Léda');
  await page.getByLabel('Adresse e-mail').fill('leda@theogonie.example');
  await page.getByLabel('Objet').fill('Essai');
  await page.getByRole('textbox', { name: 'Message' }).fill('Bonjour');
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Message envoyé' })).toBeVisible();
});

test('buttons that need a script are not there', async ({ baseURL, launchOptions }) => {
  // Playwright's switch stops scripts, but does not tell the style sheet.
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=scriptEnabled=false'],
  });
  try {
    const page = await browser.newPage({ baseURL });
    await page.goto('/bed/chronos');
    await expect(page.getByRole('button', { name: 'Ajouter au Panier' }).first()).toBeVisible();
    expect(await page.locator('.script-only').count()).toBeGreaterThan(5);
    await expect(page.locator('.script-only').filter({ visible: true })).toHaveCount(0);
  } finally {
    await browser.close();
  }
});
