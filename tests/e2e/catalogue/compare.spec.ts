import type { Page } from '@playwright/test';
import { comparisonPath, mostCompared } from '@/lib/catalogue/compare/compare-list';
import { messages } from '@/tests/content/texts';
import { amount, centsOf, expect, joinInDialog, open, test, toast } from '@/tests/e2e/shop';
import { expectFits } from '@/tests/e2e/templates';

const { compare, compareTray, detail, errors, toaster } = messages.fr;
const control = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: compare.control, exact: true });
const tray = (page: Page) => page.getByRole('region', { name: compareTray.label });
const table = (page: Page) => page.getByRole('region', { name: compare.table });
/** What the tray says of how many are listed. */
const count = (listed: number) => `${listed} / ${mostCompared}`;
/** As many configurations of beds as can be compared, without Chronos. */
const full = ['', '.led_lighting', '.massage_system']
  .flatMap((options) =>
    ['lit-zeus', 'lit-hades', 'lit-poseidon', 'lit-kratos'].map((bed) => bed + options),
  )
  .slice(0, mostCompared);
const columns = (page: Page) => table(page).getByRole('columnheader');
const row = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a piece is compared, another added, one removed, and the differences shown alone', async ({
    page,
  }) => {
    await page.goto('/bed/zeus');
    await page.getByRole('main').getByRole('link', { name: compare.control, exact: true }).click();
    await expect(page).toHaveURL(comparisonPath(['lit-zeus']));
    await expect(columns(page)).toHaveCount(1);

    const others = page.getByRole('navigation', { name: compare.addAnother });
    await others.getByRole('link', { name: 'Lit Hadès' }).click();
    await expect(page).toHaveURL(comparisonPath(['lit-zeus', 'lit-hades']));
    await expect(columns(page)).toHaveCount(2);
    await expect(row(page, detail.price)).toContainText(amount(centsOf('lit-hades')));
    await expect(row(page, detail.price)).not.toContainText(compare.isSame);
    await expect(row(page, detail.options)).toContainText(compare.isSame);

    await page.getByRole('link', { name: compare.onlyDifferences }).click();
    await expect(page).toHaveURL(comparisonPath(['lit-zeus', 'lit-hades'], true));
    await expect(row(page, detail.price)).toBeVisible();
    await expect(row(page, detail.options)).toHaveCount(0);

    await table(page)
      .getByRole('link', { name: /^Retirer.*Zeus/ })
      .click();
    await expect(columns(page)).toHaveCount(1);
    await expect(columns(page)).toContainText('Lit Hadès');
    await columns(page).getByRole('link', { name: 'Lit Hadès', exact: true }).click();
    await expect(page).toHaveURL('/bed/hades');
  });

  test('a configuration is put in the cart as it is compared', async ({ page }) => {
    await page.goto(comparisonPath(['lit-zeus.led_lighting']));
    await columns(page).getByRole('button', { name: detail.addToCart }).click();
    await expect(page).toHaveURL(/\/cart\?error=emailRequired.*led_lighting/);
  });
});

