import { PrefetchLink } from '@/components/ui/prefetch-link.client';
import type { Locale } from '@/lib/i18n/locales';
import { formatPrice } from '@/lib/money';
import type { CartRow } from './cart-row';

type Props = { row: CartRow; unitPrice: string; locale: Locale };

/** What a line of the cart is: picture, name, options and prices. */
export function CartLineText({ row, unitPrice, locale }: Props) {
  return (
    <>
      <div className="row-span-2 block self-start bg-paper">{row.picture}</div>
      <div>
        <h2 className="text-lead">
          <PrefetchLink href={row.path} className="hover:text-gold-text">
            {row.name}
          </PrefetchLink>
        </h2>
        <p className="text-muted text-small">{row.options}</p>
        {row.unseen && <p className="text-muted text-small">{row.unseen}</p>}
        <p className="text-muted text-small">{unitPrice}</p>
        {row.note && <p className="text-gold-text text-small">{row.note}</p>}
      </div>
      <p className="font-display text-lead lining-nums tabular-nums max-sm:col-start-2 sm:text-end">
        {formatPrice(row.unitPriceCents * row.quantity, locale)}
      </p>
    </>
  );
}
