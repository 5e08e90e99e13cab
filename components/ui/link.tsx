import type { ComponentProps } from 'react';
import { PrefetchLink } from '@/components/islands/prefetch-link';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';

/** A link to a page of the shop, in the language of the page it stands on. */
export async function Link({ href, ...rest }: ComponentProps<typeof PrefetchLink>) {
  return <PrefetchLink href={localePath(await currentLocale(), href)} {...rest} />;
}
