// Does random operations on stays, or on hours, in a process of its own until it is killed, and prints each batch that is
// done and each payment before and after the shop was told of it.
import { writeSync } from 'node:fs';
import { closeDatabase, openDatabase } from '@/db/client';
import { DeadlineError } from '@/lib/process/deadline';
import { hoursAtRandom } from '@/tests/db/appointments/random-hours';
import { type Paid, staysAtRandom, tellPaid } from './random-stays';

/** Straight to the pipe, so that no line is lost when the process is killed. */
const say = (text: string) => writeSync(1, `${text}\n`);

/** An hour of the course lasts six seconds: holds end while it runs. */
const speed = 600;
const atOnce = 20;

const [subject, seed = '0', count = '0', from = '', start = '0', untold = '[]'] =
  process.argv.slice(2);
const clock = () => new Date(Number(start) + (Date.now() - Number(start)) * speed);
await openDatabase();
for (const paid of JSON.parse(untold) as Paid[]) {
  await tellPaid(paid, clock());
  say(`told ${paid.intent}`);
}
const one =
  subject === 'hours'
    ? hoursAtRandom(Number(seed), new Date(from))
    : staysAtRandom({
        ...{ seed: Number(seed), from, clock },
        onPaid: ({ page, intent, cents }) => say(`paid ${intent} ${page} ${cents}`),
        onTold: ({ intent }) => say(`told ${intent}`),
      });
for (let done = 0; done < Number(count); done += atOnce) {
  const outcomes = await Promise.allSettled(Array.from({ length: atOnce }, one));
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') continue;
    // A database that is slow is away for whoever waits: the same is tried again by another operation.
    if (!(outcome.reason instanceof DeadlineError)) throw outcome.reason;
    say('away');
  }
  say(`did ${atOnce}`);
}
await closeDatabase();
process.exit();
