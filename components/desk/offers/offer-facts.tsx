import { Fact, Facts } from '@/components/desk/facts';
import { Day } from '@/components/desk/time';
import { placeName } from '@/lib/delivery/destination';
import { vatIn, vatPercentAt } from '@/lib/delivery/tax';
import { vatRateInWords } from '@/lib/delivery/vat-words';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { languages, toLocale } from '@/lib/i18n/locales';
import { formatPrice } from '@/lib/money';
import type { HouseLine } from '@/lib/orders/house-lines';
import type { OfferLine, OfferView } from '@/lib/orders/offer';

type Promised = Pick<
  OfferView,
  'email' | 'name' | 'deliveryCents' | 'totalCents' | 'destination' | 'validUntil'
>;

type Props = {
  title: string;
  offer: Promised & {
    readonly language: string;
    /** In French, beside the words of its customer where they are others. */
    readonly lines: readonly HouseLine<OfferLine>[];
  };
};

/** What an offer promises: its lines, its sums with the VAT in them, its destination, its customer and its last day. */
export function OfferFacts({ title, offer }: Props) {
  const { orderOffer: t, newOffer, order } = deskWords;
  const {
    lines,
    deliveryCents,
    totalCents,
    destination,
    validUntil,
    language,
    email,
    name: customer,
  } = offer;
  const price = (cents: number) => formatPrice(cents, 'fr');
  const vatPercent = vatPercentAt(destination);
  return (
    <div className="max-w-measure">
      <Facts title={title}>
        {lines.map(({ name, optionNames, quantity, unitCents, soldAs }, at) => (
          <Fact
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            key={at}
            name={`\u2068${deskText('orderOffer.line', { quantity: String(quantity), name })}\u2069`}
          >
            {price(unitCents * quantity)}
            {optionNames.length > 0 && (
              <span className="block text-muted text-small">{optionNames.join(', ')}</span>
            )}
            {soldAs && (
              <span className="block text-muted text-small">
                {t.soldAs} <bdi>{soldAs}</bdi>
              </span>
            )}
          </Fact>
        ))}
        <Fact name={t.delivery}>{deliveryCents > 0 ? price(deliveryCents) : t.included}</Fact>
        <Fact name={t.total}>
          <strong className="font-normal text-lead">{price(totalCents)}</strong>
        </Fact>
        <Fact name={order.vat}>
          {vatPercent > 0
            ? `${price(vatIn(totalCents, vatPercent))} (${vatRateInWords(vatPercent, destination, 'fr')})`
            : order.exempt}
        </Fact>
        <Fact name={t.to}>{placeName(destination, 'fr')}</Fact>
        <Fact name={newOffer.name}>{customer && <bdi>{customer}</bdi>}</Fact>
        <Fact name={newOffer.email}>{email}</Fact>
        <Fact name={newOffer.language}>{languages[toLocale(language)].name}</Fact>
        <Fact name={t.validUntil}>
          <Day day={validUntil} />
        </Fact>
      </Facts>
    </div>
  );
}
