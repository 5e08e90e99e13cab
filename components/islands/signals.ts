import type { ActionResult } from '@/lib/action';
import type { Intent } from '@/lib/intent';

/**
 * A wire from any island to the stage that every page has. What is sent before the stage listens
 * waits for it: islands wake up in no fixed order.
 */
function wire<T>() {
  const unheard: T[] = [];
  let listener: ((message: T) => void) | undefined;
  return {
    send(message: T): void {
      if (listener) listener(message);
      else unheard.push(message);
    },
    /** Listens from now on; returns the way to stop. */
    listen(receive: (message: T) => void): () => void {
      listener = receive;
      for (const message of unheard.splice(0)) receive(message);
      return () => {
        if (listener === receive) listener = undefined;
      };
    },
  };
}

/** What an action answered, and how it is taken back where it can be. */
export type Toast = { readonly result: ActionResult; readonly undo?: () => void };

/** Shows what an action answered, as a toast. */
export const toasts = wire<Toast>();
/** Opens the subscription dialog; what is sent is carried out once the visitor has joined. */
export const gates = wire<Intent>();
