import 'server-only';
import { log } from './log';
import { currentRequest } from './request-id';

/**
 * Stores why the current request fails, for its line in the log; the first reason counts. Outside a request, or once
 * the answer is sent, it is logged at once.
 */
export function noteFailure(thrown: unknown): void {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const request = currentRequest();
  if (request && !request.isOver) request.failure ??= error;
  else log().error({ event: 'failed', err: error }, 'something failed outside of an answer');
}
