import type { Page } from '@playwright/test';
import { startShop } from '../shop';
import { median, note, type Scale } from './figures';
import { launchBrowser, phone, slowPage } from './slow-phone';
import { touchIt } from './touch';

const cpuSlowdown = 4;

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
  { what: 'story → detail', selector: 'main a.button[href="/bed/zeus"]' },
  { what: 'detail → cart', selector: 'header a[href="/cart"]' },
] as const;

/** The time until the next page of a visit is shown. */
export async function benchJourney({ rounds }: Scale, executablePath: string): Promise<void> {
  if (!executablePath) return console.log('skipped: there is no Chromium');
  const shop = await startShop();
  const browser = await launchBrowser(executablePath);
  const found = new Map<string, number[]>();
  try {
    const context = await browser.newContext({ ...phone, baseURL: shop.url });
    for (let round = 0; round < rounds; round += 1) {
      const page = await slowPage(context, { cpu: cpuSlowdown });
      await page.goto('/gallery', { waitUntil: 'networkidle' });
      for (const { what, selector } of journey) {
        found.set(what, [...(found.get(what) ?? []), await journeyMs(page, selector)]);
      }
      await page.close();
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
  for (const [what, values] of found) {
    note({
      what: `touch to the next page, ${what}, CPU ÷ ${cpuSlowdown}`,
      value: median(values),
      unit: 'ms',
      limit: { most: 300 },
    });
  }
}
