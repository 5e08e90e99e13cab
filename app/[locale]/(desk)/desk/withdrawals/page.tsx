import { setAside, settleWithdrawal, stepOrder } from '@/app/_actions/desk';
import { deskMetadata, openDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { DeskPage } from '@/components/desk/desk-page';
import { DeskPages } from '@/components/desk/desk-pages';
import { FilterRow } from '@/components/desk/filter-row';
import { WithdrawalList } from '@/components/desk/withdrawal-list';
import { rowsPerPage } from '@/db/desk/desk';
import { countWithdrawals, listWithdrawals, withdrawalParts } from '@/db/desk/desk-withdrawals';
import { deskWords } from '@/lib/desk/desk-words';
import { readRefused } from '@/lib/desk/forms/refused-form';
import { typedAt } from '@/lib/desk/forms/typed';
import { pageIn } from '@/lib/search-params';

export const generateMetadata = () => deskMetadata(deskWords.withdrawals.title);

const start = '/desk/withdrawals';
const paths = {
  open: '/desk/withdrawals?state=open',
  doubted: '/desk/withdrawals?state=doubted',
  closed: '/desk/withdrawals?state=closed',
} as const;

export default async function DeskWithdrawalsPage({
  searchParams,
}: PageProps<'/[locale]/desk/withdrawals'>) {
  const query = await searchParams;
  const desk = await openDesk(start, query);
  const page = pageIn(query.page);
  const doubted = await countWithdrawals('doubted');
  // Who opens the page is not led past what has to be looked at.
  const first = desk.waiting.withdrawals === 0 && doubted > 0 ? 'doubted' : 'open';
  const part = withdrawalParts.find((one) => one === query.state) ?? first;
  const [declarations, closed, refused] = await Promise.all([
    listWithdrawals(part, page),
    countWithdrawals('closed'),
    readRefused(query),
  ]);
  const { title, filters, ...t } = deskWords.withdrawals;
  const counts = { open: desk.waiting.withdrawals, doubted, closed };
  const current = paths[part];
  return (
    <DeskPage {...desk} at="withdrawals" title={title}>
      <FilterRow
        label={filters}
        current={current}
        filters={withdrawalParts.map((one) => ({
          label: t[one],
          count: counts[one],
          path: paths[one],
        }))}
      />
      <WithdrawalList
        declarations={declarations}
        now={new Date()}
        settle={settleWithdrawal}
        step={stepOrder}
        setAside={setAside}
        typed={typedAt('setAside', refused)}
      />
      <DeskPages
        page={page}
        last={Math.ceil(counts[part] / rowsPerPage)}
        pathOf={(n) => `${current}&page=${n}`}
      />
    </DeskPage>
  );
}
