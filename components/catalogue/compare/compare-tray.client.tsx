'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { keepFocus } from '@/components/ui/browser/keep-focus.client';
import { buttonClass } from '@/components/ui/button';
import { PrefetchLink } from '@/components/ui/prefetch-link.client';
import { comparisonPath, mostCompared } from '@/lib/catalogue/compare/compare-list';
import { showsTray } from '@/lib/catalogue/compare/shows-tray';
import type { BrowserWords } from '@/lib/i18n/browser-words';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { keepCompared } from './compare-store.client';
import { useCompared } from './use-compared.client';

type Props = { locale: Locale; words: BrowserWords['compareTray'] };

/**
 * What is to be compared, at the bottom of the window; on pages of the catalogue, but the one that compares just that. Each change of the
 * list is said, in an element that is there before it.
 */
export default function CompareTray({ locale, words }: Props) {
  const compared = useCompared();
  const shown = useSearchParams().getAll('pieces').join();
  const [said, setSaid] = useState('');
  const count = compared.length;
  const path = usePathname();
  const isShown = count > 0 && shown !== compared.join() && showsTray(path);

  useEffect(
    () => setSaid(count > 0 ? `${words.title} ${count} / ${mostCompared}` : words.emptied),
    [count, words],
  );

  // What was pressed stays in sight: the room that the page keeps below it grew with the tray.
  useEffect(() => {
    const pressed = document.activeElement;
    if (isShown && pressed?.matches('[aria-pressed]')) pressed.scrollIntoView({ block: 'nearest' });
  }, [isShown]);

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {isShown && (
        <section ref={keepFocus} aria-label={words.label} className="compare-tray">
          <p>
            {words.title}{' '}
            <bdi className="whitespace-nowrap lining-nums tabular-nums">
              {count} / {mostCompared}
            </bdi>
          </p>
          <PrefetchLink
            href={localePath(locale, comparisonPath(compared))}
            prefetch={false}
            className={`${buttonClass({ size: 'sm' })} min-h-11!`}
          >
            {words.open}
          </PrefetchLink>
          <button
            type="button"
            onClick={() => keepCompared([])}
            className="prose-link min-h-11 text-small"
          >
            {words.clear}
          </button>
        </section>
      )}
    </>
  );
}
