import { toasts } from '@/components/ui/browser/channels.client';
import { fetchOrToast } from '@/components/ui/browser/fetch-or-toast.client';
import { store, stored } from '@/components/ui/browser/stored.client';
import { readList, toggled } from '@/lib/catalogue/compare/compare-list';

const key = 'compare';
const listeners = new Set<() => void>();
/** What was written last, for browsers that refuse to store it: it holds until the next full load. */
let written = '';

function notify(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener on every change, in any tab; returns the function that unsubscribes. */
export function subscribeToCompared(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    addEventListener('storage', notify);
    addEventListener('pageshow', notify);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', notify);
    removeEventListener('pageshow', notify);
  };
}

/** The list as it is stored, which React can compare. */
export function comparedText(): string {
  return stored(key) ?? written;
}

/** Replaces the list, and notifies every island. */
export function keepCompared(words: readonly string[]): void {
  written = words.join();
  store(key, written);
  notify();
}

/**
 * Adds a configuration to the list, or removes it. A list that is full or of another category says so, and
 * offers to start again with this one. Without the bar that shows the list, the list stays as it was.
 */
export async function toggleCompared(word: string, load: () => Promise<object>): Promise<void> {
  const list = readList(comparedText());
  const next = toggled(list, word);
  if (typeof next === 'string') {
    toasts.send({ result: { ok: false, code: next }, restart: () => keepCompared([word]) });
    return;
  }
  keepCompared(next);
  if (!(await fetchOrToast(load))) keepCompared(list);
}
