import { getTranslations } from 'next-intl/server';
import { stayRules } from '@/content/residence/stays';
import { dayOfYearInWords } from '@/lib/calendar/dates';
import { withArticles } from '@/lib/i18n/articles';
import { currentLocale } from '@/lib/i18n/request';
import { residenceFacts, residenceFactsIn } from '@/lib/residence/residence-facts';

/** What holds for every stay: how long, when, until when it is cancelled without cost. */
export async function StayTerms() {
  const t = await getTranslations('residencePage');
  const locale = await currentLocale();
  const day = (date: string) => dayOfYearInWords(date, locale);
  const sentences = [
    t('rules.length', residenceFacts),
    ...stayRules.seasons.map(({ from, to, shortestNights: count }) =>
      t('rules.season', { from: day(from), to: day(to), count }),
    ),
    ...stayRules.closed.map(({ from, to }) => t('rules.closed', { from: day(from), to: day(to) })),
    t('rules.hours', residenceFactsIn(locale)),
    t('rules.free', residenceFacts),
    t('rules.law'),
  ];
  return (
    <div>
      <h2 className="text-heading">{t('rulesTitle')}</h2>
      <ul className="mt-6 grid gap-x-20 lg:grid-cols-2">
        {sentences
          .map((sentence) => withArticles(sentence, locale))
          .map((sentence) => (
            <li key={sentence} className="border-line border-t py-4">
              {sentence}
            </li>
          ))}
      </ul>
      <p className="mt-6 text-muted text-small">{t('sample')}</p>
    </div>
  );
}
