'use client';
import { Suspense, use } from 'react';
import { errorWords } from '@/lib/i18n/error-words';

type Props = { error: Error; retry: () => void };

/** The error page: no internals, a retry button, a link home. */
export function ErrorNotice({ retry }: Props) {
  return (
    <Suspense>
      <Notice retry={retry} />
    </Suspense>
  );
}

function Notice({ retry }: Pick<Props, 'retry'>) {
  const words = use(errorWords());
  return (
    <div className="notice">
      <h1 className="text-title">{words.heading}</h1>
      <p>{words.text}</p>
      <div className="flex flex-wrap gap-4">
        <button type="button" className="notice-button" onClick={retry}>
          {words.retry}
        </button>
        <a href={words.path} className="notice-button">
          {words.home}
        </a>
      </div>
    </div>
  );
}
