import { getFormatter, getTranslations } from 'next-intl/server';
import { type Capability, needNetwork, workOffline } from '@/content/catalogue/capabilities';
import { dataSheets } from '@/content/catalogue/data-sheets';
import type { Parcel } from '@/content/catalogue/parcel-sizes';
import type { Category, Piece } from '@/content/catalogue/piece';
import { bodilyOf, kilobytesOf, recordedBy } from '@/lib/catalogue/capabilities';
import { companyFacts } from '@/lib/house/company-facts';

/** The data rows of something with these capabilities, in plain text. */
export async function dataTexts(category: Category, able: readonly Capability[]) {
  const t = await getTranslations('sheet.data');
  const capability = await getTranslations('sheet.capabilities');
  const format = await getFormatter();
  const { recordsOf, bodyTexts } = await getSheetWords();
  const called = (some: readonly Capability[]) => some.map((one) => capability(one));
  const kilobytes = kilobytesOf(able);
  const works = workOffline.filter((one) => able.includes(one));
  const stops = needNetwork.filter((one) => able.includes(one));
  const isConnected = able.includes('network');
  return {
    kinds: kilobytes > 0 ? [t('own'), ...recordsOf(able)] : [t('none')],
    volume: t('volumeText', { kilobytes }),
    place: t('placeText', { days: dataSheets[category].keptDays }),
    offline: [
      ...(works.length > 0 ? [t('works', { list: format.list(called(works)) })] : []),
      ...(isConnected
        ? [t('stops', { list: format.list([t('appControl'), t('updates'), ...called(stops)]) })]
        : []),
    ],
    body: bodyTexts(able),
    holder: t('holderText', { controller: companyFacts.controller }),
    hasData: kilobytes > 0,
  };
}

/** What the sheets of a piece say of capabilities and parcels, in the language of the page. */
export async function getSheetWords() {
  const record = await getTranslations('sheet.records');
  const measure = await getTranslations('sheet.body');
  const parcel = await getTranslations('sheet.parcels');
  return {
    /** What these capabilities record, one line each. */
    recordsOf: (able: readonly Capability[]) => recordedBy(able).map((one) => record(one)),
    /** What these capabilities measure about a person, one sentence each. */
    bodyTexts: (able: readonly Capability[]) => bodilyOf(able).map((one) => measure(one)),
    /** The contents of the parcels, in words. */
    parcelTexts: (parcels: Piece['parcels']) => parcels.map((item) => parcel(item)),
  };
}

/** The parcels of a delivery, one line each: what lies in it, its outer size and its weight. */
export async function parcelLines(parcels: readonly Parcel[]): Promise<string[]> {
  const t = await getTranslations('sheet');
  const format = await getFormatter();
  const { parcelTexts } = await getSheetWords();
  return parcels.map(({ items, count, sizeMm, weightKg }) => {
    const values = {
      items: format.list(parcelTexts(items)),
      size: sizeMm.map((mm) => format.number(mm / 10)).join(' × '),
      weight: format.number(weightKg),
    };
    return count > 1
      ? t('parcelLines', { ...values, count: format.number(count) })
      : t('parcelLine', values);
  });
}
