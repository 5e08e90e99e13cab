// Presses for random refunds in a process of its own until it is killed, and prints each before and after it is answered.
import { writeSync } from 'node:fs';
import { closeDatabase, openDatabase } from '@/db/client';
import type { NewRefund } from '@/db/orders/refunds';
import { press, refundsAtRandom } from './random-refunds';

/** Straight to the pipe, so that no line is lost when the process is killed. */
const say = (...words: readonly string[]) => writeSync(1, `${words.join(' ')}\n`);

const atOnce = 5;
const [seed = '0', count = '0', unanswered = '[]'] = process.argv.slice(2);
const said = {
  onAsk: (refund: NewRefund) => say('ask', JSON.stringify(refund)),
  onEnd: (id: string, outcome: string) => say('end', id, outcome),
};
await openDatabase();
// Whoever saw no answer presses again.
for (const refund of JSON.parse(unanswered) as NewRefund[]) await press(refund, said);
const one = refundsAtRandom(Number(seed), said);
for (let done = 0; done < Number(count); done += atOnce) {
  await Promise.all(Array.from({ length: atOnce }, one));
  say('did', String(atOnce));
}
await closeDatabase();
process.exit();
