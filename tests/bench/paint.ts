import { createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { ask } from '../server/ask';
import { startShop } from '../shop';
import { median, note, type Scale } from './figures';
import { launchBrowser, phone, slowPage } from './slow-phone';

/** An address of each kind of page that a first visit may begin with. */
export const templates = [
  '/',
  '/collections',
  '/gallery',
  '/bed/zeus',
  '/bed-story/zeus',
  '/cart',
  '/payment',
];
const cpuSlowdown = 4;

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

/** A copy of the shop without scripts: each answer is fetched and stripped once, then cached. */
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
  const browser = await launchBrowser(executablePath);
  try {
    const context = await browser.newContext(phone);
    const page = await slowPage(context, { cpu: cpuSlowdown, line: 'slow' });
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

/** When a first visit is painted, beside the same page without scripts. */
export async function benchPaint({ rounds, paths }: Scale, browser: string): Promise<void> {
  if (!browser) return console.log('skipped: there is no Chromium');
  const shop = await startShop();
  const twin = await startTwin(shop.url);
  try {
    for (const path of paths ?? templates) {
      if ((await ask(shop.url + path)).status !== 200) throw new Error(`${path} does not open`);
      // Both are warm: the copy has stripped the page, the shop has it in memory.
      await ask(twin.url + path);
      const urls = [shop.url + path, twin.url + path] as const;
      const [value, reference] = await paints(browser, urls, rounds);
      note({
        what: `largest paint of ${path}, slow 4G, CPU ÷ ${cpuSlowdown}`,
        value,
        unit: 'ms',
        against: { what: 'without scripts', value: reference },
        limit: { most: 1.15 },
      });
    }
  } finally {
    twin.server.closeAllConnections();
    twin.server.close();
    await shop.stop();
  }
}
