import type { ActionResult } from '@/lib/action';

/** What any island may ask of the one stage that every page has. */
type Signals = {
  /** Show what an action answered, as a toast. */
  toast: ActionResult;
  /** Open the subscription dialog; go on with `resume` once the visitor has joined. */
  gate: () => void;
};

/** Sends a signal to the stage. */
export function signal<K extends keyof Signals>(name: K, detail: Signals[K]): void {
  window.dispatchEvent(new CustomEvent(`theogonie:${name}`, { detail }));
}

/** Listens for a signal; returns the way to stop. */
export function onSignal<K extends keyof Signals>(
  name: K,
  listener: (detail: Signals[K]) => void,
): () => void {
  const receive = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  };
  window.addEventListener(`theogonie:${name}`, receive);
  return () => window.removeEventListener(`theogonie:${name}`, receive);
}
