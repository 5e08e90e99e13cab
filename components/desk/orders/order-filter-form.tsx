import { DeskSearch } from '@/components/desk/desk-search';
import { Field, Select, TickBox } from '@/components/ui/field';
import { countryName } from '@/lib/delivery/destination';
import { deskWords } from '@/lib/desk/desk-words';
import type { OrderListQuery } from '@/lib/desk/order-filter';

type Props = { filter: OrderListQuery; countries: readonly string[] };

/** Looks for orders by words, country, week and payment; the state that is shown stays. */
export function OrderFilterForm({ filter, countries }: Props) {
  const { orders: t } = deskWords;
  const { query, state, country, week, isUnpaid } = filter;
  const isNarrowed = Boolean(country || week || isUnpaid);
  return (
    <DeskSearch
      path="/desk/orders"
      query={query ?? ''}
      rest={state && { state }}
      isNarrowed={isNarrowed}
      words={t}
    >
      <details open={isNarrowed}>
        <summary className="py-2 text-label uppercase hover:text-gold-text">{t.more}</summary>
        <div className="grid gap-x-8 gap-y-5 pt-4 sm:grid-cols-2 lg:grid-cols-4 lg:items-end">
          <Select label={t.country} name="country" defaultValue={country ?? ''}>
            <option value="">{t.anyCountry}</option>
            {countries.map((code) => (
              <option key={code} value={code}>
                {countryName(code, 'fr')}
              </option>
            ))}
          </Select>
          <Field label={t.week} type="date" name="week" defaultValue={week?.monday} />
          <Select label={t.of} name="of" defaultValue={week?.of}>
            <option value="delivery">{t.ofs.delivery}</option>
            <option value="placed">{t.ofs.placed}</option>
          </Select>
          <TickBox label={t.unpaid} name="unpaid" value="1" defaultChecked={isUnpaid} />
        </div>
      </details>
    </DeskSearch>
  );
}
