import type { sessionSeconds } from '@/lib/account/session-life';
import { decodeSummary, encodeSummary, type Summary, summaryCookie } from '@/lib/cart/summary';

const keptSeconds: typeof sessionSeconds = 33_696_000;
const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;
let known = '';
let current: Summary | undefined;
/** The summary that the other tabs were last notified of. */
let announced = '';

/** The summary in the cookie, parsed only when its text changed, so that React can compare references. */
function read(): Summary | undefined {
  const prefix = `${summaryCookie}=`;
  const text = document.cookie.split('; ').find((part) => part.startsWith(prefix));
  const value = decodeURIComponent(text?.slice(prefix.length) ?? '');
  if (value !== known) {
    known = value;
    current = decodeSummary(value);
  }
  return current;
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** Opens the channel and makes other tabs read the cookie again: this page may have changed it. */
function open(): void {
  channel ??= new BroadcastChannel('theogonie');
  channel.onmessage = notify;
  channel.postMessage('opened');
}

/** Closes the channel: an open one keeps the page out of the back/forward cache. */
function close(): void {
  channel?.close();
  channel = undefined;
}

/** Reads the cookie again on a page restored from the back/forward cache. */
function onPageShow(): void {
  open();
  notify();
}

/** Calls the listener on every change in any tab; returns the function that unsubscribes. */
export function subscribeToSummary(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    open();
    window.addEventListener('pagehide', close);
    window.addEventListener('pageshow', onPageShow);
    document.addEventListener('visibilitychange', notify);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    close();
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', notify);
  };
}

/**
 * Stores a summary from the server unless it is older than the stored one, and notifies the other tabs, also when the
 * server has set the cookie itself.
 */
export function storeSummary(summary: Summary): void {
  const text = encodeSummary(summary);
  if (summary.at < (read()?.at ?? 0) || text === announced) return;
  const value = encodeURIComponent(text);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${summaryCookie}=${value}; path=/; max-age=${keptSeconds}; samesite=lax`;
  announced = text;
  notify();
  channel?.postMessage('changed');
}

/** Deletes the summary when the server no longer knows the session, and notifies the other tabs, as `storeSummary`. */
export function deleteSummary(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${summaryCookie}=; path=/; max-age=0; samesite=lax`;
  announced = '';
  notify();
  channel?.postMessage('changed');
}

/** The visitor's summary, outside React; `undefined` without a session. */
export function currentSummary(): Summary | undefined {
  return read();
}
