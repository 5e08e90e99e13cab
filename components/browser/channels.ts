import type { ActionResult } from '@/lib/action';
import type { Intent } from '@/lib/intent';

/**
 * A channel of events from any island to the overlay host, of which every page has one. What is sent
 * before the host listens is kept for it: islands hydrate in no fixed order.
 */
function createChannel<T>() {
  const waiting: T[] = [];
  let listener: ((message: T) => void) | undefined;
  return {
    send(message: T): void {
      if (listener) listener(message);
      else waiting.push(message);
    },
    /** Listens from now on; returns the way to stop. */
    listen(receive: (message: T) => void): () => void {
      listener = receive;
      for (const message of waiting.splice(0)) receive(message);
      return () => {
        if (listener === receive) listener = undefined;
      };
    },
  };
}

/** What an action answered, and how it is taken back where it can be. */
export type Toast = { readonly result: ActionResult; readonly undo?: () => void };

/** Shows what an action answered, as a toast. */
export const toasts = createChannel<Toast>();
/** Opens the subscription dialog; what is sent is carried out once the visitor has joined. */
export const subscribeRequests = createChannel<Intent>();
