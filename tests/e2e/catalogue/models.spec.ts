import type { ModelViewerElement } from '@google/model-viewer';
import type { Locator, Page } from '@playwright/test';
import { allPieces, detailPath } from '@/lib/catalogue/catalogue';
import { modelLights } from '@/lib/catalogue/model-lights';
import { localePath } from '@/lib/i18n/locales';
import { messages } from '@/tests/content/texts';
import { expect, open as openPage, refused, test } from '@/tests/e2e/shop';
import { expectAccessible } from '@/tests/e2e/templates';
import { wholeBrowser } from '@/tests/programs/installed-browser.cjs';

/** Addresses asked of anybody but the shop; what a page makes itself does not count. */
function foreignRequests(page: Page, shop: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(shop) && !/^(blob|data):/.test(url)) asked.push(url);
  });
  return asked;
}

/** What a renderer without graphics hardware says of itself. */
const slow = /rAF timed out|GPU stall|WebGL/;
test.beforeEach(({ allowed }) => {
  allowed.patterns.push(slow);
});

// Software rendering: what counts is that it renders at all.
test.use({
  launchOptions: {
    executablePath: wholeBrowser(),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  },
  viewport: { width: 480, height: 480 },
});

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Voir en 3D' }).click();
  return page.getByRole('dialog', { name: /en 3D/ });
};
/** The model is there, and the page has framed it: its poster is gone. */
async function loaded(page: Page) {
  const viewer = page.locator('model-viewer');
  await expect(viewer).toHaveJSProperty('loaded', true, { timeout: 30_000 });
  await expect(viewer.locator('[slot="poster"]')).toHaveCount(0);
}
/** What the scene looks like, as a string that changes with its pixels. */
const looks = (page: Page) =>
  page.locator('model-viewer').evaluate(async (viewer) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (viewer as HTMLElement & { toDataURL(): string }).toDataURL();
  });

/** Without graphics hardware a model is slow to draw: `npm test` draws a few, `npm run test:all` the rest. */
const tag = '@matrix';

/** One of each category: the files of all are read in `tests/content/catalogue/models.test.ts`. */
const firsts = allPieces.filter(
  ({ category }, place) => allPieces.findIndex((one) => one.category === category) === place,
);
for (const piece of firsts) {
  const name = `${piece.category} ${piece.id}`;
  test(`of ${name} loads from the shop alone, and breaks no policy`, {
    tag: piece === allPieces[0] ? [] : tag,
  }, async ({ page, shop }) => {
    const foreign = foreignRequests(page, shop.url);
    await open(page, detailPath(piece));
    await loaded(page);
    expect(await refused(page)).toEqual([]);
    expect(foreign).toEqual([]);
  });
}

