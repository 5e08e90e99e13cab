'use client';
import { useSearchParams } from 'next/navigation';
import { use } from 'react';
import { keepCompared } from '@/components/browser/compare-store';
import { buttonClass } from '@/components/ui/button';
import { comparisonPath, mostCompared } from '@/lib/compare-list';
import { browserWords } from '@/lib/i18n/browser-words';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { PrefetchLink } from './prefetch-link';
import { useCompared } from './use-compared';

/** What is to be compared, at the bottom of the window; absent on the page that compares just that. */
export default function CompareTray({ locale }: { locale: Locale }) {
  const words = useCompared();
  const { compareTray } = use(browserWords(locale));
  const shown = useSearchParams().getAll('pieces').join();
  if (words.length === 0 || shown === words.join()) return null;
  return (
    <section aria-label={compareTray.label} className="compare-tray">
      <p role="status">
        {compareTray.title}{' '}
        <bdi className="ms-1 lining-nums tabular-nums">
          {words.length} / {mostCompared}
        </bdi>
      </p>
      <PrefetchLink
        href={localePath(locale, comparisonPath(words))}
        prefetch={false}
        className={`${buttonClass({ size: 'sm' })} min-h-11!`}
      >
        {compareTray.open}
      </PrefetchLink>
      <button
        type="button"
        onClick={() => keepCompared([])}
        className="prose-link min-h-11 text-small"
      >
        {compareTray.clear}
      </button>
    </section>
  );
}
