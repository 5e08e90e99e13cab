import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { startShop } from '../shop';
import { median, note, phone, type Scale } from './figures';

const flags = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];
declare global {
  interface PerformanceObserverInit {
    /** Of events, in milliseconds; not in TypeScript's library yet. */
    durationThreshold?: number;
  }
}

/** How much slower than this machine the phone is. */
const slowdowns = { answer: 6, journey: 4 };

async function slowPage(context: BrowserContext, rate: number): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}

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
  await gate.getByRole('button', { name: 'S’inscrire' }).tap();
  await gate.waitFor({ state: 'hidden' });
  await page.getByText('Ajouté au panier').first().waitFor();
}

/** What a visitor touches, and where; on a wide screen where a phone does not show it. */
const touches: readonly {
  readonly what: string;
  readonly path: string;
  readonly target: (page: Page) => Locator;
  readonly isWide?: boolean;
  /** Whether the same touch, with the scripts taken away, leaves the page standing: what a browser needs for it. */
  readonly hasTwin?: boolean;
}[] = [
  {
    what: 'an option',
    path: '/bed/zeus',
    target: (page) => page.getByLabel(/Éclairage LED/).first(),
    hasTwin: true,
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
    hasTwin: true,
  },
  {
    what: 'a quantity',
    path: '/cart',
    target: (page) => page.getByRole('button', { name: /Un de plus/ }).first(),
  },
  {
    what: 'a tab',
    path: '/cart',
    target: (page) => page.getByRole('tab', { name: /Liste de Souhaits/ }),
  },
  {
    what: 'a filter',
    path: '/gallery',
    target: (page) => page.getByRole('link', { name: 'Miroirs', exact: true }),
  },
];

/** Touches the middle of an element as a finger does: a locator's `tap` listens to the page while it does. */
async function touchIt(page: Page, element: Locator, isWide = false): Promise<void> {
  // A finger comes after the eye: what scrolling began is over.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
  const box = await element.boundingBox();
  if (!box) throw new Error('nothing to touch');
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await (isWide ? page.mouse.click(...middle) : page.touchscreen.tap(...middle));
}

/** From a touch on a link until the next page stands with its first picture, in milliseconds. */
async function journeyMs(page: Page, selector: string): Promise<number> {
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const before = { path: location.pathname, heading: document.querySelector('h1') };
    const { dataset } = document.body;
    delete dataset.journey;
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = (now: number) => {
          const heading = document.querySelector('h1');
          const picture = document.querySelector<HTMLImageElement>('main img[fetchpriority=high]');
          const isThere =
            location.pathname !== before.path &&
            heading !== null &&
            heading !== before.heading &&
            (picture === null || (picture.complete && picture.naturalWidth > 0));
          if (isThere) dataset.journey = String(now - timeStamp);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
  await touchIt(page, link);
  await page.waitForFunction(() => document.body.dataset.journey !== undefined);
  return Number(await page.evaluate(() => document.body.dataset.journey));
}

const journey = [
  { what: 'gallery → story', selector: 'main a[href="/bed-story/zeus"]' },
  { what: 'story → detail', selector: 'main a[href="/bed/zeus"]' },
  { what: 'detail → cart', selector: 'header a[href="/cart"]' },
] as const;

/** The median answer to a touch, each on a fresh visit; the first visit is for warming up. */
async function medianOf(
  rounds: number,
  context: BrowserContext,
  { path, target, isWide = false }: (typeof touches)[number],
  who: 'page' | 'twin' = 'page',
): Promise<number> {
  // One page at a time: several may share a process, and each slows all of it down.
  const page = await slowPage(context, slowdowns.answer);
  if (who === 'twin') await page.route(/\.js(\?|$)/, (route) => route.abort());
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
    const reference = touch.hasTwin ? await medianOf(rounds, where, touch, 'twin') : undefined;
    note({
      what: `answer to ${touch.what}, 6 × slower CPU`,
      value,
      unit: 'ms',
      ...(reference && { against: { what: 'the same without scripts', value: reference } }),
    });
  }
}

async function benchJourney(context: BrowserContext, rounds: number): Promise<void> {
  const found = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    const page = await slowPage(context, slowdowns.journey);
    await page.goto('/gallery', { waitUntil: 'networkidle' });
    for (const { what, selector } of journey) {
      found.set(what, [...(found.get(what) ?? []), await journeyMs(page, selector)]);
    }
    await page.close();
  }
  for (const [what, values] of found) {
    const value = median(values);
    note({ what: `touch to the next page, ${what}, 4 × slower CPU`, value, unit: 'ms' });
  }
}

/** How soon the shop answers a finger, and how soon the next page of a visit stands. */
export async function benchAnswers({ rounds }: Scale, executablePath: string): Promise<void> {
  if (!executablePath) return console.log('skipped: there is no Chromium');
  const shop = await startShop();
  const browser = await chromium.launch({ executablePath, args: flags });
  try {
    const baseURL = shop.url;
    const context = await browser.newContext({ ...phone, baseURL, locale: 'fr-FR' });
    const wide = await browser.newContext({ baseURL, locale: 'fr-FR' });
    await benchTouches(context, wide, rounds);
    await benchJourney(await browser.newContext({ ...phone, baseURL, locale: 'fr-FR' }), rounds);
  } finally {
    await browser.close();
    await shop.stop();
  }
}