test('changes with options, finishes and the hour, and ticks the option on the page', {
  tag,
}, async ({ page }) => {
  const dialog = await open(page, '/bed/hades');
  await loaded(page);
  const plain = await looks(page);
  const scene = page.locator('model-viewer');
  await expect(scene).toHaveAttribute('environment-image', modelLights.day);
  await dialog.getByRole('button', { name: 'Lumière de nuit' }).click();
  // Light that is an option is not on because it is night.
  const opacity = (kind: string) =>
    scene.evaluate((viewer, kind) => {
      const materials = (viewer as ModelViewerElement).model?.materials ?? [];
      const own = materials.find(({ name }) => new RegExp(`^${kind}-.*@led_lighting`).test(name));
      return own?.pbrMetallicRoughness.baseColorFactor[3];
    }, kind);
  const strip = () => opacity('glow');
  const lit = () => opacity('gleam');
  await expect.poll(strip).toBe(0);
  expect(await lit()).toBe(0);
  await dialog.getByRole('checkbox', { name: 'Éclairage LED' }).check();
  await expect.poll(strip).toBe(1);
  await expect(scene).toHaveAttribute('environment-image', modelLights.night);
  await expect.poll(() => looks(page)).not.toBe(plain);
  // By day its light on the floor is fainter.
  await expect.poll(lit).toBeCloseTo(0.9);
  await dialog.getByRole('button', { name: 'Lumière de nuit' }).click();
  await expect.poll(lit).toBeCloseTo(0.45);
  expect(await strip()).toBe(1);
  await dialog.getByRole('button', { name: 'Dimensions' }).click();
  await expect(dialog.getByText(/Largeur/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('checkbox', { name: /Éclairage LED/ })).toBeChecked();
});

test('says which edition it shows, where a simpler one is chosen', { tag }, async ({ page }) => {
  const dialog = await open(page, '/bed/chronos?edition=structure');
  await expect(dialog.getByText(messages.fr.detail.editions.piece, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('input[name="productId"][value="lit-chronos"]').check();
  await page.getByRole('button', { name: 'Voir en 3D' }).click();
  await expect(dialog.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog.getByText(messages.fr.detail.editions.piece, { exact: true })).toBeHidden();
});

for (const locale of ['fr', 'ar'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`has no accessibility violation in ${locale}, in the ${theme} theme`, { tag }, async ({
      page,
    }) => {
      const { viewer, modelDialog: words } = messages[locale];
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.goto(localePath(locale, '/bed/hades'));
      await page.getByRole('button', { name: viewer.modelOpen }).click();
      await loaded(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words.dimensions, exact: true })
        .click();
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 480 });
        await expectAccessible(page, `3D at ${width} px`);
      }
    });
  }
}

test('opens by night in the dark theme, speaks the language of the page, and its close button is readable', async ({
  page,
}) => {
  const { viewer, modelDialog: words, modelSpeech } = messages.ar;
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto(localePath('ar', '/bed/hades'));
  await page.getByRole('button', { name: viewer.modelOpen }).click();
  await loaded(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: words.night, pressed: true })).toBeVisible();
  await expect(page.locator('model-viewer')).toHaveAttribute(
    'environment-image',
    modelLights.night,
  );
  const scene = dialog.getByRole('img', { name: modelSpeech.a11y['interaction-prompt'] });
  await scene.press('ArrowRight');
  const places: readonly string[] = Object.values(modelSpeech.a11y);
  await expect
    .poll(async () => places.includes(await dialog.locator('#status').innerText()))
    .toBe(true);
  await expect(dialog.getByRole('region', { name: modelSpeech.region })).toBeAttached();
  const ground = await dialog.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(dialog.getByRole('button', { name: words.close })).toHaveCSS(
    'background-color',
    ground,
  );
});

test('turns towards the part of a chosen option, which changes the picture', { tag }, async ({
  page,
}) => {
  const dialog = await open(page, '/bed/hades');
  await loaded(page);
  for (const name of ['Éclairage LED', 'Coffre-fort intégré', 'Recharge sans fil']) {
    await dialog.getByRole('checkbox', { name }).check();
    let [before, seen] = ['', await looks(page)];
    await expect(async () => {
      [before, seen] = [seen, await looks(page)];
      expect(seen).toBe(before);
    }).toPass();
    await dialog.getByRole('checkbox', { name }).uncheck();
    await expect.poll(() => looks(page)).not.toBe(seen);
  }
});

/** Ticks an option or takes it off, and waits until the page has sent the camera to its new place. */
async function setOption(page: Page, option: Locator, isChosen: boolean) {
  if ((await option.isChecked()) === isChosen) return;
  const asked = () =>
    page.locator('model-viewer').evaluate((viewer) => (viewer as ModelViewerElement).cameraOrbit);
  const before = await asked();
  await option.setChecked(isChosen);
  await expect.poll(asked).not.toBe(before);
}

/** The camera once it has come to rest: where it stands round the piece, and how far away. */
async function restingOrbit(page: Page): Promise<{ theta: number; radius: number }> {
  const orbit = () =>
    page.locator('model-viewer').evaluate(async (viewer) => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { theta, radius } = (viewer as ModelViewerElement).getCameraOrbit();
      return { theta, radius };
    });
  let [before, now] = [await orbit(), await orbit()];
  await expect(async () => {
    [before, now] = [now, await orbit()];
    expect(now).toEqual(before);
  }).toPass();
  return now;
}

