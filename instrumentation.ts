import { noteFailure } from './lib/process/failure';

/** Next's hook for what a page, an action or a route handler throws; Next itself prints nothing (`quiet`). */
export function onRequestError(error: unknown): void {
  noteFailure(error);
}
