import { getTranslations } from 'next-intl/server';
import { stayRules } from '@/content/residence/stays';
import { languages } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { residenceFacts } from '@/lib/residence/residence-facts';

/** What holds for every stay: how long, when, until when it is cancelled without cost. */
export async function StayTerms() {
  const t = await getTranslations('residencePage');
  const format = new Intl.DateTimeFormat(languages[await currentLocale()].tag, {
    ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
  });
  // A year whose days nobody sees: only the day and the month are shown.
  const day = (date: string) => format.format(new Date(`2024-${date}T12:00:00Z`));
  const sentences = [
    t('rules.length', residenceFacts),
    ...stayRules.seasons.map(({ from, to, shortestNights: count }) =>
      t('rules.season', { from: day(from), to: day(to), count }),
    ),
    ...stayRules.closed.map(({ from, to }) => t('rules.closed', { from: day(from), to: day(to) })),
    t('rules.hours', residenceFacts),
    t('rules.free', residenceFacts),
    t('rules.law'),
  ];
  return (
    <div>
      <h2 className="text-heading">{t('rulesTitle')}</h2>
      <ul className="mt-6 grid gap-x-20 lg:grid-cols-2">
        {sentences.map((sentence) => (
          <li key={sentence} className="border-line border-t py-4">
            {sentence}
          </li>
        ))}
      </ul>
      <p className="mt-6 text-muted text-small">{t('sample')}</p>
    </div>
  );
}
