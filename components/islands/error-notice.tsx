'use client';
import { useParams } from 'next/navigation';
import { Suspense, use } from 'react';
import { errorWords } from '@/lib/i18n/browser-words';
import { type Locale, localePath, toLocale } from '@/lib/i18n/locales';

/** The error page: no internals, a retry button, a link home. */
export function ErrorNotice({ reset }: { error: Error; reset: () => void }) {
  const { locale } = useParams();
  return (
    <Suspense>
      <Notice locale={toLocale(locale)} reset={reset} />
    </Suspense>
  );
}

function Notice({ locale, reset }: { locale: Locale; reset: () => void }) {
  const words = use(errorWords(locale));
  return (
    <div className="notice">
      <h1 className="text-title">{words.heading}</h1>
      <p>{words.text}</p>
      <div className="flex flex-wrap gap-4">
        <button type="button" className="notice-button" onClick={reset}>
          {words.retry}
        </button>
        <a href={localePath(locale, '/')} className="notice-button">
          {words.home}
        </a>
      </div>
    </div>
  );
}
