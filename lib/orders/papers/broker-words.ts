import { firstExportTerms } from '@/content/orders/invoice-terms';
import { placeName } from '@/lib/delivery/destination';
import type { translatorOf } from '@/lib/i18n/format';
import { type Locale, languages } from '@/lib/i18n/locales';
import type { BrokerFacts } from './broker-facts';
import type { Paper } from './paper';

type Translator = ReturnType<typeof translatorOf>;

const inKilograms = (kg: number, locale: Locale) =>
  new Intl.NumberFormat(languages[locale].tag, { style: 'unit', unit: 'kilogram' }).format(kg);

/** What a broker asks of a line, in words; empty where it is no export. */
export function brokerWords(facts: BrokerFacts | undefined, t: Translator, locale: Locale): string {
  if (!facts) return '';
  const { heading, grossKg } = facts;
  const weight = grossKg && t('invoice.broker.weight', { weight: inKilograms(grossKg, locale) });
  return [heading && t('invoice.broker.heading', { heading }), weight].filter(Boolean).join(' · ');
}

/**
 * The terms of delivery of an export, which the terms of sale give in words: brought and installed, who pays import tax and
 * duty, and what all of it weighs, where that is known.
 */
export function brokerNotes(
  { kind, lines, vatPercent, destination, seller }: Paper,
  t: Translator,
  locale: Locale,
) {
  const isOfGoods = kind === 'invoice' || kind === 'final';
  if (!isOfGoods || vatPercent > 0 || !destination) return [];
  const place = placeName(destination, languages[locale].tag);
  const pieces = lines.flatMap(({ item }) => (item.kind === 'piece' ? [item.broker?.grossKg] : []));
  const known = pieces.filter((kg) => kg !== undefined);
  const kg = known.reduce((sum, one) => sum + one, 0);
  const isWhole = known.length === pieces.length && kg > 0;
  const terms = seller.exportTerms ?? firstExportTerms;
  return [
    { text: t('invoice.broker.terms', { terms, place }) },
    ...(isWhole ? [{ text: t('invoice.broker.total', { weight: inKilograms(kg, locale) }) }] : []),
  ];
}
