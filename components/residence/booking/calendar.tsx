import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { noonOf, weekdayInWords } from '@/lib/calendar/dates';
import { addDays, type Month } from '@/lib/calendar/days';
import { inRow, languages } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import {
  type CalendarDay,
  type CalendarMonth,
  calendarMonth,
  type LostNights,
  monthAfter,
  monthsFrom,
} from '@/lib/residence/calendar';
import type { Stay } from '@/lib/residence/stay';
import type { DatesQuery } from '@/lib/residence/stay-query';

type Props = {
  dates: DatesQuery;
  month: Month;
  taken: LostNights;
  now: Date;
  /** The dates of the booked stay that would be moved. */
  left?: Pick<Stay, 'checkIn' | 'checkOut'>;
  /** The address that chooses dates. */
  hrefOf: (dates: DatesQuery) => string;
};

/** Two months of the nights of a suite: each day that can be chosen is a link, which names it and its state. */
export async function StayCalendar({ dates, month, taken, now, left, hrefOf }: Props) {
  const t = await getTranslations('booking.dates');
  const { first, last } = monthsFrom(now);
  const situation = { dates, taken, now, left };
  const to = (shown: Month) => hrefOf({ ...dates, month: shown });
  const turn =
    'inline-flex size-11 items-center justify-center hover:text-gold-text rtl:-scale-x-100';
  return (
    <div>
      <nav aria-label={t('months')} className="mb-2 flex justify-between border-line border-b pb-2">
        {month > first ? (
          <Link href={to(monthAfter(month, -1))} scroll={false} prefetch={false} className={turn}>
            <span aria-hidden="true">←</span>
            <span className="sr-only">{t('previous')}</span>
          </Link>
        ) : (
          <span />
        )}
        {month < last && (
          <Link href={to(monthAfter(month, 1))} scroll={false} prefetch={false} className={turn}>
            <span aria-hidden="true">→</span>
            <span className="sr-only">{t('next')}</span>
          </Link>
        )}
      </nav>
      <div className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
        <MonthTable month={calendarMonth(month, situation, month)} hrefOf={hrefOf} />
        <div className="hidden sm:block">
          <MonthTable
            month={calendarMonth(monthAfter(month, 1), situation, month)}
            hrefOf={hrefOf}
          />
        </div>
      </div>
      <Legend />
    </div>
  );
}

/** A Monday: the week begins with it. */
const monday = '2026-11-23';

async function MonthTable({
  month: { month, weeks },
  hrefOf,
}: {
  month: CalendarMonth;
  hrefOf: Props['hrefOf'];
}) {
  const { tag } = languages[await currentLocale()];
  const named = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
  const [short, long] = [named({ weekday: 'narrow' }), named({ weekday: 'long' })];
  const weekdays = Array.from({ length: 7 }, (_, at) => noonOf(addDays(monday, at)));
  return (
    <table className="w-full table-fixed border-separate border-spacing-1 text-center">
      <caption className="pb-3 font-display text-lead first-letter:uppercase">
        {named({ month: 'long', year: 'numeric' }).format(noonOf(`${month}-01`))}
      </caption>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day.getTime()} scope="col" className="font-normal text-label text-muted">
              <span aria-hidden="true">{short.format(day)}</span>
              <span className="sr-only">{long.format(day)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)?.day}>
            {week.map((day, at) => (
              <td key={day?.day ?? weekdays[at]?.getTime()} className="p-0">
                {day && <DayCell day={day} hrefOf={hrefOf} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const looks: Readonly<Record<CalendarDay['state'], string>> = {
  free: 'border border-line',
  outOnly: 'border border-line border-dashed',
  taken: 'night-taken text-muted line-through',
  closed: 'night-closed text-muted',
  none: 'text-muted',
  arrival: 'bg-ink text-ground',
  departure: 'bg-ink text-ground',
  yours: 'border-gold border-y-2 bg-paper',
};

async function DayCell({
  day: { day, state, choice },
  hrefOf,
}: {
  day: CalendarDay;
  hrefOf: Props['hrefOf'];
}) {
  const t = await getTranslations('booking.dates');
  const locale = await currentLocale();
  const name = weekdayInWords(noonOf(day), locale);
  const look = `flex h-11 items-center justify-center tabular-nums ${looks[state]}`;
  const content = (
    <>
      <span aria-hidden="true">{Number(day.slice(8))}</span>
      <span className="sr-only">{state === 'none' ? name : inRow([name, t(state)], locale)}</span>
    </>
  );
  if (!choice) return <span className={look}>{content}</span>;
  const isEnd = state === 'arrival' || state === 'departure';
  return (
    <Link
      href={hrefOf(choice)}
      scroll={false}
      prefetch={false}
      aria-current={isEnd ? 'date' : undefined}
      className={`${look} transition-colors hover:border-gold-text ${isEnd ? '' : 'hover:text-gold-text'}`}
    >
      {content}
    </Link>
  );
}

const shown = ['free', 'taken', 'closed', 'yours'] as const;

/** What the looks of the days mean; each day says it in words too. */
async function Legend() {
  const t = await getTranslations('booking.dates');
  return (
    <ul aria-hidden="true" className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-muted text-small">
      {shown.map((state) => (
        <li key={state} className="flex items-center gap-2">
          <span className={`inline-block size-5 ${looks[state]}`} />
          {t(state)}
        </li>
      ))}
    </ul>
  );
}
