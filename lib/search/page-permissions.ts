import type { Metadata } from 'next';
import { pageAt } from '@/lib/site/routes';

/**
 * What the head of a page allows: search engines index what its record says, and other sites do not learn where a
 * visitor of a confidential page came from, whose address can carry a token.
 */
export function permissionsOf(path: string): Pick<Metadata, 'robots' | 'referrer'> {
  const { audience, isIndexed, sendsReferrer } = pageAt(path);
  return {
    // A page that is not indexed has links to many more of its kind; the sitemap names what is to be found.
    robots: isIndexed ? { 'max-image-preview': 'large' } : { index: false, follow: false },
    referrer: audience || sendsReferrer ? undefined : 'same-origin',
  };
}
