import { ask } from '../server/ask';
import { asBuilt, startShop } from '../shop';
import { median, note, type Scale } from './figures';

/** A page made for each request that shows little, and searches in two languages. */
const bare = '/checkout-demo';
const searches = ['/search?q=lit', '/search?q=canape', `/ru/search?q=${encodeURI('кровать')}`];
const warmUps = 10;

/** How long a page of results takes, asked in turn with a bare page of the same kind. */
export async function benchSearch({ rounds }: Scale): Promise<void> {
  const shop = await startShop({ NODE_ENV: 'production' }, asBuilt);
  const times = new Map([bare, ...searches].map((path) => [path, [] as number[]]));
  try {
    for (let turn = -warmUps; turn < rounds * 10; turn += 1) {
      for (const [path, its] of times) {
        const asked = performance.now();
        const { status } = await ask(shop.url + path);
        if (status !== 200) throw new Error(`${path}: ${status}`);
        if (turn >= 0) its.push(performance.now() - asked);
      }
    }
  } finally {
    await shop.stop();
  }
  const slowest = Math.max(...searches.map((path) => median(times.get(path) ?? [])));
  const value = median(times.get(bare) ?? []);
  note({ what: `${bare}, made for each request`, value, unit: 'ms' });
  note({ what: 'the slowest of three searches', value: slowest, unit: 'ms', limit: { most: 20 } });
}
