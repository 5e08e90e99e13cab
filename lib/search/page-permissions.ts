import type { Metadata } from 'next';
import { pageAt } from '@/lib/site/routes';

/**
 * What the head of a page allows: search engines index what its record says, and other sites do not learn where a
 * visitor of a confidential page came from, whose address can carry a token.
 */
export function permissionsOf(path: string): Pick<Metadata, 'robots' | 'referrer'> {
  const { audience, isIndexed, sendsReferrer } = pageAt(path);
  return {
    robots: isIndexed ? undefined : { index: false, follow: true },
    referrer: audience || sendsReferrer ? undefined : 'same-origin',
  };
}
