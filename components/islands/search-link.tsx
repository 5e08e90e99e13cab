'use client';
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';

const SearchDialog = lazy(() => import('./search-dialog'));

type Props = {
  /** The search page, where the link leads without scripts, and in a new tab. */
  href: string;
  locale: Locale;
  className: string;
  children: ReactNode;
};

/** Opens the search over the page; its code is fetched on the first click. */
export function SearchLink({ href, locale, className, children }: Props) {
  const [isOpen, setOpen] = useState(false);

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      <a href={href} onClick={open} className={className}>
        {children}
      </a>
      <Suspense>
        {isOpen && <SearchDialog href={href} locale={locale} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
