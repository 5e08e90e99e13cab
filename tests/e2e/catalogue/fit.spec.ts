import { messages } from '@/tests/content/texts';
import { anySpace, expect, open, test } from '@/tests/e2e/shop';

const { fr, ar } = messages;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('the page of a bed leads to the check, whose answer can be shared', async ({ page }) => {
      await page.goto('/bed/zeus');
      await page.getByRole('link', { name: anySpace(fr.fit.title) }).click();
      await expect(page).toHaveURL('/fit?piece=lit-zeus');
      await expect(page.getByRole('combobox', { name: fr.fit.piece })).toHaveValue('lit-zeus');
      await expect(page.getByRole('heading', { name: fr.fit.parcels })).toBeVisible();

      const door = page.getByRole('group', { name: fr.fit.openings.door });
      await door.getByLabel(fr.fit.measures.width).fill('83');
      await door.getByLabel(fr.fit.measures.height).fill('204');
      await page.getByRole('button', { name: fr.fit.submit }).click();
      await expect(page).toHaveURL(/doorWidth=83&doorHeight=204/);
      const answer = page.getByRole('article').filter({ hasText: fr.fit.openings.door });
      await expect(answer).toContainText(anySpace('Passe à plat, avec 37 cm de marge.'));
      await expect(answer).toContainText(anySpace(fr.sheet.parcels.mattress));
      await expect(page.getByRole('figure').locator('visible=true')).toHaveCount(1);

      await page.goto(page.url());
      await expect(answer).toContainText(anySpace('Passe à plat, avec 37 cm de marge.'));
      await page.getByText(fr.fit.change).click();
      await expect(door.getByLabel(fr.fit.measures.width)).toHaveValue('83');
    });

    test('what fails is drawn once: beside the answer on a wide screen, in it on a phone', async ({
      page,
    }) => {
      const figures = page.getByRole('figure').locator('visible=true');
      const answer = page.getByRole('article').filter({ hasText: fr.fit.openings.door });
      for (const [query, caption] of [
        ['doorWidth=43&doorHeight=204', 'présente'],
        ['roomWidth=240&roomDepth=240&roomHeight=230', 'la place de s’en servir'],
      ] as const) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(`/fit?piece=lit-zeus&${query}`);
        await expect(figures).toHaveCount(1);
        await expect(figures).toContainText(anySpace(caption));
        await expect(figures.locator('svg')).toBeInViewport({ ratio: 0.9 });
        await page.setViewportSize({ width: 390, height: 844 });
        await expect(figures).toHaveCount(1);
      }
      await page.goto('/fit?piece=lit-zeus&doorWidth=43&doorHeight=204');
      await expect(answer.getByRole('figure')).toBeVisible();
    });

    test('an invalid measure is named at its field, and the others are answered', async ({
      page,
    }) => {
      await page.goto('/fit?piece=armoire-iris&doorWidth=large&doorHeight=204&roomHeight=230');
      const door = page.getByRole('group', { name: fr.fit.openings.door });
      await expect(door.getByLabel(fr.fit.measures.width)).toHaveAccessibleDescription(
        fr.fit.faults.number,
      );
      await expect(page.getByRole('article')).toHaveCount(0);
      const room = page.getByRole('group', { name: fr.fit.openings.room });
      await room.getByLabel(fr.fit.measures.width).fill('400,5');
      await room.getByLabel(fr.fit.measures.depth).fill('300');
      await page.getByRole('button', { name: fr.fit.submit }).click();
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(page.getByRole('article')).toContainText(anySpace('Marge : 4 cm.'));
      await expect(door.getByLabel(fr.fit.measures.width)).toHaveValue('large');
    });
  });
}

test('the form is filled in by keyboard alone', async ({ page }) => {
  await open(page, '/fit');
  await page.getByRole('combobox', { name: fr.fit.piece }).focus();
  await page.keyboard.type('Fau');
  await expect(page.getByRole('combobox', { name: fr.fit.piece })).toHaveValue('fauteuil-athena');
  const corner = page.locator('summary').filter({ hasText: fr.fit.openings.corner });
  await expect(corner).toBeVisible();
  await corner.focus();
  await page.keyboard.press('Enter');
  for (const width of ['120', '120', '250']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(width);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/cornerFirstWidth=120&cornerSecondWidth=120&cornerHeight=250/);
  const answer = page.getByRole('article').filter({ hasText: fr.fit.openings.corner });
  await expect(answer).toContainText(/Passe .* marge/);
});

test('the answer offers a visit of the carriers when a measure is too narrow', async ({ page }) => {
  await page.goto('/fit?piece=fauteuil-athena&doorWidth=70&doorHeight=204');
  const reason = page.getByText(anySpace('Ne passe pas : il manque 6 cm (largeur).'));
  await expect(reason).toHaveCount(1);
  await page.getByRole('link', { name: fr.fit.visit }).click();
  await expect(page).toHaveURL(/\/contact\?visit=/);
  await expect(page.getByLabel('Objet')).toHaveValue(/^Demande de visite\s: .*Athéna$/);
});

test('Back shows the measures that the answer is about', async ({ page }) => {
  await open(page, '/fit?piece=fauteuil-athena&doorWidth=70&doorHeight=204');
  const width = page
    .getByRole('group', { name: fr.fit.openings.door })
    .getByLabel(fr.fit.measures.width);
  await page.getByText(fr.fit.change).click();
  await width.fill('90');
  await page.getByRole('button', { name: fr.fit.submit }).click();
  await expect(page).toHaveURL(/doorWidth=90/);
  await page.goBack();
  await expect(page.getByRole('region', { name: fr.fit.summary.fails })).toContainText(
    anySpace('Ne passe pas : il manque 6 cm (largeur).'),
  );
  const change = page.getByText(fr.fit.change);
  if (!(await width.isVisible())) await change.click();
  await expect(width).toHaveValue('70');
});

test('in Arabic the digits of the country are understood, and the page reads from the right', async ({
  page,
}) => {
  await page.goto('/ar/fit?piece=lit-zeus');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const door = page.getByRole('group', { name: ar.fit.openings.door });
  await door.getByLabel(ar.fit.measures.width).fill('٨٣');
  await door.getByLabel(ar.fit.measures.height).fill('٢٠٤');
  await page.getByRole('button', { name: ar.fit.submit }).click();
  const answer = page.getByRole('article').filter({ hasText: ar.fit.openings.door });
  await expect(answer).toContainText('37');
});
