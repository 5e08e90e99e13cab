import { decodeSummary, encodeSummary, type Summary, summaryCookie } from '@/lib/summary';

const yearSeconds = 365 * 24 * 60 * 60;
const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;
let known = '';
let current: Summary | undefined;

/** The summary in the cookie, read again only when its text changed, so that React can compare. */
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

function tell(): void {
  for (const listener of listeners) listener();
}

/** Other tabs are asked to look again: this page may have come with a cookie they have not seen. */
function open(): void {
  channel ??= new BroadcastChannel('theogonie');
  channel.onmessage = tell;
  channel.postMessage('opened');
}

/** An open channel would keep a page out of the browser's cache for Back. */
function close(): void {
  channel?.close();
  channel = undefined;
}

/** Back and forward bring a page out of the browser's cache as it was. */
function comeBack(): void {
  open();
  tell();
}

/** Has a listener told of every change, in whichever tab; returns the way to stop. */
export function subscribeToSummary(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    open();
    window.addEventListener('pagehide', close);
    window.addEventListener('pageshow', comeBack);
    document.addEventListener('visibilitychange', tell);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    close();
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', comeBack);
    document.removeEventListener('visibilitychange', tell);
  };
}

/** Keeps what the server counted, unless that is known already or older, and tells the other tabs. */
export function keepSummary(summary: Summary): void {
  const text = encodeSummary(summary);
  if (summary.at < (read()?.at ?? 0) || text === known) return;
  const value = encodeURIComponent(text);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${summaryCookie}=${value}; path=/; max-age=${yearSeconds}; samesite=lax`;
  tell();
  channel?.postMessage('changed');
}

/** Forgets what is known, where the server no longer knows this visitor. */
export function dropSummary(): void {
  if (!read()) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${summaryCookie}=; path=/; max-age=0; samesite=lax`;
  tell();
}

/** The visitor's summary without waiting for React: `undefined` while no session was opened here. */
export function currentSummary(): Summary | undefined {
  return read();
}
