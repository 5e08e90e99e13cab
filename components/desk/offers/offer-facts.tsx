import { Fact, Facts } from '@/components/desk/facts';
import { Day } from '@/components/desk/time';
import { placeName } from '@/lib/delivery/destination';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { languages, toLocale } from '@/lib/i18n/locales';
import { formatPrice } from '@/lib/money';
import type { OfferView } from '@/lib/orders/offer';

type Props = { offer: OfferView & { readonly language: string } };

/** What an offer promises: its lines in the words of its customer, its sums, its destination and its last day. */
export function OfferFacts({ offer }: Props) {
  const { orderOffer: t, newOffer } = deskWords;
  const { lines, deliveryCents, totalCents, destination, validUntil, language } = offer;
  const price = (cents: number) => formatPrice(cents, 'fr');
  return (
    <div className="max-w-measure">
      <Facts title={t.lines}>
        {lines.map(({ name, optionNames, quantity, unitCents }, at) => (
          <Fact
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            key={at}
            name={`\u2068${deskText('orderOffer.line', { quantity: String(quantity), name })}\u2069`}
          >
            {price(unitCents * quantity)}
            {optionNames.length > 0 && (
              <bdi className="block text-muted text-small">{optionNames.join(', ')}</bdi>
            )}
          </Fact>
        ))}
        <Fact name={t.delivery}>{price(deliveryCents)}</Fact>
        <Fact name={t.total}>
          <strong className="font-normal text-lead">{price(totalCents)}</strong>
        </Fact>
        <Fact name={t.to}>{placeName(destination, 'fr')}</Fact>
        <Fact name={newOffer.language}>{languages[toLocale(language)].name}</Fact>
        <Fact name={t.validUntil}>
          <Day day={validUntil} />
        </Fact>
      </Facts>
    </div>
  );
}
