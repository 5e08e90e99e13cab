import type { SpokenLanguage } from '@/content/appointments/appointments';
import { bookHour, endHour, moveHour } from '@/db/appointments/appointments';
import { numbersFrom } from '@/tests/numbers';
import { anHour } from './an-hour';

const nobody = { budgets: [] };
const spoken: readonly SpokenLanguage[] = ['fr', 'en', 'ru', 'ar'];
/** So many hours are wanted by all. */
export const randomHours = 30;

/** A random operation on a few hours, another one at each call: books, moves, cancels, keeps that nobody came. */
export function hoursAtRandom(seed: number, from: Date): () => Promise<void> {
  const below = numbersFrom(seed);
  const known: string[] = [];
  const moment = () => new Date(from.getTime() + below(randomHours) * 3_600_000);
  return async () => {
    const id = known.at(-1 - below(Math.min(80, known.length)));
    const kind = below(10);
    if (kind < 4 || !id) {
      const hour = anHour({ startsAt: moment(), spoken: spoken[below(spoken.length)] ?? 'fr' });
      if ((await bookHour(hour, nobody)) !== 'taken') known.push(hour.id);
    } else if (kind < 7) await moveHour(id, { place: 'salon', startsAt: moment() }, nobody);
    else await endHour(id, kind < 9 ? 'cancelled' : 'noShow', nobody);
  };
}
