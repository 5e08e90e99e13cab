import type { ComponentProps } from 'react';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { isForRobots } from '@/lib/site/routes';
import { PrefetchLink } from './prefetch-link.client';

/**
 * A link to a page of the shop, in the language of the page it stands on. Search engines follow it where they are to
 * have its page.
 */
export async function Link({ href, ...rest }: ComponentProps<typeof PrefetchLink>) {
  return (
    <PrefetchLink
      href={localePath(await currentLocale(), href)}
      {...(!isForRobots(href) && { rel: 'nofollow' })}
      {...rest}
    />
  );
}
