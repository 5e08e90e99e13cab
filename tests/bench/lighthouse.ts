import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { localePath } from '@/lib/i18n/locales';
import { startShop } from '../shop';
import { median, note, type Scale } from './figures';
import { flags } from './slow-phone';

/** The pages on the way to a purchase; search engines are told not to list the last two. */
const visited = [
  { path: '/' },
  { path: '/collections' },
  { path: '/gallery' },
  { path: '/bed/zeus' },
  { path: '/bed-story/zeus' },
  { path: '/cart', isUnlisted: true },
  { path: '/payment?product=Lit%20Zeus&price=9999.99', isUnlisted: true },
];

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** Lighthouse's mobile scores, the median of some runs after one to warm up. */
async function scores(browser: string, url: string, rounds: number) {
  const found = new Map<Category, number[]>();
  for (let round = 0; round <= rounds; round += 1) {
    const chrome = await launch({ chromePath: browser, chromeFlags: ['--headless=new', ...flags] });
    try {
      const result = await lighthouse(url, { port: chrome.port, logLevel: 'silent' });
      for (const category of round > 0 ? categories : []) {
        const score = (result?.lhr.categories[category]?.score ?? 0) * 100;
        found.set(category, [...(found.get(category) ?? []), score]);
      }
    } finally {
      chrome.kill();
    }
  }
  return [...found].map(([category, values]) => [category, median(values)] as const);
}

/** Lighthouse's mobile scores of the pages on the way to a purchase, in French and in Arabic. */
export async function benchLighthouse({ rounds }: Scale, browser: string): Promise<void> {
  if (!browser) return console.log('skipped: there is no Chromium');
  const shop = await startShop();
  try {
    for (const locale of ['fr', 'ar'] as const) {
      for (const { path, isUnlisted } of visited) {
        const address = localePath(locale, path);
        for (const [category, value] of await scores(browser, shop.url + address, rounds)) {
          const least = category === 'performance' ? 99 : 100;
          const isFree = category === 'seo' && isUnlisted;
          const what = `Lighthouse ${category} of ${address}`;
          note({ what, value, unit: 'of 100', ...(!isFree && { limit: { least } }) });
        }
      }
    }
  } finally {
    await shop.stop();
  }
}
