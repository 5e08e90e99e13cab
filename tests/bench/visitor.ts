import { request } from 'node:http';
import { postForm } from '../server/post';
import { asBuilt, startShop } from '../shop';
import { median, note, type Scale } from './figures';
import { hasWrk, requestsPerSecond } from './serving';

/** Milliseconds until the first byte of an answer. */
function firstByte(url: string, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = performance.now();
    const asking = request(url, { headers: { cookie }, agent: false }, (response) => {
      response.once('data', () => resolve(performance.now() - asked)).resume();
    });
    asking.once('error', reject);
    asking.end();
  });
}

/** The cart of a visitor with two pieces, made for each request, beside a page made for each request that shows little. */
export async function benchVisitor(database: string, { rounds, seconds }: Scale): Promise<void> {
  const shop = await startShop({ NODE_ENV: 'production' }, asBuilt);
  try {
    const { cookie } = await postForm(shop.url, '/cart', 'S’inscrire', {
      email: 'bench@theogonie.example',
    });
    for (const name of ['zeus', 'hades']) {
      const fields = { productId: `lit-${name}` };
      await postForm(shop.url, `/bed/${name}`, 'Ajouter au Panier', fields, cookie);
    }
    const [cart, bare] = [`${shop.url}/cart`, `${shop.url}/checkout-demo`];
    const times: number[] = [];
    for (let turn = -10; turn < rounds * 10; turn += 1) {
      const time = await firstByte(cart, cookie);
      if (turn >= 0) times.push(time);
    }
    const what = `/cart with two pieces, ${database}`;
    const value = median(times);
    note({ what: `first byte of ${what}`, value, unit: 'ms', limit: { most: 50 } });
    if (!hasWrk()) return;
    const against = { what: '/checkout-demo', value: requestsPerSecond(bare, seconds, cookie) };
    const made = requestsPerSecond(cart, seconds, cookie);
    note({ what: `requests of ${what}`, value: made, unit: '/s', against });
  } finally {
    await shop.stop();
  }
}