test('the page of a piece compares the configuration that is chosen', async ({ page }) => {
  await open(page, '/bed/chronos?edition=structure&options=led_lighting');
  await control(page).click();
  await expect(control(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(tray(page)).toContainText(count(1));
  await page.getByLabel(/Éclairage LED/).uncheck();
  await expect(control(page)).toHaveAttribute('aria-pressed', 'false');
  await control(page).click();
  await tray(page).getByRole('link', { name: compareTray.open }).click();
  const words = ['lit-chronos-structure.led_lighting', 'lit-chronos-structure'];
  await expect(page).toHaveURL(comparisonPath(words));
  await expect(columns(page)).toHaveCount(2);
  await expect(tray(page)).toHaveCount(0);
  await expect(row(page, detail.price)).toContainText(
    amount(centsOf('lit-chronos-structure', 'led_lighting')),
  );
});

test('a piece removed from the page leaves the list too', async ({ page }) => {
  await open(page, '/bed/zeus');
  await control(page).click();
  await open(page, '/bed/hades');
  await control(page).click();
  await tray(page).getByRole('link', { name: compareTray.open }).click();
  await table(page)
    .getByRole('link', { name: /^Retirer.*Zeus/ })
    .click();
  await expect(columns(page)).toHaveCount(1);
  await open(page, '/bed/zeus');
  await expect(tray(page)).toContainText(count(1));
  await expect(control(page)).toHaveAttribute('aria-pressed', 'false');
});

test('the list is empty when the last piece is removed', async ({ page }) => {
  await open(page, '/bed/zeus');
  await control(page).click();
  await tray(page).getByRole('link', { name: compareTray.open }).click();
  await table(page)
    .getByRole('link', { name: /^Retirer.*Zeus/ })
    .click();
  await expect(page.getByRole('heading', { name: compare.empty })).toBeVisible();
  await expect(tray(page)).toHaveCount(0);
  await open(page, '/bed/zeus');
  await expect(control(page)).toHaveAttribute('aria-pressed', 'false');
});

test('the list is hidden on the page that compares it, whatever the form of the address', async ({
  page,
}) => {
  await open(page, '/bed/zeus');
  await control(page).click();
  await open(page, '/compare?pieces=lit-zeus');
  await expect(columns(page)).toHaveCount(1);
  await open(page, '/compare?pieces=lit-zeus&pieces=lit-hades');
  await expect(columns(page)).toHaveCount(2);
  await expect(tray(page)).toHaveCount(0);
});

test('opened without pieces the page compares what was chosen', async ({ page }) => {
  await open(page, '/bed/zeus');
  await control(page).click();
  await open(page, '/bed/hades');
  await control(page).click();
  await expect(tray(page)).toContainText(count(2));
  await page.goto('/compare');
  await expect(page).toHaveURL(comparisonPath(['lit-zeus', 'lit-hades']));
  await expect(columns(page)).toHaveCount(2);
  await expect(page.getByRole('heading', { name: compare.empty })).toBeHidden();
});

test('on a phone the names of the columns stay in view and follow them sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, comparisonPath(['lit-zeus', 'lit-hades', 'lit-chronos']));
  const last = table(page).getByRole('row').last();
  await last.scrollIntoViewIfNeeded();
  const names = page.locator('.comparison-names p');
  await expect(names.first()).toBeInViewport();
  await table(page).evaluate((one) => one.scrollTo({ left: one.scrollWidth }));
  await expect(names.last()).toBeInViewport();
  const [name, cell] = await Promise.all([
    names.last().boundingBox(),
    last.getByRole('cell').last().boundingBox(),
  ]);
  expect(name?.x).toBeCloseTo(cell?.x ?? 0, 0);
});

test('another category is refused with a sentence, and offers to start again', async ({ page }) => {
  await open(page, '/bed/zeus');
  await control(page).click();
  await expect(tray(page)).toContainText(count(1));
  await open(page, '/mirror-details/hera');
  await control(page).click();
  await expect(toast(page)).toContainText(errors.compareMixed.text);
  await expect(control(page)).toHaveAttribute('aria-pressed', 'false');
  await toast(page).getByRole('button', { name: toaster.restart }).click();
  await expect(control(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(tray(page)).toContainText(count(1));
});

test('one more than can be compared is refused with a sentence', async ({ page }) => {
  await page.addInitScript((list) => localStorage.setItem('compare', list), full.join());
  await open(page, '/bed/chronos');
  await expect(tray(page)).toContainText(count(mostCompared));
  await control(page).click();
  await expect(toast(page)).toContainText(errors.compareFull.text);
  await expect(tray(page)).toContainText(count(mostCompared));
});

test('other tabs follow changes and the end of the list', async ({ page, context }) => {
  await open(page, '/bed/zeus');
  const other = await context.newPage();
  await open(other, '/bed/hades');
  await control(page).click();
  await expect(tray(other)).toContainText(count(1));
  await tray(other).getByRole('button', { name: compareTray.clear }).click();
  await expect(tray(page)).toHaveCount(0);
  await expect(control(page)).toHaveAttribute('aria-pressed', 'false');
});

test('a damaged list counts as empty', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('compare', '{"a":[1,<b>]},,\u0000'));
  await open(page, '/bed/zeus');
  await expect(control(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(tray(page)).toHaveCount(0);
  await control(page).click();
  await expect(tray(page)).toContainText(count(1));
});

test('the list opens its comparison when storage is refused', async ({ page }) => {
  await page.addInitScript(() => {
    const { getItem, setItem } = Storage.prototype;
    const refuse = (key: string) => {
      if (key === 'compare') throw new DOMException('refused', 'SecurityError');
    };
    Storage.prototype.getItem = function (key) {
      refuse(key);
      return getItem.call(this, key);
    };
    Storage.prototype.setItem = function (key, text) {
      refuse(key);
      setItem.call(this, key, text);
    };
  });
  await open(page, '/bed/zeus');
  await control(page).click();
  await expect(tray(page)).toContainText(count(1));
  await tray(page).getByRole('link', { name: compareTray.open }).click();
  await expect(page).toHaveURL(comparisonPath(['lit-zeus']));
});

test('the list does not overlap the slim bar or toasts', async ({ page }) => {
  await open(page, '/bed/zeus');
  await control(page).click();
  // Nothing near it wants the bar away.
  await page
    .getByRole('heading', { name: detail.specifications, exact: true })
    .evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const bar = page.locator('.slim-bar');
  await expect(bar).toHaveAttribute('data-shown', 'true');
  const top = async () => (await bar.boundingBox())?.y ?? 0;
  const bottom = async () => {
    const box = await tray(page).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect.poll(async () => (await bottom()) <= (await top())).toBe(true);
  await bar.getByRole('button').click();
  await joinInDialog(page);
  await expect(toast(page)).toBeVisible();
  // Once it has come to rest.
  await expect(async () => {
    const above = await toast(page).boundingBox();
    const list = await tray(page).boundingBox();
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((list?.y ?? 0) + 1);
  }).toPass();
});

test('the list fits every width', { tag: '@matrix' }, async ({ page }) => {
  await open(page, '/bed/zeus');
  await control(page).click();
  await expect(tray(page)).toBeVisible();
  await expectFits(page, [820, 390, 320], 'the list');
});

test('cards put pieces on the list by keyboard', async ({ page }) => {
  await open(page, '/collections/find?category=table');
  const card = page.getByRole('article').first();
  const button = card.getByRole('button', { name: compare.control });
  await button.focus();
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toBeFocused();
  await expect(tray(page)).toContainText(count(1));
});

test('invalid pieces in the address are left out, with a sentence for each reason', async ({
  page,
}) => {
  const given = ['lit-zeus', 'nobody', 'miroir-hera', ...full, 'lit-chronos'];
  await page.goto(`/compare?pieces=${given}`);
  await expect(columns(page)).toHaveCount(mostCompared);
  for (const sentence of Object.values(compare.leftOut)) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await page.goto('/compare?pieces=%00&pieces=%3Cb%3E');
  await expect(page.getByRole('heading', { name: compare.empty })).toBeVisible();
});

test('two pieces stand side by side on a phone, the narrowest too', async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(comparisonPath(['lit-zeus', 'lit-hades']));
    const [area, second] = await Promise.all([
      page.getByRole('region', { name: compare.table }).boundingBox(),
      columns(page).last().boundingBox(),
    ]);
    expect((second?.x ?? 0) + (second?.width ?? 0)).toBeLessThanOrEqual(
      Math.ceil((area?.x ?? 0) + (area?.width ?? 0)),
    );
  }
});

for (const path of ['', '/ar']) {
  test(`on a phone ${path || 'in French'} the columns scroll, also by keyboard, and the names of the rows stay`, {
    tag: path ? ['@matrix'] : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const words = ['lit-zeus', 'lit-hades', 'lit-poseidon'];
    await page.goto(path + comparisonPath(words));
    const { compare: own } = path ? messages.ar : messages.fr;
    const area = page.getByRole('region', { name: own.table });
    const name = area.getByRole('rowheader').nth(2);
    const before = await name.boundingBox();
    await area.focus();
    const key = path ? 'ArrowLeft' : 'ArrowRight';
    for (let n = 0; n < 5; n += 1) await page.keyboard.press(key);
    await expect.poll(() => area.evaluate((node) => Math.abs(node.scrollLeft))).toBeGreaterThan(50);
    expect((await name.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
  });
}

test('drawings share one floor line and one scale', async ({ page }) => {
  await page.goto(comparisonPath(['lit-zeus', 'lit-hades', 'lit-chronos-structure']));
  const drawings = table(page).getByRole('img', { name: /de face/ });
  await expect(drawings).toHaveCount(3);
  // Names in the fallback font may take another line.
  await page.evaluate(() => document.fonts.ready);
  const boxes = await drawings.evaluateAll((all) =>
    all.map((svg) => {
      const { bottom, width } = svg.getBoundingClientRect();
      return { bottom, width, sheet: svg.getAttribute('viewBox') };
    }),
  );
  for (const box of boxes) {
    expect(box.sheet).toBe(boxes[0]?.sheet);
    expect(box.bottom).toBeCloseTo(boxes[0]?.bottom ?? 0, 0);
    expect(box.width).toBeCloseTo(boxes[0]?.width ?? 0, 0);
  }
});

test('a comparison is printed across the sheet, without its buttons', async ({ page }) => {
  await page.goto(comparisonPath(['lit-zeus', 'lit-hades', 'lit-poseidon', 'lit-kratos']));
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(sheet) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
  await page.emulateMedia({ media: 'print' });
  await expect(table(page).getByRole('button')).toHaveCount(0);
  await expect(columns(page)).toHaveCount(4);
});
