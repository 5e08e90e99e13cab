import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { HourQuery } from '@/lib/appointments/hour-query';
import { hoursByDay, isClosedWeek, type Week } from '@/lib/appointments/week';
import { clocksOf } from '@/lib/appointments/zone';
import { dayInWords, weekdayInWords } from '@/lib/calendar/dates';
import { withArticles } from '@/lib/i18n/articles';
import { currentLocale } from '@/lib/i18n/request';
import { HourText } from './hour-text';

type Props = {
  query: HourQuery;
  week: Week;
  hours: readonly Date[];
  /** The address of another week, and of a chosen hour. */
  hrefOf: (query: HourQuery) => string;
};

/** The free hours of a week, day by day: each is a link, which says when it is in words. */
export async function HourList({ query, week, hours, hrefOf }: Props) {
  const t = await getTranslations('appointment.pick');
  const locale = await currentLocale();
  const zone = clocksOf(query);
  const days = hoursByDay(hours, zone);
  const span = { from: dayInWords(week.from, locale), to: dayInWords(week.to, locale) };
  return (
    <section id="hours" aria-labelledby="hours-title" className="scroll-mt-28">
      <h2 id="hours-title" className="text-heading">
        {t('hours')}
      </h2>
      <WeekLinks {...{ query, week, hrefOf }} />
      <p className="mt-4 mb-6 text-muted text-small">{withArticles(t('span', span), locale)}</p>
      {days.size === 0 && (
        <p className="max-w-measure">{t(isClosedWeek(week) ? 'closed' : 'none')}</p>
      )}
      <ol>
        {[...days].map(([day, free]) => (
          <li key={day} className="grid gap-4 border-line border-t py-6 sm:grid-cols-[12rem_1fr]">
            <h3 className="font-display text-lead first-letter:uppercase">
              {free[0] && weekdayInWords(free[0], locale, zone)}
            </h3>
            <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
              {free.map((at) => (
                <li key={at.getTime()}>
                  <HourLink at={at} query={query} hrefOf={hrefOf} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

function HourLink({ at, query, hrefOf }: Pick<Props, 'query' | 'hrefOf'> & { at: Date }) {
  const isChosen = query.at?.getTime() === at.getTime();
  return (
    <Link
      href={hrefOf({ ...query, at })}
      prefetch={false}
      aria-current={isChosen ? 'true' : undefined}
      className="grid h-full min-h-14 content-center justify-items-center border border-line px-3 py-2 text-center transition-colors hover:border-gold-text hover:text-gold-text aria-[current=true]:border-gold-text aria-[current=true]:bg-paper"
    >
      <HourText {...query} at={at} />
    </Link>
  );
}

async function WeekLinks({ query, week, hrefOf }: Pick<Props, 'query' | 'week' | 'hrefOf'>) {
  const t = await getTranslations('appointment.pick');
  const turn = 'inline-flex size-11 items-center justify-center hover:text-gold-text';
  const links = [
    [week.previous, 'previous', '←'],
    [week.next, 'next', '→'],
  ] as const;
  return (
    <nav aria-label={t('weeks')} className="mt-2 flex justify-between border-line border-b pb-2">
      {links.map(([from, name, arrow]) =>
        from ? (
          <Link
            key={name}
            href={`${hrefOf({ ...query, from, at: undefined })}#hours`}
            scroll={false}
            prefetch={false}
            className={`${turn} rtl:-scale-x-100`}
          >
            <span aria-hidden="true">{arrow}</span>
            <span className="sr-only">{t(name)}</span>
          </Link>
        ) : (
          <span key={name} />
        ),
      )}
    </nav>
  );
}
