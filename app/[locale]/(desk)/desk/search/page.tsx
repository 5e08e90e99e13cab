import { deskMetadata, openDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { DeskPage } from '@/components/desk/desk-page';
import { Results } from '@/components/desk/desk-search';
import { FoundList } from '@/components/desk/found-list';
import { searchAll } from '@/db/desk/desk-search';
import { mostFound } from '@/db/desk/search-conditions';
import { deskWords } from '@/lib/desk/desk-words';
import { queryIn } from '@/lib/desk/read-query';
import { searchTerms } from '@/lib/desk/search-terms';

export const generateMetadata = () => deskMetadata(deskWords.find.title);

export default async function DeskSearchPage({ searchParams }: PageProps<'/[locale]/desk/search'>) {
  const given = await searchParams;
  const desk = await openDesk('/desk/search', given);
  const query = queryIn(given.q);
  const { title, start } = deskWords.find;
  return (
    <DeskPage {...desk} at="search" title={title}>
      {query ? (
        <Results>
          <FoundList query={query} most={mostFound} found={await searchAll(searchTerms(query))} />
        </Results>
      ) : (
        <p className="text-muted">{start}</p>
      )}
    </DeskPage>
  );
}
