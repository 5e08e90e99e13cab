import type { ComponentProps } from 'react';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { PrefetchLink } from './prefetch-link.client';

/** A link to a page of the shop, in the language of the page it stands on. */
export async function Link({ href, ...rest }: ComponentProps<typeof PrefetchLink>) {
  return <PrefetchLink href={localePath(await currentLocale(), href)} {...rest} />;
}
