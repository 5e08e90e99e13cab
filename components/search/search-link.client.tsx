'use client';
import type { MouseEvent, ReactNode } from 'react';
import { useOnDemand } from '@/components/ui/browser/use-on-demand.client';
import { browserWords } from '@/lib/i18n/browser-words';
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
  const { loaded, open, close } = useOnDemand(async () => {
    const [dialog, words] = await Promise.all([
      import('./search-dialog.client'),
      browserWords(locale),
    ]);
    return { Dialog: dialog.default, words: words.search };
  });

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
      {loaded && <loaded.Dialog href={href} locale={locale} words={loaded.words} onClose={close} />}
    </>
  );
}
