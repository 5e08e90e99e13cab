import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { log } from '@/lib/process/log';
import type { Handler } from './next';

/** So long after the start the visitors who waited for it are answered. */
const restMs = 3_000;
/** The invoice of an order that cannot be: the route is loaded, and answers 404 without the database. */
const path = '/orders/0/invoice.pdf';

/**
 * Has Next load the modules of its route for papers a moment after the start, for 100 ms: otherwise the first customer who
 * asks for an invoice, and whoever comes at the same time, waits for them.
 */
export function warmRoutes(next: Handler): void {
  const warm = async () => {
    const request = Object.assign(new IncomingMessage(new Socket()), {
      ...{ method: 'GET', url: path, headers: { host: 'localhost' } },
    });
    await next(request, new ServerResponse(request));
  };
  setTimeout(() => {
    warm().catch((error: unknown) => log().warn(error, 'a route was not loaded ahead'));
  }, restMs).unref();
}
