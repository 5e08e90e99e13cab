import type { ComponentProps } from 'react';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';

type Props = ComponentProps<'a'> & {
  href: string;
  /** When the page it leads to is fetched: among the first in sight, or once it is about to be followed. */
  ahead?: 'sight' | 'intent' | 'never';
};

/**
 * A link to a page of the shop, in the language of the page it stands on. It is a plain link; the
 * island `SoftLinks`, one for all of them, follows it without loading the page anew.
 */
export async function Link({ href, ahead = 'sight', ...rest }: Props) {
  const target = href.startsWith('/') ? localePath(await currentLocale(), href) : href;
  return <a href={target} data-ahead={ahead} {...rest} />;
}
