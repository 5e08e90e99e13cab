'use client';
import { errorWords } from '@/lib/i18n/error-words';
import { defaultLocale } from '@/lib/i18n/locales';

/** The last page there is: it stands when even the layout broke, so it brings everything itself. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  const words = errorWords[defaultLocale];
  return (
    <html lang={defaultLocale}>
      <body
        style={{
          fontFamily: 'Georgia, serif',
          maxWidth: '40rem',
          margin: '20vh auto',
          padding: '0 1.5rem',
        }}
      >
        <h1>{words.heading}</h1>
        <p>{words.text}</p>
        <p>
          <button type="button" onClick={reset}>
            {words.retry}
          </button>{' '}
          <a href="/">{words.home}</a>
        </p>
      </body>
    </html>
  );
}
