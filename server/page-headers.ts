import { staticPolicy } from '@/lib/csp';

/** A page as the build made it. */
export type BuiltPage = {
  /** As a visitor types it: `/bed/zeus`. */
  readonly address: string;
  readonly html: string;
};

/**
 * A shared cache may hold a page for a minute, a browser asks each time and mostly gets a 304. No
 * `stale-while-revalidate`: browsers heed it too, and would show the page of the last release once more.
 */
export const sharedForAMinute = 'public, max-age=0, s-maxage=60';

/**
 * Headers that belong to one page. They are computed once, when it is built, and kept in its record:
 * its policy names the scripts in it by their hashes.
 */
export function pageHeaders({ html }: BuiltPage): Record<string, string> {
  return { 'cache-control': sharedForAMinute, 'content-security-policy': staticPolicy(html) };
}
