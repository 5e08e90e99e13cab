import { build } from 'esbuild';
import { localePath, toLocale } from '@/lib/i18n/locales';
import { searchFile } from '@/lib/search/file';
import searches from '../lib/search/searches.json';
import { ask } from '../server/ask';
import { asBuilt, startShop } from '../shop';
import { median, note, percentile, type Scale } from './figures';
import { launchBrowser, phone, slowPage } from './slow-phone';

/** A page made for each request that shows little, and searches in two languages. */
const bare = '/checkout-demo';
const pages = ['/search?q=lit', '/search?q=canape', `/ru/search?q=${encodeURI('кровать')}`];
const warmUps = 10;
const cpuSlowdown = 6;

/** How long a page of results takes, asked in turn with a bare page of the same kind; and an answer in the dialog. */
export async function benchSearch(scale: Scale, executablePath: string): Promise<void> {
  const shop = await startShop({ NODE_ENV: 'production' }, asBuilt);
  try {
    await benchPages(shop.url, scale);
    if (executablePath) await benchDialog(shop.url, executablePath);
    else console.log('skipped: there is no Chromium');
  } finally {
    await shop.stop();
  }
}

async function benchPages(url: string, { rounds }: Scale): Promise<void> {
  const times = new Map([bare, ...pages].map((path) => [path, [] as number[]]));
  for (let turn = -warmUps; turn < rounds * 10; turn += 1) {
    for (const [path, its] of times) {
      const asked = performance.now();
      const { status } = await ask(url + path);
      if (status !== 200) throw new Error(`${path}: ${status}`);
      if (turn >= 0) its.push(performance.now() - asked);
    }
  }
  const slowest = Math.max(...pages.map((path) => median(times.get(path) ?? [])));
  const value = median(times.get(bare) ?? []);
  note({ what: `${bare}, made for each request`, value, unit: 'ms' });
  note({ what: 'the slowest of three searches', value: slowest, unit: 'ms', limit: { most: 20 } });
}

/** The searches of people, each as the dialog answers it, on a phone six times slower. */
async function benchDialog(url: string, executablePath: string): Promise<void> {
  const { outputFiles } = await build({
    stdin: {
      contents: "import { makeSearch } from '@/lib/search'; globalThis.makeSearch = makeSearch;",
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'iife',
  });
  const browser = await launchBrowser(executablePath);
  try {
    const page = await slowPage(await browser.newContext(phone), { cpu: cpuSlowdown });
    await page.addScriptTag({ content: outputFiles[0]?.text });
    const times: number[] = [];
    for (const locale of [...new Set(searches.map((one) => one.locale))]) {
      const { body } = await ask(url + localePath(toLocale(locale), searchFile));
      const queries = searches.filter((one) => one.locale === locale).map(({ query }) => query);
      const given = { texts: body.toString(), queries, locale, code: 'makeSearch' };
      const its = await page.evaluate(({ texts, queries, locale, code }) => {
        const make = Reflect.get(globalThis, code);
        const { suggest } = make(JSON.parse(texts), locale);
        return queries.map((query) => {
          const asked = performance.now();
          suggest(query);
          return performance.now() - asked;
        });
      }, given);
      times.push(...its);
    }
    const what = 'an answer of the dialog, CPU slowed six times: 95 of a hundred searches';
    note({ what, value: percentile(times, 0.95), unit: 'ms', limit: { most: 16 } });
  } finally {
    await browser.close();
  }
}
