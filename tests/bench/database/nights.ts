import { closeDatabase } from '@/db/client';
import { listTakenNights } from '@/db/residence/nights';
import { addMonths } from '@/lib/calendar/days';
import { messages } from '../../content/texts';
import { fillYears, first, stays } from '../../db/residence/many-stays';
import { aBrowser } from '../../server/forms';
import { aDay, bookAt } from '../../server/residence/a-guest';
import { asBuilt, startShop } from '../../shop';
import { type Limit, median, note, type Scale } from '../figures';

const { fr } = messages;
const visitors = 50;

/** How long the nights of six suites over eighteen months take to read, among many stays. */
export async function benchNights(database: string, { rounds }: Scale): Promise<void> {
  try {
    await fillYears();
    const to = addMonths(first, 18);
    const times: number[] = [];
    for (let turn = -3; turn < rounds * 4; turn += 1) {
      const asked = performance.now();
      await listTakenNights(first, to);
      if (turn >= 0) times.push(performance.now() - asked);
    }
    const what = `free nights of 18 months among ${stays.toLocaleString('en')} stays, ${database}`;
    note({ what, value: median(times), unit: 'ms', limit: { most: 10 } });
  } finally {
    await closeDatabase();
  }
  await benchRush(database);
}

/** How long visitors wait who all press for one suite and night at once. */
async function benchRush(database: string): Promise<void> {
  const shop = await startShop({ NODE_ENV: 'production', LIMIT_FACTOR: '100' }, asBuilt);
  try {
    const rush = async () => {
      const path = bookAt(aDay());
      const forms = await Promise.all(
        Array.from({ length: visitors }, () =>
          aBrowser(shop.url).fill(path, fr.booking.next, { adults: '1', children: '0' }),
        ),
      );
      return Promise.all(
        forms.map(async (send) => {
          const pressed = performance.now();
          await send();
          return performance.now() - pressed;
        }),
      );
    };
    const what = `${visitors} visitors at one suite and night, ${database}`;
    const say = (which: string, times: number[], limit?: Limit) => {
      note({ what: `${what}, ${which}: median`, value: median(times), unit: 'ms', limit });
      note({
        what: `${what}, ${which}: the slowest`,
        value: Math.max(...times),
        unit: 'ms',
        limit,
      });
    };
    say('the first of a process', await rush());
    for (let turn = 0; turn < 6; turn += 1) await rush();
    say('the eighth', await rush(), { most: 200 });
  } finally {
    await shop.stop();
  }
}
