import { deskMetadata, openDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { DeskPage } from '@/components/desk/desk-page';
import { DeskSearch } from '@/components/desk/desk-search';
import { FilterRow } from '@/components/desk/filter-row';
import { ListPages } from '@/components/desk/list-pages';
import { OrderList } from '@/components/desk/orders/order-list';
import { rowsPerPage } from '@/db/desk/desk';
import { anonymous, countOrders, listDeskOrders } from '@/db/desk/desk-orders';
import { deskWords } from '@/lib/desk/desk-words';
import { pageIn, queryIn } from '@/lib/desk/read-query';
import { orderStates } from '@/lib/orders/order';

export const generateMetadata = () => deskMetadata(deskWords.orders.title);

/** Address of a part of the list. */
const pathOf = (parts: Readonly<Record<string, string | undefined>>) => {
  const given = Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length > 0 ? `/desk/orders?${new URLSearchParams(given)}` : '/desk/orders';
};

export default async function DeskOrdersPage({ searchParams }: PageProps<'/[locale]/desk/orders'>) {
  const given = await searchParams;
  const desk = await openDesk('/desk/orders', given);
  const query = queryIn(given.q);
  const page = pageIn(given.page);
  const isUnnamed = given.state === anonymous && !query;
  const state = isUnnamed ? anonymous : orderStates.find((one) => one === given.state);
  const [orders, counts] = await Promise.all([
    listDeskOrders({ state, query }, page),
    countOrders(query),
  ]);
  const { all, unnamed, filters, title } = deskWords.orders;
  const sum = orderStates.reduce((total, one) => total + (counts[one] ?? 0), 0);
  const part = (name: string, count: number, one?: string) => ({
    label: name,
    count,
    path: pathOf({ state: one, q: query }),
  });
  return (
    <DeskPage {...desk} at="orders" title={title}>
      <DeskSearch
        path="/desk/orders"
        query={query}
        rest={state && { state }}
        words={deskWords.orders}
      />
      <FilterRow
        label={filters}
        current={pathOf({ state, q: query })}
        filters={[
          part(all, sum),
          ...orderStates.map((one) => part(deskWords.states[one], counts[one] ?? 0, one)),
          ...(query ? [] : [part(unnamed, counts.anonymous ?? 0, anonymous)]),
        ]}
      />
      <OrderList orders={orders} />
      <ListPages
        page={page}
        last={Math.ceil((state ? (counts[state] ?? 0) : sum) / rowsPerPage)}
        pathOf={(n) => pathOf({ state, q: query, page: n > 1 ? String(n) : undefined })}
      />
    </DeskPage>
  );
}
