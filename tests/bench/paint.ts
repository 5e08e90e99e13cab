import { createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { localePath } from '@/lib/i18n/locales';
import { ask } from '../server/ask';
import { startShop } from '../shop';
import { median, note, phone, type Scale } from './figures';

const templates = [
  '/',
  '/collections',
  '/gallery',
  '/bed/zeus',
  '/bed-story/zeus',
  '/cart',
  '/payment',
];
/** Lighthouse's own "slow 4G" and mid-range phone. */
const slow4g = {
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: 93_750,
};
const cpuSlowdown = 4;
const flags = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];

type Copy = {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
};

/** An answer of the shop without scripts, with what it announces, compressed as well as the shop's own. */
async function withoutScripts(url: string): Promise<Copy> {
  const reply = await fetch(url);
  const type = reply.headers.get('content-type') ?? '';
  const raw = Buffer.from(await reply.arrayBuffer());
  const kept = ['content-type', 'cache-control', 'link'];
  const headers = Object.fromEntries([...reply.headers].filter(([name]) => kept.includes(name)));
  if (!/text|javascript|svg|xml/.test(type)) return { status: reply.status, headers, body: raw };
  const plain = raw
    .toString()
    .replace(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replace(/<link[^>]*as="script"[^>]*>/g, '');
  const body = brotliCompressSync(type.startsWith('text/html') ? plain : raw);
  return { status: reply.status, headers: { ...headers, 'content-encoding': 'br' }, body };
}

/** The shop's twin without any script: each answer is fetched and stripped once, then held. */
async function startTwin(shop: string): Promise<{ url: string; server: Server }> {
  const copies = new Map<string, Promise<Copy>>();
  const server = createServer(async ({ url = '/' }, response) => {
    const copying = copies.get(url) ?? withoutScripts(shop + url);
    copies.set(url, copying);
    const { status, headers, body } = await copying;
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { url: `http://localhost:${typeof address === 'object' ? address?.port : ''}`, server };
}

/** The largest paint of a first visit on a slow phone, in milliseconds. */
async function largestPaint(executablePath: string, url: string): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: flags });
  try {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().at(-1)?.startTime ?? 0),
          ).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
  } finally {
    await browser.close();
  }
}

/** The median paint of two pages, measured by turns: what slows the machine down slows both. */
async function paints(browser: string, urls: readonly [string, string], rounds: number) {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    for (const side of [0, 1] as const) times[side].push(await largestPaint(browser, urls[side]));
  }
  return times.map(median) as [number, number];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's mobile scores, the median of some runs after one to warm up. */
async function scores(
  browser: string,
  url: string,
  rounds: number,
): Promise<Record<string, number>> {
  const found = new Map<string, number[]>();
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
  return Object.fromEntries([...found].map(([category, values]) => [category, median(values)]));
}

/** When a first visit is painted, beside the same page without scripts. */
export async function benchPaint({ rounds }: Scale, browser: string): Promise<void> {
  if (!browser) return console.log('skipped: there is no Chromium');
  const shop = await startShop();
  const twin = await startTwin(shop.url);
  try {
    const pages = rounds === 1 ? templates.slice(3, 4) : templates;
    for (const path of pages) {
      if ((await ask(shop.url + path)).status !== 200) throw new Error(`${path} does not open`);
      // Both are warm: the twin has stripped the page, the shop has it in memory.
      await ask(twin.url + path);
      const urls = [shop.url + path, twin.url + path] as const;
      const [value, reference] = await paints(browser, urls, rounds);
      const against = { what: 'without scripts', value: reference };
      note({
        what: `largest paint of ${path}, slow 4G, mid-range phone`,
        value,
        unit: 'ms',
        against,
      });
    }
  } finally {
    twin.server.closeAllConnections();
    twin.server.close();
    await shop.stop();
  }
}

const visited = [
  '/',
  '/collections',
  '/gallery',
  '/bed/zeus',
  '/bed-story/zeus',
  '/cart',
  '/payment?product=Lit%20Zeus&price=9999.99',
];

/** Lighthouse's mobile scores of the pages on the way to a purchase, in French and in Arabic. */
export async function benchLighthouse({ rounds }: Scale, browser: string): Promise<void> {
  if (!browser) return console.log('skipped: there is no Chromium');
  const shop = await startShop();
  try {
    for (const locale of ['fr', 'ar'] as const) {
      for (const path of visited.map((each) => localePath(locale, each))) {
        for (const [category, value] of Object.entries(
          await scores(browser, shop.url + path, rounds),
        )) {
          note({ what: `Lighthouse ${category} of ${path}`, value, unit: 'of 100' });
        }
      }
    }
  } finally {
    await shop.stop();
  }
}
