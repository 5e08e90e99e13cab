import { Button } from '@/components/ui/button';
import { Field, Select, TickBox } from '@/components/ui/field';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Link } from '@/components/ui/link';
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
    <form method="get" action="/desk/orders" className="grid gap-4">
      {state && <HiddenFields fields={{ state }} />}
      <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
        <Field
          className="w-full max-w-measure"
          label={t.query}
          type="search"
          name="q"
          maxLength={200}
          autoComplete="off"
          defaultValue={query}
        />
        <Button type="submit" variant="outline">
          {t.search}
        </Button>
        {(query || isNarrowed) && (
          <Link
            href={state ? `/desk/orders?state=${state}` : '/desk/orders'}
            prefetch={false}
            className="prose-link"
          >
            {t.clear}
          </Link>
        )}
      </div>
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
    </form>
  );
}
