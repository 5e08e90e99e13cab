import type { BrowserContext, Locator, Page } from '@playwright/test';
import { startShop } from '../shop';
import { median, note, type Scale } from './figures';
import { launchBrowser, phone, slowPage } from './slow-phone';
import { touchIt } from './touch';

declare global {
  interface PerformanceObserverInit {
    /** Of events, in milliseconds; not in TypeScript's library yet. */
    durationThreshold?: number;
  }
}

const cpuSlowdown = 6;

/** The longest of the events of one interaction, from the touch to the next frame, as INP counts it. */
async function answerMs(page: Page, interact: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    document.body.dataset.answer = '0';
    const watch = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        const longest = Math.max(Number(document.body.dataset.answer), duration);
        document.body.dataset.answer = String(longest);
      }
    });
    watch.observe({ type: 'event', durationThreshold: 16 });
  });
  await interact();
  // Entries come once the frame is out; two later they are here.
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        setTimeout(() => resolve(Number(document.body.dataset.answer)), 1000);
      }),
  );
}

async function join(page: Page, number: number): Promise<void> {
  await page.goto('/bed/zeus', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Ajouter au Panier' }).first().tap();
  const gate = page.getByRole('dialog');
  await gate.getByLabel('Adresse e-mail').fill(`bench-${process.pid}-${number}@theogonie.example`);
  await gate.locator('[type=submit]').tap();
  await gate.waitFor({ state: 'hidden' });
  await page.getByText('Ajouté au panier').first().waitFor();
}

/** The elements that are touched, and on which page; on a wide screen when a phone does not show them. */
const touches: readonly {
  readonly what: string;
  readonly path: string;
  readonly target: (page: Page) => Locator;
  readonly isWide?: boolean;
}[] = [
  {
    what: 'an option',
    path: '/bed/zeus',
    target: (page) => page.getByLabel(/Éclairage LED/).first(),
  },
  {
    what: 'the heart',
    path: '/bed/zeus',
    target: (page) => page.getByRole('button', { name: 'Liste de Souhaits' }),
  },
  {
    what: 'a thumbnail',
    path: '/bed/zeus',
    target: (page) => page.locator('.thumbnail').nth(2),
    isWide: true,
  },
  {
    what: 'a quantity',
    path: '/cart',
    target: (page) => page.getByRole('button', { name: /Un de plus/ }).first(),
  },
  {
    what: 'a tab',
    path: '/cart',
    target: (page) => page.getByRole('link', { name: /Liste de Souhaits/ }),
  },
  {
    what: 'a filter',
    path: '/gallery',
    target: (page) => page.getByRole('link', { name: 'Miroirs', exact: true }),
  },
];

/** The median answer to a touch, each on a fresh visit; the first visit is for warming up. */
async function medianOf(
  rounds: number,
  context: BrowserContext,
  { path, target, isWide = false }: (typeof touches)[number],
): Promise<number> {
  // One page at a time: several may share a process, and each slows all of it down.
  const page = await slowPage(context, { cpu: cpuSlowdown });
  const found: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const element = target(page);
    await element.scrollIntoViewIfNeeded();
    found.push(await answerMs(page, () => touchIt(page, element, isWide)));
  }
  await page.close();
  return median(found.slice(1));
}

async function benchTouches(
  context: BrowserContext,
  wide: BrowserContext,
  rounds: number,
): Promise<void> {
  const first = await context.newPage();
  await join(first, 0);
  await first.close();
  for (const touch of touches) {
    const where = touch.isWide ? wide : context;
    const value = await medianOf(rounds, where, touch);
    note({
      what: `answer to ${touch.what}, CPU ÷ ${cpuSlowdown}`,
      value,
      unit: 'ms',
      limit: { most: 120 },
    });
  }
}

/** The time from a touch to the answer of the page. */
export async function benchAnswers({ rounds }: Scale, executablePath: string): Promise<void> {
  if (!executablePath) return console.log('skipped: there is no Chromium');
  const shop = await startShop();
  const browser = await launchBrowser(executablePath);
  try {
    const baseURL = shop.url;
    const context = await browser.newContext({ ...phone, baseURL });
    const wide = await browser.newContext({ baseURL, locale: 'fr-FR' });
    await benchTouches(context, wide, rounds);
  } finally {
    await browser.close();
    await shop.stop();
  }
}
