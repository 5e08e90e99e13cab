import { messages } from '@/tests/content/texts';
import { expect, test } from '@/tests/e2e/shop';

const { assistants, footer, terms } = messages.fr;

test('the footer links to the page about assistants, which links to the terms and files', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: footer.assistants }).click();
  await expect(page).toHaveURL('/assistants');
  await expect(page.getByRole('heading', { level: 1, name: assistants.title })).toBeVisible();

  const feed = page.getByRole('link', { name: /google-fr\.xml$/ });
  await expect(feed).toHaveAttribute('href', '/feeds/google-fr.xml');
  await expect(page.getByText(/\/mcp$/)).toBeVisible();

  await page.getByRole('link', { name: assistants.rules.terms }).click();
  await expect(page).toHaveURL('/terms#assistants');
  const condition = terms.sections.find(({ id }) => id === 'assistants');
  await expect(
    page.getByRole('heading', { level: 2, name: condition?.title ?? '' }),
  ).toBeInViewport();
});

test.describe('in Arabic', () => {
  test('addresses are read from left to right, and name the Arabic feed', async ({ page }) => {
    await page.goto('/ar/assistants');
    const address = page.getByRole('link', { name: /products-ar\.json$/ }).locator('bdi');
    await expect(address).toHaveAttribute('dir', 'ltr');
  });
});
