import 'server-only';

let last: Promise<void> = Promise.resolve();

/**
 * Waits for a turn of the event loop that no other caller has, so that many calls at once leave room for other
 * requests in between. Turns are given in the order of the calls.
 */
export function ownTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
