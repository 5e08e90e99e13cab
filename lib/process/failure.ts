import 'server-only';
import { log } from './log';
import { currentRequest } from './request-id';

/**
 * Keeps why the current request fails, for the line that its answer leaves in the log; the first reason counts.
 * Without one, or once its answer is sent, it is logged at once.
 */
export function noteFailure(thrown: unknown): void {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const request = currentRequest();
  if (request && !request.isOver) request.failure ??= error;
  else log().error({ event: 'failed', err: error }, 'something failed outside of an answer');
}
