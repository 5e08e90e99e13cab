import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';

type Props = Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string };

/** A link to a page of the shop, in the language of the page it stands on. */
export async function Link({ href, ...rest }: Props) {
  const target = href.startsWith('/') ? localePath(await currentLocale(), href) : href;
  return <NextLink href={target} {...rest} />;
}
