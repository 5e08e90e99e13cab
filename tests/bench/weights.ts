import { request } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { localePath, locales } from '@/lib/i18n/locales';
import { sitemapPaths } from '@/lib/site/routes';
import { startShop } from '../shop';
import { note, type Scale } from './figures';
import { templates } from './paint';
import { pictureBytes } from './pictures';
import { launchBrowser, phone } from './slow-phone';

/** Bytes of an answer as it crosses the line, in brotli where it is text. */
export function bytesOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.once('error', reject);
      response.once('end', () =>
        response.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    });
    asking.once('error', reject);
    asking.end();
  });
}

/** Kinds of what arrives with a page, but for pictures and data fetched ahead. */
export const kinds = ['javascript', 'css', 'fonts'] as const;
/** Bytes by kind: brotli 11 where it is text, fonts as they are. */
export type Weight = Readonly<Record<(typeof kinds)[number], number>>;

/** What kind of thing an answer is, by what it says and not by who asked for it. */
function kindOf(response: Response): (typeof kinds)[number] | undefined {
  const type = response.headers()['content-type'] ?? '';
  if (type.includes('javascript')) return 'javascript';
  if (type.includes('css')) return 'css';
  return type.includes('font') ? 'fonts' : undefined;
}

const packed = new Map<string, number>();

async function packedBytes(response: Response): Promise<number> {
  const known = packed.get(response.url());
  if (known !== undefined) return known;
  const raw = await response.body();
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const isFont = kindOf(response) === 'fonts';
  const bytes = isFont ? raw.length : brotliCompressSync(raw, { params }).length;
  packed.set(response.url(), bytes);
  return bytes;
}

/** All that a first visit fetches by itself: what arrives later than a second after the rest is not awaited. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const sum = { javascript: 0, css: 0, fonts: 0 };
    const counting: Promise<void>[] = [];
    page.on('response', (response) => {
      const kind = kindOf(response);
      if (!kind) return;
      const adding = packedBytes(response).then((bytes) => {
        sum[kind] += bytes;
      });
      counting.push(adding);
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    // Scripts wait until the page is idle. One more second, and what began in it to its end.
    await page.waitForFunction(() => !document.querySelector('script[data-src]'));
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
    await page.waitForLoadState('networkidle');
    await Promise.all(counting);
    return sum;
  } finally {
    await context.close();
  }
}

const limits = { javascript: 127, html: 28 } as const;

/** Notes which page is heaviest, in KB of 1 000 bytes. */
function noteHeaviest(kind: string, found: ReadonlyMap<string, number>, most?: number): void {
  const [path, bytes] = [...found].reduce((a, b) => (b[1] > a[1] ? b : a));
  note({
    what: `heaviest ${kind} of a first visit (${path})`,
    value: bytes / 1000,
    unit: 'KB',
    ...(most !== undefined && { limit: { most } }),
  });
}

/** The heaviest first visit of each kind of bytes. */
export async function benchWeights({ paths }: Scale, executablePath: string): Promise<void> {
  const shop = await startShop();
  try {
    const addresses = locales.flatMap((locale) =>
      sitemapPaths.map((path) => localePath(locale, path)),
    );
    const html = new Map<string, number>();
    for (const address of addresses) html.set(address, await bytesOf(shop.url + address));
    noteHeaviest('HTML', html, limits.html);
    if (!executablePath) return console.log('skipped: scripts and pictures, there is no Chromium');
    const browser = await launchBrowser(executablePath);
    try {
      const found = new Map<string, Weight>();
      const visited = paths ?? [...templates, '/contact', '/ar', '/ru/bed/zeus'];
      for (const path of visited) found.set(path, await weigh(browser, shop.url + path));
      for (const kind of kinds) {
        const bytes = new Map([...found].map(([path, weight]) => [path, weight[kind]]));
        noteHeaviest(kind, bytes, kind === 'javascript' ? limits.javascript : undefined);
      }
    } finally {
      await browser.close();
    }
    if (paths) return;
    for (const [path, bytes] of await pictureBytes(executablePath, shop.url, templates)) {
      note({ what: `pictures of ${path} on a phone, unscrolled`, value: bytes / 1000, unit: 'KB' });
    }
  } finally {
    await shop.stop();
  }
}
