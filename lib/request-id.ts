import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

// One for the process, whichever bundle asks: the server sets it, pages and actions log under it.
const shared = globalThis as typeof globalThis & { theogonieRequest?: AsyncLocalStorage<string> };
const underWay = () => {
  shared.theogonieRequest ??= new AsyncLocalStorage<string>();
  return shared.theogonieRequest;
};

/** The id that a proxy gave a request, when it is one and nothing else; a fresh one otherwise. */
export function requestIdFrom(header: string | string[] | undefined): string {
  // Neither dots nor colons nor an @: an address can never pass for an id.
  return typeof header === 'string' && /^[\w-]{16,64}$/.test(header) ? header : randomUUID();
}

/** Does the work of one request, so that all it logs carries the id. */
export function withRequestId<T>(id: string, work: () => T): T {
  return underWay().run(id, work);
}

/** The id of the request that is being answered; `undefined` outside of one. */
export function currentRequestId(): string | undefined {
  return underWay().getStore();
}
