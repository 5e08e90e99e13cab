import type { Browser, Locator, Page } from '@playwright/test';
import { startShop } from '../shop';
import { median, note, type Scale } from './figures';
import { launchBrowser, phone, slowPage } from './slow-phone';

const cpuSlowdown = 4;
/** After so long nobody waits any more. */
const patienceMs = 20_000;

/** What a visitor may press as soon as it is painted, and what answers. */
const presses: readonly {
  readonly what: string;
  readonly target: (page: Page) => Locator;
  readonly answer: (page: Page) => Locator;
}[] = [
  {
    what: 'the button that adds to the cart',
    target: (page) => page.getByRole('button', { name: 'Ajouter au Panier' }).first(),
    // The dialog, or without scripts the page of the cart: both ask for the address.
    answer: (page) =>
      page
        .getByRole('dialog')
        .or(page.getByRole('heading', { name: 'Il ne manque que votre adresse' })),
  },
  {
    what: 'the menu',
    target: (page) => page.getByRole('button', { name: 'Ouvrir le menu' }),
    answer: (page) => page.getByRole('dialog'),
  },
  {
    what: 'an option, until the price follows',
    target: (page) => page.getByLabel(/Éclairage LED/).first(),
    answer: (page) => page.locator('output:not([data-first])').first(),
  },
];

/** Milliseconds from a press at the first paint to its answer; `patienceMs` where none came. */
async function firstPressMs(
  browser: Browser,
  url: string,
  { target, answer }: (typeof presses)[number],
): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await slowPage(context, { cpu: cpuSlowdown, line: 'slow' });
    await page.addInitScript(() => {
      addEventListener(
        'pointerdown',
        ({ timeStamp }) => {
          const at = String(performance.timeOrigin + timeStamp);
          if (!sessionStorage.pressedAt) sessionStorage.pressedAt = at;
        },
        { capture: true },
      );
    });
    await page.goto(url, { waitUntil: 'commit' });
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
        }),
    );
    const element = target(page);
    await element.waitFor({ state: 'attached' });
    // The price changes in place: marked now, it is another one once the mark is off.
    const spot = await element.evaluate((node) => {
      for (const output of document.querySelectorAll('output')) {
        output.dataset.first = '';
        new MutationObserver(() => delete output.dataset.first).observe(output, {
          subtree: true,
          characterData: true,
          childList: true,
        });
      }
      node.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = node.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    await page.touchscreen.tap(spot.x, spot.y);
    const isAnswered = await answer(page)
      .first()
      .waitFor({ state: 'visible', timeout: patienceMs })
      .then(
        () => true,
        () => false,
      );
    const now = Date.now();
    const pressedAt = Number(await page.evaluate(() => sessionStorage.pressedAt));
    if (!pressedAt) throw new Error('the press did not reach the page');
    return isAnswered ? now - pressedAt : patienceMs;
  } finally {
    await context.close();
  }
}

/** How long who presses at once waits for the answer, on a slow phone. */
export async function benchFirstPress({ rounds }: Scale, executablePath: string): Promise<void> {
  if (!executablePath) return console.log('skipped: there is no Chromium');
  const shop = await startShop();
  const browser = await launchBrowser(executablePath);
  try {
    for (const press of presses) {
      const found: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        found.push(await firstPressMs(browser, `${shop.url}/bed/zeus`, press));
      }
      const value = median(found);
      const none = value >= patienceMs ? ' (no answer)' : '';
      const where = `slow 4G, CPU ÷ ${cpuSlowdown}`;
      note({ what: `first press on ${press.what}, ${where}${none}`, value, unit: 'ms' });
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
}
