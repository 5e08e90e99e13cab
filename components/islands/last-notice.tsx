'use client';
import { useParams } from 'next/navigation';
import { Suspense, use } from 'react';
import { errorWords } from '@/lib/i18n/browser-words';
import { directionOf, type Locale, localePath, toLocale } from '@/lib/i18n/locales';

/** The global error page: it replaces a broken layout, so it includes its own document. */
export function LastNotice({ reset }: { error: Error; reset: () => void }) {
  const locale = toLocale(useParams()?.locale);
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <body
        style={{
          fontFamily: 'Georgia, serif',
          maxWidth: '40rem',
          margin: '20vh auto',
          padding: '0 1.5rem',
        }}
      >
        <Suspense>
          <Notice locale={locale} reset={reset} />
        </Suspense>
      </body>
    </html>
  );
}

function Notice({ locale, reset }: { locale: Locale; reset: () => void }) {
  const words = use(errorWords(locale));
  return (
    <>
      <h1>{words.heading}</h1>
      <p>{words.text}</p>
      <p>
        <button type="button" onClick={reset}>
          {words.retry}
        </button>{' '}
        <a href={localePath(locale, '/')}>{words.home}</a>
      </p>
    </>
  );
}
