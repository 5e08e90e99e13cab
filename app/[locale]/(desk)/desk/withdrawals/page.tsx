import { settleWithdrawal, stepOrder } from '@/app/_actions/desk';
import { deskMetadata, openDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { DeskPage } from '@/components/desk/desk-page';
import { FilterRow } from '@/components/desk/filter-row';
import { ListPages } from '@/components/desk/list-pages';
import { WithdrawalList } from '@/components/desk/withdrawal-list';
import { rowsPerPage } from '@/db/desk/desk';
import { countWithdrawals, listWithdrawals } from '@/db/desk/desk-withdrawals';
import { deskWords } from '@/lib/desk/desk-words';
import { pageIn } from '@/lib/desk/read-query';

export const generateMetadata = () => deskMetadata(deskWords.withdrawals.title);

const paths = { open: '/desk/withdrawals', closed: '/desk/withdrawals?state=closed' } as const;

export default async function DeskWithdrawalsPage({
  searchParams,
}: PageProps<'/[locale]/desk/withdrawals'>) {
  const query = await searchParams;
  const desk = await openDesk(paths.open, query);
  const page = pageIn(query.page);
  const isClosed = query.state === 'closed';
  const [declarations, closed] = await Promise.all([
    listWithdrawals(isClosed, page),
    countWithdrawals(true),
  ]);
  const { title, filters, ...t } = deskWords.withdrawals;
  const open = desk.waiting.withdrawals;
  const current = isClosed ? paths.closed : paths.open;
  return (
    <DeskPage {...desk} at="withdrawals" title={title}>
      <FilterRow
        label={filters}
        current={current}
        filters={[
          { label: t.open, count: open, path: paths.open },
          { label: t.closed, count: closed, path: paths.closed },
        ]}
      />
      <WithdrawalList
        declarations={declarations}
        now={new Date()}
        settle={settleWithdrawal}
        step={stepOrder}
      />
      <ListPages
        page={page}
        last={Math.ceil((isClosed ? closed : open) / rowsPerPage)}
        pathOf={(n) => `${current}${isClosed ? '&' : '?'}page=${n}`}
      />
    </DeskPage>
  );
}
