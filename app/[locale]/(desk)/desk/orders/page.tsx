import { deskMetadata, openDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { DeskPage } from '@/components/desk/desk-page';
import { DeskPages } from '@/components/desk/desk-pages';
import { Results } from '@/components/desk/desk-search';
import { FilterRow } from '@/components/desk/filter-row';
import { OrderFilterForm } from '@/components/desk/orders/order-filter-form';
import { OrderList } from '@/components/desk/orders/order-list';
import { deliveryCountries } from '@/content/delivery/delivery';
import { rowsPerPage } from '@/db/desk/desk';
import { anonymous, countOrders, listDeskOrders, mostCounted } from '@/db/desk/desk-orders';
import { deskWords } from '@/lib/desk/desk-words';
import { orderFilterFields, readOrderFilter } from '@/lib/desk/order-filter';
import { orderStates } from '@/lib/orders/order';
import { pageIn } from '@/lib/search-params';

export const generateMetadata = () => deskMetadata(deskWords.orders.title);

/** Address of a part of the list, or of the file of one. */
const pathOf = (fields: Readonly<Record<string, string>>, path = '/desk/orders') =>
  Object.keys(fields).length > 0 ? `${path}?${new URLSearchParams(fields)}` : path;

export default async function DeskOrdersPage({ searchParams }: PageProps<'/[locale]/desk/orders'>) {
  const given = await searchParams;
  const desk = await openDesk('/desk/orders', given);
  const filter = readOrderFilter(given);
  const { query, state } = filter;
  const page = pageIn(given.page);
  const [orders, counts] = await Promise.all([listDeskOrders(filter, page), countOrders(filter)]);
  const { all, unnamed, filters, title, csv, counted } = deskWords.orders;
  const fields = orderFilterFields(filter);
  const sum = orderStates.reduce((total, one) => total + (counts[one] ?? 0), 0);
  const part = (label: string, count: number, one?: typeof state) => ({
    label,
    count,
    path: pathOf(orderFilterFields({ ...filter, state: one })),
  });
  return (
    <DeskPage {...desk} at="orders" title={title}>
      <OrderFilterForm filter={filter} countries={deliveryCountries} />
      <FilterRow
        label={filters}
        current={pathOf(fields)}
        filters={[
          part(all, sum),
          ...orderStates.map((one) => part(deskWords.states[one], counts[one] ?? 0, one)),
          ...(query ? [] : [part(unnamed, counts.anonymous ?? 0, anonymous)]),
        ]}
      />
      <Results>
        {query && sum >= mostCounted && <p className="text-muted text-small">{counted}</p>}
        <OrderList orders={orders} />
        <DeskPages
          page={page}
          last={Math.ceil((state ? (counts[state] ?? 0) : sum) / rowsPerPage)}
          pathOf={(n) => pathOf({ ...fields, ...(n > 1 && { page: String(n) }) })}
        />
      </Results>
      <a href={pathOf(fields, '/desk/orders.csv')} className="prose-link justify-self-start">
        {csv}
      </a>
    </DeskPage>
  );
}
