import { getFormatter, getTranslations } from 'next-intl/server';
import type { PlainAction } from '@/components/account/plain-form';
import { ChoicePicture } from '@/components/catalogue/piece/choice-picture';
import { PiecePicture } from '@/components/catalogue/piece/piece-picture';
import { leadTimeOf } from '@/components/catalogue/piece/specifications';
import { UnseenOptions } from '@/components/catalogue/piece/unseen-options';
import { AbroadQuote } from '@/components/delivery/abroad-quote';
import { DeliveryPlan } from '@/components/delivery/delivery-plan';
import { DestinationForm } from '@/components/delivery/destination-form';
import { Link } from '@/components/ui/link';
import { choicePicture } from '@/lib/catalogue/choice-pictures';
import { viewOf } from '@/lib/catalogue/pictures';
import { findProduct, type Product } from '@/lib/catalogue/products';
import { purchaseFields } from '@/lib/checkout/payment-page/purchase-fields';
import type { Purchase, PurchaseLine } from '@/lib/checkout/purchase';
import { deliveryOf } from '@/lib/delivery/delivery';
import { onFreeDays } from '@/lib/delivery/free-days';
import { isExport, vatIn } from '@/lib/delivery/tax';
import { vatRateInWords } from '@/lib/delivery/vat-words';
import { currentLocale } from '@/lib/i18n/request';
import { formatPrice } from '@/lib/money';
import { sumOfStays } from '@/lib/residence/night-credit';
import type { SearchParams } from '@/lib/search-params';
import { ChosenSince } from './chosen-since';

type LinePictureProps = {
  product: Product;
  line: PurchaseLine;
  /** The first picture of the page. */
  isFirst: boolean;
};

/** The picture stands above the name; beside it where the summary comes before the form. */
const lineLook =
  'grid gap-x-6 max-lg:has-[img]:grid-cols-[6rem_1fr] sm:max-lg:has-[img]:grid-cols-[12rem_1fr]';

/** What is being bought, what it costs, and what is included: nothing is promised of what the house does not make. */
export async function OrderSummary({
  purchase,
  query,
  choose,
  fullDays,
}: {
  purchase: Purchase;
  /** The query of the page, which describes the purchase. */
  query: SearchParams;
  /** Changes the destination. */
  choose: PlainAction;
  /** Days on which the carriers have no room. */
  fullDays: ReadonlySet<string>;
}) {
  const t = await getTranslations('payment');
  const format = await getFormatter();
  const locale = await currentLocale();
  const price = (cents: number) => formatPrice(cents, locale);
  const { deliveryCents, totalCents, deliveryWeeks, warrantyYears, nights = [] } = purchase;
  const nightsCents = sumOfStays(nights);
  const { destination, vatPercent } = purchase;
  const fields = purchaseFields(query);
  const isKnown = purchase.offer || purchase.lines.some(({ productId }) => productId);
  const rate = vatRateInWords(vatPercent, destination, locale);
  return (
    <section
      aria-labelledby="order"
      className="grid content-start gap-6 border-gold border-t bg-paper p-6 sm:p-10 lg:sticky lg:self-start lg:top-28 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 id="order" className="text-heading">
        {t('summary')}
      </h2>
      <ChosenSince purchase={purchase} quote={fields.quote} choose={choose} />
      {purchase.replacedCents !== undefined && (
        <p role="status" className="border-gold border-s-2 ps-4 text-small">
          {t('replacedPrice', { price: price(purchase.replacedCents) })}
        </p>
      )}
      {purchase.isUnknown && (
        <p role="status" className="border-gold border-s-2 ps-4 text-small">
          {t('unknownName')}{' '}
          <Link href="/collections" className="prose-link">
            {t('toCollections')}
          </Link>
        </p>
      )}
      <ul className="grid gap-4 border-line border-b pb-6">
        {purchase.lines.map((line, index) => {
          const product = line.productId ? findProduct(line.productId) : undefined;
          return (
            // Two lines may be the same piece with other options; only their position tells them apart.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after it was made
            <li key={index} className={lineLook}>
              {product && <LinePicture product={product} line={line} isFirst={index === 0} />}
              <div>
                <div className="flex flex-wrap items-baseline justify-between gap-x-6">
                  <p className="font-display text-lead wrap-anywhere">
                    {line.quantity > 1 && `${t('quantity', { count: line.quantity })} `}
                    {line.name}
                  </p>
                  <p className="lining-nums tabular-nums">{price(line.cents * line.quantity)}</p>
                </div>
                {!purchase.isUnknown && (line.productId || !purchase.offer) && (
                  <p className="text-muted text-small">{t('collection')}</p>
                )}
                {line.options.length > 0 && (
                  <p className="text-muted text-small">{format.list(line.options)}</p>
                )}
                {product && (
                  <UnseenOptions product={product} optionIds={line.optionIds} view="hero" />
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <dl className="grid gap-3">
        <Row term={t('subtotal')} value={price(totalCents + nightsCents - deliveryCents)} />
        <Row term={t('delivery')} value={deliveryCents === 0 ? t('free') : price(deliveryCents)} />
        <Row term={t('installation')} value={t('included')} />
        {nightsCents > 0 && <Row term={t('nights')} value={price(-nightsCents)} />}
        <Row
          className="mt-2 border-line border-t pt-4 font-display text-lead"
          term={t('total')}
          value={price(totalCents)}
        />
        {isKnown && !isExport(destination) && (
          <Row
            className="text-muted text-small"
            term={t('vat', { rate })}
            value={price(vatIn(totalCents, vatPercent))}
          />
        )}
      </dl>
      {!purchase.isUnknown && (
        <ul className="grid gap-1 text-muted text-small">
          <li>{t('guarantee', { years: warrantyYears })}</li>
          <li>{t('leadTime', { weeks: await leadTimeOf(deliveryWeeks) })}</li>
          <li className="empty:hidden">
            <DeliveryPlan {...onFreeDays(deliveryOf(deliveryWeeks, destination), fullDays)} />
          </li>
          {isExport(destination) && <li>{(await getTranslations('delivery'))('customs')}</li>}
          {isKnown && (
            <li className="grid gap-1 pt-2">
              {!purchase.offer && (
                <DestinationForm
                  choose={choose}
                  destination={destination}
                  back={`/payment?${new URLSearchParams(fields)}`}
                  quote={fields.quote}
                />
              )}
              <p>
                <AbroadQuote query={fields} />
              </p>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

type RowProps = { term: string; value: string; className?: string };

function Row({ term, value, className = '' }: RowProps) {
  return (
    <div className={`flex flex-wrap items-baseline justify-between gap-x-6 ${className}`}>
      <dt>{term}</dt>
      <dd className="lining-nums tabular-nums">{value}</dd>
    </div>
  );
}

/** A configuration as it is sold; what nothing was chosen for stands by night in the dark theme. */
function LinePicture({ product, line, isFirst }: LinePictureProps) {
  const { piece, kind } = product;
  const { name, optionIds } = line;
  const look = { sizes: '(min-width: 64rem) 26rem, 12rem', isFirst };
  const inRoom = 'aspect-square w-full object-cover sm:aspect-3/2 lg:mb-4';
  const choice = choicePicture(product, optionIds, 'hero');
  if (choice.name === viewOf(piece, 'hero') && choice.layers.length === 0)
    return <PiecePicture {...look} piece={piece} className={inRoom} />;
  return (
    <ChoicePicture
      {...look}
      product={product}
      optionIds={optionIds}
      view="hero"
      alt={name}
      className={kind === 'composition' ? 'studio aspect-4/5 w-full object-cover lg:mb-4' : inRoom}
    />
  );
}
