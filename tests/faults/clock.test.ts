import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { formatPrice } from '@/lib/money';
import { centsOf } from '@/tests/make';
import { findPrograms, startPostgres } from '@/tests/programs/postgres';
import { spaced } from '@/tests/server/page';
import { startShop } from '../shop';
import { addBed, countInCart, enter, type Member, sendForm, unlimited } from './load';

const programs = findPrograms();
const hourMs = 60 * 60 * 1000;
/** A shop whose clock is off by so many milliseconds. */
const withClock = (shiftMs: number) => ({
  ...unlimited,
  CLOCK_SHIFT_MS: String(shiftMs),
  NODE_OPTIONS: `--require=${resolve('tests/faults/shifted-clock.cjs')}`,
});

/** Where the shop redirects a visitor who checks out: the payment page with its quote. */
const order = async (url: string, { cookie }: Member) =>
  (await sendForm(url, '/cart', 'Procéder au Paiement', [], cookie)).location;
/** The text of a page, without the days of the installation: an hour before midnight they are others. */
const textOf = async (address: string) =>
  parse(await (await fetch(address)).text())
    .querySelector('main')
    ?.textContent.replace(/Installation prévue.*?(?=\()/, '');

test.skipIf(!programs).each([hourMs, -hourMs])(
  'sessions, keys and quotes work between a shop whose clock is %i ms off and one that is right',
  async (shiftMs) => {
    const database = await startPostgres(programs ?? '');
    const away = { DATABASE_URL: database.url };
    const shops = await Promise.all([
      startShop({ ...unlimited, ...away }),
      startShop({ ...withClock(shiftMs), ...away }),
    ]);
    const [right = '', wrong = ''] = shops.map(({ url }) => url);
    try {
      for (const [here, there] of [
        [right, wrong],
        [wrong, right],
      ] as const) {
        const member = await enter(here);
        const key = randomUUID();
        for (const url of [here, there, here]) {
          expect(await addBed(url, member, key)).toBe('/cart?done=added');
          expect(await countInCart(url, member)).toBe(1);
        }
        const path = await order(here, member);
        expect(path).toContain('quote=');
        const text = await textOf(here + path);
        expect(spaced(text ?? '')).toContain(spaced(formatPrice(centsOf('lit-zeus'), 'fr')));
        expect(await textOf(there + path)).toBe(text);
      }
    } finally {
      await Promise.all(shops.map((shop) => shop.stop()));
      database.destroy();
    }
  },
);

test('the embedded database works when the clock jumps an hour forward and back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'theogonie-clock-'));
  let member: Awaited<ReturnType<typeof enter>> | undefined;
  const key = randomUUID();
  try {
    for (const [turn, shiftMs] of [0, hourMs, -hourMs].entries()) {
      const shop = await startShop({ ...withClock(shiftMs), DATA_DIR: folder });
      try {
        member ??= await enter(shop.url);
        expect(await addBed(shop.url, member, key)).toBe('/cart?done=added');
        expect(await addBed(shop.url, member)).toBe('/cart?done=added');
        expect(await countInCart(shop.url, member)).toBe(turn + 2);
      } finally {
        await shop.stop();
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
