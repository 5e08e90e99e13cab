import { getTranslations } from 'next-intl/server';
import type { Suite } from '@/content/residence/suites';
import { requirePiece } from '@/lib/catalogue/catalogue';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { inRow } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { residenceFactsIn } from '@/lib/residence/residence-facts';

/** What a suite has, row by row. */
export async function SuiteFacts({ suite }: { suite: Suite }) {
  const t = await getTranslations('residencePage.facts');
  const card = await getTranslations('apartments');
  const form = await getTranslations('bookingForm');
  const dates = await getTranslations('booking.dates');
  const { pieceWords } = await getCatalogueWords();
  const locale = await currentLocale();
  const { checkIn, checkOut } = residenceFactsIn(locale);
  const features = suite.features.map((feature) => card(`features.${feature}`));
  const rows = [
    [t('guests'), card('capacity', { guests: suite.guests })],
    [t('area'), card('size', { area: suite.areaSqm })],
    [t('bed'), pieceWords(requirePiece('bed', suite.bed)).name],
    [t('amenities'), inRow(features, locale)],
    [form('checkIn'), dates('checkIn', { time: checkIn })],
    [form('checkOut'), dates('checkOut', { time: checkOut })],
  ] as const;
  return (
    <section>
      <h2 className="text-heading">{t('title')}</h2>
      <dl className="mt-6 border-line border-t">
        {rows.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[8rem_1fr] gap-6 border-line border-b py-4">
            <dt className="text-label text-muted uppercase">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
