import { getTranslations } from 'next-intl/server';
import { Heading } from '@/components/ui/text';
import type { SearchResult } from '@/lib/search';
import { ResultList } from './result-list';

/** Three pieces to begin with, where nothing was asked or found. */
export async function Suggestions({ pieces }: { pieces: readonly SearchResult[] }) {
  const t = await getTranslations('search');
  return (
    <section className="grid gap-8">
      <Heading title={t('suggestions')} />
      <ResultList results={pieces} />
    </section>
  );
}
