'use client';
import { type ComponentProps, useState } from 'react';
import { ErrorNotice } from './error-notice.client';

/**
 * The global error page: it replaces a broken layout, so it brings its own document, in the language, the direction
 * and the theme of the one it replaces.
 */
export function LastNotice(props: ComponentProps<typeof ErrorNotice>) {
  const [{ lang, dir, className }] = useState(readDocument);
  return (
    <html
      lang={lang}
      dir={dir}
      className={className}
      style={{ colorScheme: className || 'light dark' }}
    >
      <body style={{ fontFamily: 'var(--font-text, Georgia, serif)' }}>
        <main>
          <p className="absolute px-gutter py-7 font-display text-heading">Théogonie</p>
          <ErrorNotice {...props} />
        </main>
      </body>
    </html>
  );
}

function readDocument() {
  const { lang, dir, className } = globalThis.document?.documentElement ?? {};
  return { lang: lang || 'fr', dir, className };
}
