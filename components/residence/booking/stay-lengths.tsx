import { getTranslations } from 'next-intl/server';
import { stayRules } from '@/content/residence/stays';
import { dayOfYearInWords } from '@/lib/calendar/dates';
import { currentLocale } from '@/lib/i18n/request';
import { residenceFacts } from '@/lib/residence/residence-facts';

/** How long a stay is, by season, beside the calendar. */
export async function StayLengths() {
  const t = await getTranslations('residencePage.rules');
  const locale = await currentLocale();
  const day = (date: string) => dayOfYearInWords(date, locale);
  const seasons = stayRules.seasons.map(({ from, to, shortestNights: count }) =>
    t('season', { from: day(from), to: day(to), count }),
  );
  return (
    <p className="max-w-measure text-muted text-small">
      {[t('length', residenceFacts), ...seasons].join(' ')}
    </p>
  );
}
