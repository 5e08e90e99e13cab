'use client';
import type { MouseEvent, ReactNode } from 'react';
import { useDialog } from '@/components/ui/browser/use-dialog.client';
import type { Locale } from '@/lib/i18n/locales';

type Props = {
  /** The search page, where the link leads without scripts, and in a new tab. */
  href: string;
  locale: Locale;
  className: string;
  children: ReactNode;
};

/** Opens the search over the page; its code is fetched on the first click. */
export function SearchLink({ href, locale, className, children }: Props) {
  const { open, show } = useDialog(locale, () => import('./search-dialog.client'));

  function press(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open();
  }

  return (
    <>
      <a href={href} rel="nofollow" onClick={press} className={className}>
        {children}
      </a>
      {show({ href, locale })}
    </>
  );
}
