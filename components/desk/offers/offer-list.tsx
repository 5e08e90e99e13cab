import type { PlainAction } from '@/components/account/plain-form';
import { AskedForm } from '@/components/desk/desk-form';
import { piecesOf } from '@/components/desk/plan/plan-order';
import { Moment } from '@/components/desk/time';
import { Link } from '@/components/ui/link';
import { dayInWords } from '@/lib/calendar/dates';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { formatPrice } from '@/lib/money';
import { type OfferView, offerStateOf } from '@/lib/orders/offer';
import { type MailsOfOffers, OfferMails } from './offer-mails';

type Listed = Omit<OfferView, 'destination'> & { readonly id: string };
type Props = {
  offers: readonly Listed[];
  mails: MailsOfOffers;
  now: Date;
  revoke: PlainAction;
};

/** Offers in rows; on a phone each is a card. One that is open can be revoked. */
export function OfferList({ offers, mails, now, revoke }: Props) {
  const { offers: t } = deskWords;
  if (offers.length === 0) return <p className="text-muted">{t.none}</p>;
  return (
    <ul className="grid gap-4 border-line sm:gap-0 sm:border-t">
      {offers.map((offer) => (
        <li
          key={offer.number}
          className="grid gap-x-6 gap-y-1 border border-line bg-paper p-5 sm:grid-cols-2 sm:border-x-0 sm:border-t-0 sm:bg-transparent sm:px-0 sm:py-4 lg:grid-cols-[11rem_10rem_1fr_8rem_16rem] lg:items-baseline"
        >
          <span className="whitespace-nowrap tabular-nums">{offer.number}</span>
          <span className="text-muted text-small">
            <Moment at={offer.createdAt} />
          </span>
          <span className="grid gap-1 wrap-anywhere">
            {offer.name && <bdi>{offer.name}</bdi>}
            <span>{offer.email ?? t.anonymous}</span>
            <bdi className="text-muted text-small">{piecesOf(offer)}</bdi>
          </span>
          <span className="tabular-nums lg:text-end">{formatPrice(offer.totalCents, 'fr')}</span>
          <div className="grid justify-items-start gap-2">
            <OfferFacts offer={offer} now={now} />
            <OfferMails offer={offer} mails={mails} />
            {offerStateOf(offer, now) === 'open' && offer.order?.state !== 'awaitingTransfer' && (
              <Link
                href={`/desk/offers/${offer.number}`}
                prefetch={false}
                className="prose-link text-small"
              >
                {t.forCustomer}
                <span className="sr-only"> {offer.number}</span>
              </Link>
            )}
            {offerStateOf(offer, now) === 'open' && (
              <AskedForm
                title={
                  <>
                    {t.revoke}
                    <span className="sr-only"> {offer.number}</span>
                  </>
                }
                note={t.revokeNote}
                action={revoke}
                fields={{ number: offer.number }}
                button={
                  <>
                    {t.revokeYes}
                    <span className="sr-only"> {offer.number}</span>
                  </>
                }
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function OfferFacts({ offer, now }: { offer: Listed; now: Date }) {
  const { validUntil, revokedAt, order } = offer;
  const state = offerStateOf(offer, now);
  const date = dayInWords(state === 'revoked' && revokedAt ? revokedAt : validUntil, 'fr');
  return (
    <p className="text-small">
      {deskWords.offers.states[state]},{' '}
      {deskText(state === 'revoked' ? 'offers.revokedAt' : 'offers.validUntil', { date })}
      {order && (
        <>
          {' · '}
          <Link href={`/desk/orders/${order.number}`} prefetch={false} className="prose-link">
            {deskWords.offers.order} {order.number}
          </Link>
        </>
      )}
    </p>
  );
}
