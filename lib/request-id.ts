import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

// The server sets the id, pages and actions log it: separate bundles of one process, which share `globalThis`.
const shared = globalThis as typeof globalThis & { theogonieRequest?: AsyncLocalStorage<string> };
const current = () => {
  shared.theogonieRequest ??= new AsyncLocalStorage<string>();
  return shared.theogonieRequest;
};

/** The request id of a proxy, if it is well-formed, else a new one. */
export function requestIdFrom(header: string | string[] | undefined): string {
  // Without dots, colons and @, an address cannot pass as an id.
  return typeof header === 'string' && /^[\w-]{16,64}$/.test(header) ? header : randomUUID();
}

/** Runs the work of a request; everything it logs has the id. */
export function withRequestId<T>(id: string, work: () => T): T {
  return current().run(id, work);
}

/** The id of the current request, or `undefined` outside of one. */
export function currentRequestId(): string | undefined {
  return current().getStore();
}
