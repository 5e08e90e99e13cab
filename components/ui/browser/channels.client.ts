import type { ReactNode } from 'react';
import type { ActionResult } from '@/lib/action';
import type { Intent } from '@/lib/cart/intent';

/**
 * An event channel from any island to the overlay host of the page. Events sent before the host
 * listens are queued, because islands hydrate in no fixed order.
 */
function createChannel<T>() {
  const waiting: T[] = [];
  let listener: ((message: T) => void) | undefined;
  return {
    send(message: T): void {
      if (listener) listener(message);
      else waiting.push(message);
    },
    /** Subscribes; returns the function that unsubscribes. */
    listen(receive: (message: T) => void): () => void {
      listener = receive;
      for (const message of waiting.splice(0)) receive(message);
      return () => {
        if (listener === receive) listener = undefined;
      };
    },
  };
}

/** The piece that a button is about, as the page shows it. */
export type ShownPiece = { readonly picture: ReactNode; readonly name: string };

/** The result of an action, and what can be done about it: undo it, or start again with what was refused. */
export type Toast = {
  readonly result: ActionResult;
  readonly piece?: ShownPiece;
  readonly undo?: () => void;
  readonly restart?: () => void;
};

/** Shows the result of an action as a toast. */
export const toasts = createChannel<Toast>();
/** Opens the subscription dialog; the intent is carried out once the visitor has subscribed. */
export const subscribeRequests = createChannel<{
  readonly intent: Intent;
  readonly piece?: ShownPiece;
}>();