/** Shares of the window that nothing is painted on, left and right of the model seen from the front. */
const margins = (page: Page) =>
  page.locator('model-viewer').evaluate(async (element) => {
    const viewer = element as ModelViewerElement;
    const { radius } = viewer.getCameraOrbit();
    viewer.cameraOrbit = `0deg 80deg ${radius}m`;
    viewer.jumpCameraToGoal();
    await viewer.updateComplete;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const picture = await createImageBitmap(await viewer.toBlob());
    const { width, height } = picture;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    let [left, right] = [width, 0];
    for (let at = 0; at < width * height; at++) {
      if ((data[at * 4 + 3] ?? 0) < 24) continue;
      left = Math.min(left, at % width);
      right = Math.max(right, at % width);
    }
    return { left: left / width, right: 1 - right / width };
  });

test('frames only visible parts, and hides the shadow of an option that is not chosen', {
  tag,
}, async ({ page }) => {
  // A slow renderer lowers its resolution while the camera moves, and the viewer then cuts the pictures it is asked for.
  await page.addInitScript(() =>
    customElements.whenDefined('model-viewer').then((viewer) => {
      (viewer as typeof ModelViewerElement).minimumRenderScale = 1;
    }),
  );
  const dialog = await open(page, '/bed/chronos');
  await loaded(page);
  const chair = dialog.getByRole('checkbox', { name: 'Fauteuil massant' });
  const distances: number[] = [];
  for (const isChosen of [false, true, false]) {
    await setOption(page, chair, isChosen);
    distances.push((await restingOrbit(page)).radius);
    const { left, right } = await margins(page);
    expect(Math.abs(left - right), `chair ${isChosen}`).toBeLessThan(0.05);
    expect(Math.min(left, right)).toBeGreaterThan(0);
  }
  const [bare = 0, both = 0, again = 0] = distances;
  expect(both).toBeGreaterThan(bare * 1.1);
  expect(again).toBeCloseTo(bare, 0);
});

test('returns to its distance when an option is toggled quickly', { tag }, async ({ page }) => {
  const dialog = await open(page, '/bed/chronos');
  await loaded(page);
  const chair = dialog.getByRole('checkbox', { name: 'Fauteuil massant' });
  const bare = (await restingOrbit(page)).radius;
  for (const isChosen of [true, false, true, false, true, false]) {
    await setOption(page, chair, isChosen);
  }
  expect((await restingOrbit(page)).radius).toBeCloseTo(bare, 1);
});

test('stays as the visitor turned it when an option is removed', { tag }, async ({ page }) => {
  const dialog = await open(page, '/bed/chronos');
  await loaded(page);
  const chair = dialog.getByRole('checkbox', { name: 'Fauteuil massant' });
  await setOption(page, chair, true);
  const shown = await restingOrbit(page);
  await page.locator('model-viewer').evaluate((viewer) => {
    viewer.shadowRoot?.querySelector<HTMLElement>('.userInput')?.focus();
  });
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  const turned = await restingOrbit(page);
  expect(Math.abs(turned.theta - shown.theta)).toBeGreaterThan(0.1);
  await setOption(page, chair, false);
  const after = await restingOrbit(page);
  expect(after.theta).toBeCloseTo(turned.theta, 2);
  expect(after.radius).toBeLessThan(turned.radius);
});

test('shows the materials of a composition on the form of the atelier, in the measures of its piece', {
  tag,
}, async ({ page, shop }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const dialog = await open(page, '/chair-story/athena');
  await loaded(page);
  expect(asked.filter((url) => url.includes('.glb'))).toEqual([
    expect.stringContaining(`${shop.url}/models/chair/atelier.glb`),
  ]);
  const size = await page
    .locator('model-viewer')
    .evaluate((viewer) => (viewer as ModelViewerElement).getDimensions().y);
  // Its height, and the shadow that lies around it.
  expect(size).toBeCloseTo(1.18, 1);
  const plain = await looks(page);
  await dialog.getByRole('checkbox', { name: 'Cuir pleine fleur' }).check();
  const leather = await looks(page);
  expect(leather).not.toBe(plain);
  await dialog.getByRole('checkbox', { name: 'Dorure à la feuille' }).check();
  await expect.poll(() => looks(page)).not.toBe(leather);
  await expect(dialog.getByRole('checkbox', { name: 'Cuir pleine fleur' })).toBeChecked();
});

