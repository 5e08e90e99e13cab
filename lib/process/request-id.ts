import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** A request that is being answered. */
type CurrentRequest = {
  readonly id: string;
  /** Why it fails, once that is known. */
  failure?: Error;
  /** Set once its answer was sent and logged. */
  isOver?: boolean;
};

// The server sets it, pages and actions read it: separate bundles of one process, which share `globalThis`.
const shared = globalThis as typeof globalThis & {
  theogonieRequest?: AsyncLocalStorage<CurrentRequest>;
};
const current = () => {
  shared.theogonieRequest ??= new AsyncLocalStorage<CurrentRequest>();
  return shared.theogonieRequest;
};

/** The request id of a proxy, if it is well-formed, else a new one. */
export function requestIdFrom(header: string | string[] | undefined): string {
  // Without dots, colons and @, an address cannot pass as an id.
  return typeof header === 'string' && /^[\w-]{16,64}$/.test(header) ? header : randomUUID();
}

/** Runs the work of a request; everything it logs has the id. */
export function withRequestId<T>(id: string, work: () => T): T {
  return current().run({ id }, work);
}

/** The id of the current request, or `undefined` outside of one. */
export function currentRequestId(): string | undefined {
  return current().getStore()?.id;
}

/** The request that is being answered, or `undefined` outside of one. */
export function currentRequest(): CurrentRequest | undefined {
  return current().getStore();
}
