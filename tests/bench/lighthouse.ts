import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { type Locale, localePath, toLocale } from '@/lib/i18n/locales';
import { startShop } from '../shop';
import { median, note, type Scale } from './figures';
import { flags } from './slow-phone';

type Visited = { readonly path: string; readonly isUnlisted?: boolean };

/** The pages on the way to a purchase; search engines are told not to list the last two. */
const onTheWay: readonly Visited[] = [
  { path: '/' },
  { path: '/collections' },
  { path: '/gallery' },
  { path: '/bed/zeus' },
  { path: '/bed-story/zeus' },
  { path: '/cart', isUnlisted: true },
  { path: '/payment?product=Lit%20Zeus&price=9999.99', isUnlisted: true },
];
/** Templates of their own besides. */
const besides: readonly Visited[] = [
  { path: '/chair-details/athena' },
  { path: '/fit', isUnlisted: true },
  { path: '/which-god' },
  { path: '/compare', isUnlisted: true },
  { path: '/contact' },
  { path: '/search', isUnlisted: true },
];
const visited: Readonly<Partial<Record<Locale, readonly Visited[]>>> = {
  fr: [...onTheWay, ...besides],
  ar: onTheWay,
};
/** Static templates; those made for a visitor are asked for one point less. */
const leastPerformance = 99;
const leastOfVisitor = 98;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** Lighthouse's mobile scores and the milliseconds that it calls blocked, the median of some runs after one to warm up. */
async function scores(browser: string, url: string, rounds: number) {
  const found = new Map<Category, number[]>();
  const blocked: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const chrome = await launch({ chromePath: browser, chromeFlags: ['--headless=new', ...flags] });
    try {
      const result = await lighthouse(url, { port: chrome.port, logLevel: 'silent' });
      for (const category of round > 0 ? categories : []) {
        const score = (result?.lhr.categories[category]?.score ?? 0) * 100;
        found.set(category, [...(found.get(category) ?? []), score]);
      }
      if (round > 0) blocked.push(result?.lhr.audits['total-blocking-time']?.numericValue ?? 0);
    } finally {
      chrome.kill();
    }
  }
  const medians = [...found].map(([category, values]) => [category, median(values)] as const);
  return { medians, blockedMs: median(blocked) };
}

async function visit(
  browser: string,
  origin: string,
  address: string,
  page: Visited,
  rounds: number,
) {
  const { medians, blockedMs } = await scores(browser, origin + address, rounds);
  const leastHere = page.isUnlisted ? leastOfVisitor : leastPerformance;
  for (const [category, value] of medians) {
    const least = category === 'performance' ? leastHere : 100;
    const isFree = category === 'seo' && page.isUnlisted;
    const what = `Lighthouse ${category} of ${address}`;
    note({ what, value, unit: 'of 100', ...(!isFree && { limit: { least } }) });
  }
  const what = `total blocking time of ${address}`;
  note({ what, value: blockedMs, unit: 'ms', limit: { most: 100 } });
}

/** Lighthouse's mobile scores of twelve templates in French, of the pages on the way to a purchase in Arabic too. */
export async function benchLighthouse({ rounds }: Scale, browser: string): Promise<void> {
  if (!browser) return console.log('skipped: there is no Chromium');
  const shop = await startShop();
  try {
    for (const [locale, pages] of Object.entries(visited)) {
      for (const page of pages) {
        const address = localePath(toLocale(locale), page.path);
        await visit(browser, shop.url, address, page, rounds);
      }
    }
  } finally {
    await shop.stop();
  }
}
