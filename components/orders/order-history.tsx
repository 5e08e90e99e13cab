import { getTranslations } from 'next-intl/server';
import { dayInWords } from '@/lib/calendar/dates';
import { currentLocale } from '@/lib/i18n/request';
import { formatPrice } from '@/lib/money';
import type { OrderState } from '@/lib/orders/order';
import { customerChanges } from '@/lib/orders/order-history';
import type { OrderView } from '@/lib/orders/order-view';

/** What happened to an order, the oldest first. */
export async function OrderHistory({ order }: { order: OrderView }) {
  const t = await getTranslations('orders');
  const locale = await currentLocale();
  // What was paid then.
  const stateOf = (state: OrderState) =>
    state === 'paid' && order.depositCents !== null ? t('deposit.state') : t(`states.${state}`);
  return (
    <section aria-labelledby="history" className="grid content-start gap-6">
      <h2 id="history" className="text-heading">
        {t('history')}
      </h2>
      <ol className="grid border-gold border-s ps-6">
        {customerChanges(order).map(({ id, state, note, day, cents }) => (
          <li key={id} className="grid gap-1 py-3">
            <p>
              {note ? t(`notes.${note}`) : stateOf(state)}
              {cents !== undefined && (
                <>
                  {' · '}
                  <bdi className="lining-nums">{formatPrice(cents, locale)}</bdi>
                </>
              )}
            </p>
            <p className="text-muted text-small">
              <time dateTime={typeof day === 'string' ? day : day.toISOString()}>
                {dayInWords(day, locale)}
              </time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
