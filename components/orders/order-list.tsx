import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { dayInWords } from '@/lib/calendar/dates';
import { withArticles } from '@/lib/i18n/articles';
import { currentLocale } from '@/lib/i18n/request';
import { formatPrice } from '@/lib/money';
import { isBalanceDue } from '@/lib/orders/deposit';
import type { OrderEntry } from '@/lib/orders/order-view';

/** Orders, each with its number, day, state and total. */
export async function OrderList({ orders }: { orders: readonly OrderEntry[] }) {
  const t = await getTranslations('orders');
  const locale = await currentLocale();
  if (orders.length === 0) return <p>{t('none')}</p>;
  return (
    <ul className="w-full border-line border-t">
      {orders.map(({ number, placedAt, state, totalCents, ...order }) => (
        <li key={number} className="border-line border-b">
          <Link
            href={`/orders/${number}`}
            prefetch={false}
            className="grid gap-x-8 gap-y-1 py-6 transition-colors hover:text-gold-text sm:grid-cols-[1fr_1fr_auto]"
          >
            <span>
              <span className="block font-display text-lead">{t('order', { number })}</span>
              <span className="block text-muted text-small">
                {withArticles(t('placed', { date: dayInWords(placedAt, locale) }), locale)}
              </span>
            </span>
            <span className="self-center">
              {state === 'paid' && isBalanceDue({ ...order, state, totalCents })
                ? t('deposit.state')
                : t(`states.${state}`)}
            </span>
            <span className="self-center lining-nums tabular-nums">
              {formatPrice(totalCents, locale)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
