import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Link } from '@/components/ui/link';
import { deskWords } from '@/lib/i18n/desk-words';
import type { OrderState } from '@/lib/order';

/** Looks for orders by number, name or address, in the state that is shown. */
export function OrderSearch({ query, state }: { query: string; state?: OrderState }) {
  const { orders } = deskWords;
  const rest: Record<string, string> = state ? { state } : {};
  return (
    <form method="get" action="/desk/orders" className="flex flex-wrap items-end gap-x-8 gap-y-4">
      <HiddenFields fields={rest} />
      <Field
        className="w-full max-w-measure"
        label={orders.query}
        type="search"
        name="q"
        maxLength={200}
        autoComplete="off"
        defaultValue={query}
      />
      <Button type="submit" variant="outline">
        {orders.search}
      </Button>
      {query && (
        <Link
          href={`/desk/orders?${new URLSearchParams(rest)}`}
          prefetch={false}
          className="prose-link"
        >
          {orders.clear}
        </Link>
      )}
    </form>
  );
}
