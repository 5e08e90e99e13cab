import { z } from 'zod';
import { deliveryCountries } from '@/content/delivery/delivery';
import { type OrderState, orderStates } from '@/lib/orders/order';
import type { SearchParams } from '@/lib/search-params';
import { mondayOf } from './periods/week';
import { queryIn } from './read-query';

/** What an address says of the list of orders. */
export type OrderListQuery = {
  readonly query: string;
  readonly state?: OrderState | 'anonymous';
  readonly country?: (typeof deliveryCountries)[number];
  readonly week?: { readonly monday: string; readonly of: 'placed' | 'delivery' };
  readonly isUnpaid: boolean;
};

/** Reads the filter of the list of orders; what an address says amiss is left out. */
export function readOrderFilter(given: SearchParams): OrderListQuery {
  const query = queryIn(given.q);
  const day = z.iso.date().safeParse(given.week);
  return {
    query,
    state:
      given.state === 'anonymous' && !query
        ? 'anonymous'
        : orderStates.find((one) => one === given.state),
    country: deliveryCountries.find((one) => one === given.country),
    week: day.success
      ? { monday: mondayOf(day.data), of: given.of === 'placed' ? 'placed' : 'delivery' }
      : undefined,
    isUnpaid: given.unpaid === '1',
  };
}

/** The same as fields of an address, without those that say nothing. */
export function orderFilterFields({
  query,
  state,
  country,
  week,
  isUnpaid,
}: OrderListQuery): Record<string, string> {
  const fields = {
    query: query && { q: query },
    state: state && { state },
    country: country && { country },
    week: week && { week: week.monday, of: week.of },
    isUnpaid: isUnpaid && { unpaid: '1' },
  } satisfies Readonly<Record<keyof OrderListQuery, unknown>>;
  return Object.fromEntries(
    Object.values(fields).flatMap((said) => (said ? Object.entries(said) : [])),
  );
}
