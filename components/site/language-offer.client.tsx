'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { languageOffers } from '@/lib/i18n/language-offers';
import { type Locale, languages, localePath, plainPath } from '@/lib/i18n/locales';
import { keepLanguage } from './language-choice.client';

type Props = {
  /** The language of the page, and the one that its reader prefers. */
  locale: Locale;
  preferred: Locale;
};

/** Offers the page in the language of its reader; either answer is remembered. */
export default function LanguageOffer({ locale, preferred }: Props) {
  const [isRefused, setRefused] = useState(false);
  const words = languageOffers[preferred];
  const path = localePath(preferred, plainPath(usePathname()));
  const query = useSearchParams().toString();
  if (isRefused) return null;
  return (
    <aside lang={preferred} aria-label={words.text} className="language-offer">
      <div dir={languages[preferred].direction}>
        <p className="max-sm:sr-only">{words.text}</p>
        <a
          href={query ? `${path}?${query}` : path}
          hrefLang={preferred}
          rel={query ? 'nofollow' : undefined}
          onClick={() => keepLanguage(preferred)}
        >
          {words.follow}
        </a>
        <button
          type="button"
          aria-label={words.refuse}
          onClick={({ currentTarget }) => {
            keepLanguage(locale);
            // It goes with the focus in it.
            currentTarget.closest('header')?.querySelector('a')?.focus();
            setRefused(true);
          }}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
    </aside>
  );
}
