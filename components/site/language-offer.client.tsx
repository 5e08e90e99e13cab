'use client';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { languageOffers } from '@/lib/i18n/language-offers';
import { directionOf, type Locale, localePath, plainPath } from '@/lib/i18n/locales';
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
  if (isRefused) return null;
  return (
    <aside lang={preferred} aria-label={words.text} className="language-offer">
      <div dir={directionOf(preferred)}>
        <p className="max-sm:sr-only">{words.text}</p>
        <a
          href={path}
          hrefLang={preferred}
          onClick={({ currentTarget }) => {
            keepLanguage(preferred);
            currentTarget.search = location.search;
          }}
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
          ×
        </button>
      </div>
    </aside>
  );
}
