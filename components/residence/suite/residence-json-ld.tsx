import { getTranslations } from 'next-intl/server';
import type { HotelRoom, LodgingBusiness, Offer } from 'schema-dts';
import { JsonLd } from '@/components/ui/json-ld';
import { company } from '@/content/house/company';
import { residenceHours, residencePlace, stayCurrency } from '@/content/residence/stays';
import { type Suite, suites } from '@/content/residence/suites';
import { requirePiece } from '@/lib/catalogue/catalogue';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { pictureSrc } from '@/lib/catalogue/pictures';
import { type Locale, languages, localePath } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { env } from '@/lib/process/env';
import { bookPath, suitePath } from '@/lib/residence/suite-path';

/**
 * The Résidence for search engines, or one of its suites with what a night costs. Source: schema.org, LodgingBusiness,
 * HotelRoom, Offer.
 */
export async function ResidenceJsonLd({ suite }: { suite?: Suite }) {
  const business = await lodging();
  const locale = await currentLocale();
  if (suite) {
    const containedInPlace = { ...business, makesOffer: offerOf(suite, locale) };
    const room = { ...(await hotelRoom(suite)), containedInPlace };
    return <JsonLd data={{ '@context': 'https://schema.org', ...room }} />;
  }
  const whole = {
    ...business,
    containsPlace: await Promise.all(suites.map(hotelRoom)),
    makesOffer: suites.map((one) => offerOf(one, locale)),
  };
  return <JsonLd data={{ '@context': 'https://schema.org', ...whole }} />;
}

/** The whole address of the page of a suite, which names the suite. */
const addressOf = (suite: Suite, locale: Locale) =>
  env().SITE_URL + localePath(locale, suitePath(suite));

/** A price of a night as search engines want a range of prices: `$520`, in no language and without groups. */
const inCurrency = (price: number): string =>
  new Intl.NumberFormat(languages.en.tag, {
    ...{ style: 'currency', currency: stayCurrency, currencyDisplay: 'narrowSymbol' },
    ...{ maximumFractionDigits: 0, useGrouping: false },
  } as const).format(price);

/** A night in a suite, with its price. */
const offerOf = (suite: Suite, locale: Locale) =>
  ({
    '@type': 'Offer',
    url: addressOf(suite, locale),
    itemOffered: { '@id': addressOf(suite, locale) },
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: suite.pricePerNightUsd,
      priceCurrency: stayCurrency,
      unitCode: 'DAY',
      valueAddedTaxIncluded: true,
    },
  }) as const satisfies Offer;

async function lodging() {
  const t = await getTranslations('residencePage');
  const apartments = await getTranslations('apartments');
  const { SITE_URL } = env();
  const prices = suites.map(({ pricePerNightUsd }) => pricePerNightUsd);
  return {
    '@type': 'LodgingBusiness',
    '@id': `${SITE_URL}/residence#residence`,
    name: apartments('title'),
    description: t('meta.description'),
    url: SITE_URL + localePath(await currentLocale(), '/residence'),
    image: SITE_URL + pictureSrc('suites/3', 1600),
    email: company.residenceEmail,
    telephone: company.phones[0],
    address: {
      '@type': 'PostalAddress',
      addressLocality: residencePlace.locality,
      addressCountry: residencePlace.country,
    },
    checkinTime: residenceHours.checkInFrom,
    checkoutTime: residenceHours.checkOutBefore,
    numberOfRooms: suites.length,
    priceRange: [Math.min(...prices), Math.max(...prices)].map(inCurrency).join('–'),
    currenciesAccepted: stayCurrency,
  } as const satisfies LodgingBusiness;
}

async function hotelRoom(suite: Suite) {
  const about = await getTranslations('apartmentDescriptions');
  const features = await getTranslations('apartments.features');
  const { pieceWords } = await getCatalogueWords();
  const { SITE_URL } = env();
  const locale = await currentLocale();
  const url = addressOf(suite, locale);
  return {
    '@type': 'HotelRoom',
    '@id': url,
    url,
    name: about(`${suite.id}.name`),
    description: about(`${suite.id}.description`),
    image: SITE_URL + pictureSrc(`suites/${suite.id}`, 1600),
    occupancy: { '@type': 'QuantitativeValue', maxValue: suite.guests, unitCode: 'C62' },
    floorSize: { '@type': 'QuantitativeValue', value: suite.areaSqm, unitCode: 'MTK' },
    bed: {
      '@type': 'BedDetails',
      numberOfBeds: 1,
      typeOfBed: pieceWords(requirePiece('bed', suite.bed)).name,
    },
    amenityFeature: suite.features.map((feature) => ({
      '@type': 'LocationFeatureSpecification',
      name: features(feature),
      value: true,
    })),
    potentialAction: {
      '@type': 'ReserveAction',
      target: SITE_URL + localePath(locale, bookPath(suite)),
    },
  } as const satisfies HotelRoom;
}
