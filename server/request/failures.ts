import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { counters } from '@/lib/process/counters';
import { noteFailure } from '@/lib/process/failure';
import { log, printable } from '@/lib/process/log';
import { currentRequest } from '@/lib/process/request-id';
import { withoutToken } from '@/lib/process/without-token';
import type { Handler } from '@/server/next';
import { pathOf } from './paths';

/** Logs and counts an answer of 500, and one during which something was thrown, once it is sent. */
function logFailure({ method, url = '/' }: IncomingMessage, response: ServerResponse): void {
  const request = currentRequest();
  const logOnClose = () => {
    if (request) request.isOver = true;
    const { statusCode: status } = response;
    if (status !== 500 && !request?.failure) return;
    const line = { method, path: printable(withoutToken(pathOf(url))), status };
    if (status >= 400 && status < 500) {
      log().warn({ event: 'broken-request', ...line, err: request?.failure }, 'not for us to mend');
      return;
    }
    counters().failedAnswers += 1;
    log().error({ event: 'failed-answer', ...line, err: request?.failure }, 'an answer failed');
  };
  response.once('close', AsyncResource.bind(logOnClose));
}

/** A handler whose failures are logged and counted; what it throws is answered with 500. */
export function withFailures(handle: Handler): Handler {
  return async (request, response) => {
    logFailure(request, response);
    try {
      await handle(request, response);
    } catch (error) {
      noteFailure(error);
      if (response.headersSent) response.destroy();
      else
        response.writeHead(500, { 'content-type': 'text/plain', connection: 'close' }).end('500');
    }
  };
}
