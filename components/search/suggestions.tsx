import { getTranslations } from 'next-intl/server';
import type { SearchResult } from '@/lib/search';
import { ResultList } from './result-list';

/** Three pieces to begin with, where nothing was asked or found. */
export async function Suggestions({ pieces }: { pieces: readonly SearchResult[] }) {
  const t = await getTranslations('search');
  return (
    <section className="grid gap-8">
      <h2 className="text-heading">{t('suggestions')}</h2>
      <ResultList results={pieces} />
    </section>
  );
}