test('shows an error when it cannot be fetched, and the page still works', {
  tag: '@matrix',
}, async ({ page, allowed }) => {
  allowed.patterns.push(/404|Failed to load|Error|TypeError/);
  await page.route('**/*.glb*', (route) => route.fulfill({ status: 404 }));
  const dialog = await open(page, '/bed/hades');
  await expect(dialog.getByRole('alert')).toContainText('n’a pas pu être chargé');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Ajouter au Panier' }).first()).toBeVisible();
});

test('is seen from all sides, by finger and by key, when the device has no WebGL', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const dialog = await open(page, '/bed/hades');
  await expect(dialog.getByRole('alert')).toContainText('ne peut pas afficher la 3D');
  const piece = dialog.getByRole('slider', { name: 'Faire tourner la pièce' });
  await expect(piece).toHaveAttribute('aria-valuenow', '0');
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await piece.press('ArrowLeft');
  await expect(piece).toHaveAttribute('aria-valuenow', '345');
  const box = await piece.boundingBox();
  if (!box) throw new Error('not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 36, y, { steps: 4 });
  await page.mouse.up();
  await expect(piece).toHaveAttribute('aria-valuenow', '15');
  await page.mouse.move(x + 100, y);
  await expect(piece).toHaveAttribute('aria-valuenow', '15');
  const { width } = await piece.evaluate(async (element) => {
    const image = new Image();
    image.src = getComputedStyle(element).backgroundImage.slice(5, -2);
    await image.decode();
    return { width: image.naturalWidth };
  });
  expect(width).toBeGreaterThan(2000);
});

test('shows an error when its context is lost, and can be tried again', { tag }, async ({
  page,
  allowed,
}) => {
  allowed.patterns.push(/context/i);
  const dialog = await open(page, '/bed/hades');
  await loaded(page);
  await page.locator('model-viewer').evaluate((viewer) => {
    viewer.dispatchEvent(
      new CustomEvent('error', { detail: { type: 'webglcontextlost', sourceError: null } }),
    );
  });
  await expect(dialog.getByRole('alert')).toContainText('interrompu');
  await dialog.getByRole('button', { name: 'Réessayer' }).click();
  await loaded(page);
});

test('can be reached, used and left by keyboard', { tag }, async ({ page }) => {
  // A button that is not ready yet takes no focus.
  await openPage(page, '/bed/hades');
  await page.getByRole('button', { name: 'Voir en 3D' }).focus();
  await page.keyboard.press('Enter');
  await loaded(page);
  const dialog = page.getByRole('dialog', { name: /en 3D/ });
  await dialog.getByRole('button', { name: 'Dimensions' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/Hauteur/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Voir en 3D' })).toBeFocused();
});

test('in the 3D view one cover turns off the other, and that of the base comes back', async ({
  page,
}) => {
  await openPage(page, '/chair-story/athena');
  await page.getByRole('button', { name: messages.fr.viewer.modelOpen }).click();
  const field = (id: string) => page.locator(`main input[name="option"][value="${id}"]`);
  const dialog = page.getByRole('dialog');
  const cover = (id: 'mat-1' | 'mat-2') =>
    dialog.getByRole('checkbox', { name: messages.fr.options.ateliers.chair[id].name });
  await cover('mat-1').check();
  await cover('mat-2').check();
  await expect(cover('mat-1')).not.toBeChecked();
  await expect(field('mat-2')).toBeChecked();
  await cover('mat-2').uncheck();
  await expect(field('mat-2')).not.toBeChecked();
  await expect(field('')).toBeChecked();
});
