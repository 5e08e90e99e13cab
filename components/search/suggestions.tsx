import { Heading } from '@/components/ui/text';
import { getMessages } from '@/lib/i18n/request';
import type { SearchResult } from '@/lib/search';
import { ResultList } from './result-list';

/** Three pieces to begin with, where nothing was asked or found. */
export async function Suggestions({ pieces }: { pieces: readonly SearchResult[] }) {
  const { search } = await getMessages();
  return (
    <section className="grid gap-8">
      <Heading title={search.suggestions} />
      <ResultList results={pieces} />
    </section>
  );
}
