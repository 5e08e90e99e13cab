import { deliveryCookie, deliveryCookieSeconds } from '@/lib/delivery/delivery-cookie';

/** The destination in the visitor's cookie, as `FR-75001`; `undefined` where none was chosen. */
export function keptDestination(): string | undefined {
  const prefix = `${deliveryCookie}=`;
  const found = document.cookie.split('; ').find((part) => part.startsWith(prefix));
  return found?.slice(prefix.length);
}

/** Keeps a destination for the pages that the server renders. @param text as `FR-75001` */
export function keepDestination(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${deliveryCookie}=${text}; path=/; max-age=${deliveryCookieSeconds}; samesite=lax`;
}
