import 'server-only';

let last: Promise<void> = Promise.resolve();

/**
 * Waits for a turn of the event loop that no other caller has, so that work which many ask for at once leaves room
 * for other requests in between. Whoever asked first goes first.
 */
export function ownTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
