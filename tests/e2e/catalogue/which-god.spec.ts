import { whichGodOf } from '@/lib/catalogue/which-god';
import { localePath } from '@/lib/i18n/locales';
import { messages } from '@/tests/content/texts';
import { expect, open, test } from '@/tests/e2e/shop';
import { expectAccessible, expectFits } from '@/tests/e2e/templates';

const { fr, ar } = messages;
const { questions } = fr.whichGod;
/** The god that answers lead to. */
const godOf = (answers: string, words: typeof fr | typeof ar = fr) => {
  const piece = whichGodOf(answers)?.piece;
  const gods: Readonly<Record<string, string | undefined>> = words.gods;
  const god = piece && gods[piece.god];
  if (!god) throw new Error(answers);
  return god;
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('seven answers lead to a god, and Back undoes the last answer', {
      tag: javaScriptEnabled ? [] : ['@matrix'],
    }, async ({ page }) => {
      await page.goto('/which-god');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.whichGod.title);
      for (const [index, { question, answers }] of questions.entries()) {
        await expect(page.getByRole('heading', { name: question })).toBeVisible();
        await page.getByRole('link', { name: answers[0] }).click();
        await expect(page).toHaveURL(`/which-god/${'0'.repeat(index + 1)}`);
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(godOf('0000000'));

      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(questions[6].question);
      await page.getByRole('link', { name: fr.whichGod.back }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(questions[5].question);
    });
  });
}

test('a result shows its reasons and its piece, and can be started again', async ({ page }) => {
  await open(page, '/which-god/0211012');
  const reasons = page.getByRole('region', { name: fr.whichGod.result.reasons });
  await expect(reasons.getByRole('listitem')).toHaveCount(7);
  await expect(reasons).toContainText(questions[0].reasons[0]);
  await expect(
    page.getByRole('link', { name: fr.whichGod.result.see, exact: true }),
  ).toHaveAttribute('href', '/bed/zeus');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('button', { name: fr.detail.share })).toBeVisible();
  await page.getByRole('link', { name: fr.whichGod.restart }).click();
  await expect(page).toHaveURL('/which-god');
});

test('a keyboard answers a question', async ({ page }) => {
  await open(page, '/which-god/012');
  await page.getByRole('link', { name: questions[3].answers[0] }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: questions[3].answers[1] })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/which-god/0121');
});

for (const [locale, words] of [
  ['fr', fr],
  ['ar', ar],
] as const) {
  test(`a question and a result are accessible and fit, in ${locale}`, {
    tag: '@matrix',
  }, async ({ page }) => {
    for (const [path, title] of [
      ['/which-god/01', words.whichGod.questions[2].question],
      ['/which-god/0211012', godOf('0211012', words)],
    ] as const) {
      await open(page, localePath(locale, path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, `${path}, ${locale}, ${colorScheme}`);
      }
      await expectFits(page, [320, 390, 820, 1440], `${path}, ${locale}`);
    }
  });
}

test('the home page and the footer lead to the first question', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('main').getByRole('link', { name: fr.whichGod.title })).toHaveAttribute(
    'href',
    '/which-god',
  );
  await page.getByRole('contentinfo').getByRole('link', { name: fr.footer.whichGod }).click();
  await expect(page).toHaveURL('/which-god');
});
