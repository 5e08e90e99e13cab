import { piecesOf } from '@/components/desk/plan/plan-order';
import { Moment } from '@/components/desk/time';
import { Link } from '@/components/ui/link';
import { deskWords } from '@/lib/desk/desk-words';
import { formatPrice } from '@/lib/money';
import type { OfferView } from '@/lib/orders/offer';

type Props = {
  offers: readonly Pick<OfferView, 'number' | 'email' | 'createdAt' | 'lines' | 'totalCents'>[];
};

/** Offers that visitors asked for and have not ordered: who, what, for how much, since when. */
export function AskedOffers({ offers }: Props) {
  const { today: t } = deskWords;
  if (offers.length === 0) return null;
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-heading">{t.offers}</h2>
      <ul className="grid">
        {offers.map(({ number, email, createdAt, lines, totalCents }) => (
          <li key={number} className="wrap-anywhere grid gap-0.5 border-line border-t py-3">
            <Link
              href={`/desk/offers?${new URLSearchParams({ q: number })}`}
              prefetch={false}
              className="prose-link justify-self-start tabular-nums"
            >
              {number}
            </Link>
            <span>
              {email} · {formatPrice(totalCents, 'fr')}
            </span>
            <span className="text-muted text-small">
              <bdi>{piecesOf({ lines })}</bdi> · <Moment at={createdAt} />
            </span>
          </li>
        ))}
      </ul>
      <Link href="/desk/offers" prefetch={false} className="prose-link justify-self-start">
        {t.allOffers}
      </Link>
    </section>
  );
}
