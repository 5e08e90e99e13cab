import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/ui/json-ld';
import type { Piece } from '@/content/catalogue/piece';
import { deliveryCountries } from '@/content/delivery/delivery';
import type { CarrierDays } from '@/content/delivery/delivery-zones';
import { company } from '@/content/house/company';
import { returnCollection, withdrawalDays } from '@/content/orders/order-terms';
import { capabilitiesOf } from '@/lib/catalogue/capabilities';
import { detailPath } from '@/lib/catalogue/catalogue';
import { picturedAs } from '@/lib/catalogue/choice-pictures';
import { modelSrc } from '@/lib/catalogue/models';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { pictureSrc, viewOf } from '@/lib/catalogue/pictures';
import {
  type Availability,
  availabilityOf,
  listOffered,
  productPath,
} from '@/lib/catalogue/products';
import { directDeliveryCents } from '@/lib/delivery/delivery-price';
import { shippingTimes, withEqualTimes } from '@/lib/delivery/shipping-times';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { shopCurrency, toDecimal } from '@/lib/money';
import { env } from '@/lib/process/env';

const daysAWeek = 7;

/** How an offer can be had, in the words of schema.org. */
const availabilities = {
  madeToOrder: 'https://schema.org/InStock',
} as const satisfies Record<Availability, string>;

/** Who pays for a piece that is given back, in the words of schema.org. */
const returnFees = {
  free: 'https://schema.org/FreeReturn',
  charged: 'https://schema.org/ReturnFeesCustomerResponsibility',
} as const satisfies Record<typeof returnCollection, string>;

/** A piece and its offers for search engines: bought directly, delivery is part of the price. */
export async function ProductJsonLd({ piece }: { piece: Piece }) {
  const { SITE_URL } = env();
  const t = await getTranslations('sheet.capabilities');
  const { pieceWords, productName } = await getCatalogueWords();
  const locale = await currentLocale();
  const { name, description, materials } = pieceWords(piece);
  const url = SITE_URL + localePath(locale, detailPath(piece));
  const { width, depth, height } = piece.sizeMm;
  const size = (mm: number) => ({
    '@type': 'QuantitativeValue' as const,
    value: mm / 10,
    unitCode: 'CMT',
  });
  const days = ({ min, max }: CarrierDays) => ({
    '@type': 'QuantitativeValue' as const,
    minValue: min,
    maxValue: max,
    unitCode: 'DAY',
  });
  const times = withEqualTimes(shippingTimes(piece.leadTimeWeeks, daysAWeek));
  const offers = listOffered().filter((product) => product.piece === piece);
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'Product',
        '@id': `${url}#product`,
        name,
        description,
        sku: piece.productId,
        url,
        image: (['hero', 'front', 'detail'] as const).map(
          (view) => SITE_URL + pictureSrc(viewOf(piece, view), 960),
        ),
        subjectOf: {
          '@type': '3DModel',
          encoding: [
            {
              '@type': 'MediaObject',
              contentUrl: SITE_URL + modelSrc(piece),
              encodingFormat: 'model/gltf-binary',
            },
          ],
        },
        brand: { '@type': 'Brand', name: company.name },
        material: [...materials],
        additionalProperty: capabilitiesOf(piece).map((one) => ({
          '@type': 'PropertyValue',
          name: t(one),
          value: true,
        })),
        width: size(width),
        depth: size(depth),
        height: size(height),
        weight: { '@type': 'QuantitativeValue', value: piece.weightKg, unitCode: 'KGM' },
        offers: offers.map((product) => ({
          '@type': 'Offer',
          name: productName(product),
          sku: product.id,
          url: SITE_URL + localePath(locale, productPath(product, [])),
          ...(product.kind === 'structure' && {
            image: SITE_URL + pictureSrc(viewOf(picturedAs(product), 'front'), 960),
          }),
          price: toDecimal(product.basePriceCents),
          priceCurrency: shopCurrency,
          availability: availabilities[availabilityOf(product)],
          itemCondition: 'https://schema.org/NewCondition',
          seller: { '@type': 'Organization', name: company.name },
          shippingDetails: times.map(({ countries, handling, transit }) => ({
            '@type': 'OfferShippingDetails' as const,
            shippingRate: {
              '@type': 'MonetaryAmount' as const,
              value: directDeliveryCents / 100,
              currency: shopCurrency,
            },
            shippingDestination: countries.map((addressCountry) => ({
              '@type': 'DefinedRegion' as const,
              addressCountry,
            })),
            deliveryTime: {
              '@type': 'ShippingDeliveryTime' as const,
              handlingTime: days(handling),
              transitTime: days(transit),
            },
          })),
          hasMerchantReturnPolicy: {
            '@type': 'MerchantReturnPolicy',
            applicableCountry: [...deliveryCountries],
            returnPolicyCountry: company.country,
            returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
            merchantReturnDays: withdrawalDays,
            // No `returnMethod`: the values there are mean a parcel, a shop or a kiosk, and the house collects.
            merchantReturnLink: SITE_URL + localePath(locale, '/returns'),
            returnFees: returnFees[returnCollection],
          },
        })),
      }}
    />
  );
}
