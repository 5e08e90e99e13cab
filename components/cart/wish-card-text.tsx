import { PrefetchLink } from '@/components/ui/prefetch-link.client';
import type { Locale } from '@/lib/i18n/locales';
import { formatPrice } from '@/lib/money';
import type { WishRow } from './cart-row';

/** What a card of the wishlist shows: picture, name, options and price. */
export function WishCardText({ row, locale }: { row: WishRow; locale: Locale }) {
  return (
    <>
      <div className="block bg-paper">{row.picture}</div>
      <h2 className="text-lead">
        <PrefetchLink href={row.path} className="hover:text-gold-text">
          {row.name}
        </PrefetchLink>
      </h2>
      {row.options && <p className="text-muted text-small">{row.options}</p>}
      {row.unseen && <p className="text-muted text-small">{row.unseen}</p>}
      {row.note && <p className="text-gold-text text-small">{row.note}</p>}
      <p className="lining-nums tabular-nums">{formatPrice(row.priceCents, locale)}</p>
    </>
  );
}
