import { closeDatabase } from '@/db/client';
import { listTakenNights } from '@/db/residence/nights';
import { addMonths } from '@/lib/calendar/days';
import { fillYears, first, stays } from '../../db/residence/many-stays';
import { median, note, type Scale } from '../figures';

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
}
