import { asBuilt, startShop, type TestShop } from '../shop';
import { median, note, type Scale } from './figures';

const json = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};

/** A request of a program that calls a tool ten times. */
const tenCalls = (name: string, args: object): RequestInit => ({
  method: 'POST',
  headers: json,
  body: JSON.stringify(
    Array.from({ length: 10 }, (_, id) => ({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name, arguments: args },
    })),
  ),
});

const words = 'lit massage camera bois marbre chauffage musique lumière sommeil table chevet';
const beds = ['lit-zeus', 'lit-hades', 'lit-kratos', 'lit-chronos'];
const doorway = { width_cm: 100, height_cm: 220 };
const way = {
  door: doorway,
  corridor: doorway,
  corner: { first_width_cm: 100, second_width_cm: 110, height_cm: 240 },
  stairs: { turn: 'quarter', ...doorway, landing_width_cm: 100, landing_depth_cm: 100 },
  lift: { ...doorway, depth_cm: 140, door_width_cm: 80, door_height_cm: 200 },
};

/** Requests that ask for as much as one may. */
const requests: readonly (readonly [what: string, path: string, request?: RequestInit])[] = [
  ['ten searches at /mcp', '/mcp', tenCalls('search_catalog', { query: words, limit: 20 })],
  [
    'ten comparisons at /mcp',
    '/mcp',
    tenCalls('compare_pieces', { configurations: beds.map((product_id) => ({ product_id })) }),
  ],
  ['ten ways at /mcp', '/mcp', tenCalls('check_fit', { product_id: 'lit-chronos', ...way })],
  ['ten pieces at /mcp', '/mcp', tenCalls('get_piece', { product_id: 'lit-zeus' })],
  ['/search with 80 characters', `/search?q=${encodeURIComponent(words)}`],
  ['/collections/find with 100 parameters', `/collections/find?${'category=bed&'.repeat(99)}`],
  ['/compare with 14 KB', `/compare?pieces=${'lit-zeus,'.repeat(1_500)}`],
  ['/payment with 14 KB', `/payment?product=${'Lit+Zeus'.repeat(1_700)}&price=1`],
];

/** How long the shop was busy without a pause since it was last asked, in milliseconds. */
export async function longestTurn(shop: TestShop): Promise<number> {
  const from = shop.output().length;
  shop.process.kill('SIGUSR2');
  for (;;) {
    const [, ms] = /longest turn ([\d.]+)\n/.exec(shop.output().slice(from)) ?? [];
    if (ms) return Number(ms);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** How long one request blocks all others: the longest turn of the event loop while it is answered. */
export async function benchTurns({ rounds }: Scale): Promise<void> {
  const settings = { NODE_ENV: 'production', LIMIT_FACTOR: '100000' };
  const shop = await startShop(settings, ['--import=./tests/bench/loop-delay.mjs', ...asBuilt]);
  try {
    for (const [what, path, request] of requests) {
      const turns: number[] = [];
      for (let turn = -3; turn < rounds * 4; turn += 1) {
        await longestTurn(shop);
        const answer = await fetch(shop.url + path, request);
        await answer.arrayBuffer();
        if (answer.status !== 200) throw new Error(`${what}: ${answer.status}`);
        const longest = await longestTurn(shop);
        if (turn >= 0) turns.push(longest);
      }
      const value = median(turns);
      // A page is drawn in one turn; what programs may send ten of is not answered in one.
      const limit = path === '/mcp' ? { limit: { most: 20 } } : {};
      note({ what: `longest turn for ${what}`, value, unit: 'ms', ...limit });
    }
  } finally {
    await shop.stop();
  }
}
