import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/i18n/request';
import type { OrderNote } from '@/lib/order';
import type { OrderChangeView } from '@/lib/order-view';
import { dayInWords } from '@/lib/shop-day';

/** Notes for the house alone. */
type InHouse = 'disputed' | 'tooLate';
type Told = Omit<OrderChangeView, 'note'> & { readonly note: Exclude<OrderNote, InHouse> | null };

const isTold = (change: OrderChangeView): change is Told =>
  change.note !== 'disputed' && change.note !== 'tooLate';

/** What happened to an order, the oldest first. */
export async function OrderHistory({ changes }: { changes: readonly OrderChangeView[] }) {
  const t = await getTranslations('orders');
  const locale = await currentLocale();
  return (
    <section aria-labelledby="history" className="grid content-start gap-6">
      <h2 id="history" className="text-heading">
        {t('history')}
      </h2>
      <ol className="grid border-gold border-s ps-6">
        {changes.filter(isTold).map(({ id, state, note, at }) => (
          <li key={id} className="grid gap-1 py-3">
            <p>{note ? t(`notes.${note}`) : t(`states.${state}`)}</p>
            <p className="text-muted text-small">
              <time dateTime={at.toISOString()}>{dayInWords(at, locale)}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
