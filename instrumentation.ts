/** Next compiles this file for its Edge Runtime as well, which runs nothing here and lacks modules of Node. */
const loaded = process.env.NEXT_RUNTIME === 'nodejs' ? import('./lib/process/failure') : undefined;

/** Next's hook for what a page, an action or a route handler throws; Next itself prints nothing (`quiet`). */
export async function onRequestError(error: unknown): Promise<void> {
  (await loaded)?.noteFailure(error);
}
