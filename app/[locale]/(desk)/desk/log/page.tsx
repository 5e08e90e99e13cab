import { deskMetadata, openDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { DeskLog } from '@/components/desk/desk-log';
import { DeskPage } from '@/components/desk/desk-page';
import { DeskPages } from '@/components/desk/desk-pages';
import { listLogEntries, rowsPerPage } from '@/db/desk/desk';
import { deskWords } from '@/lib/desk/desk-words';
import { pageIn } from '@/lib/search-params';

export const generateMetadata = () => deskMetadata(deskWords.today.allLog);

/** Both lists of actions are read from their ends: further back nobody looks page by page. */
const lastPage = 40;

export default async function DeskLogPage({ searchParams }: PageProps<'/[locale]/desk/log'>) {
  const given = await searchParams;
  const desk = await openDesk('/desk/log', given);
  const page = Math.min(pageIn(given.page), lastPage);
  const entries = await listLogEntries(rowsPerPage, page);
  const hasMore = entries.length === rowsPerPage && page < lastPage;
  return (
    <DeskPage {...desk} at="log" title={deskWords.today.allLog}>
      <DeskLog entries={entries} />
      <DeskPages
        page={page}
        last={hasMore ? page + 1 : page}
        pathOf={(n) => (n > 1 ? `/desk/log?page=${n}` : '/desk/log')}
      />
    </DeskPage>
  );
}
