import { Link } from '@/components/ui/link';
import { dayInWords, noonOf, weekdayInWords } from '@/lib/calendar/dates';
import { monthOf } from '@/lib/calendar/days';
import {
  type CalendarView,
  calendarHref,
  calendarKinds,
  daysShown,
  viewAfter,
  viewAs,
} from '@/lib/desk/calendar-view';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { firstDay } from '@/lib/desk/periods/month';
import { defaultLocale } from '@/lib/i18n/locales';

/** What is shown, between what lies before and after it, and the ways to see it as a month, a week or a day. */
export function ViewLinks({ view, now }: { view: CalendarView; now: Date }) {
  const { calendar: t } = deskWords;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-4">
      <div className="flex flex-wrap items-baseline gap-x-8 gap-y-2">
        {/* Apart from the links, which are not printed. */}
        <h2 className="text-heading first-letter:uppercase">{nameOf(view)}</h2>
        <nav aria-label={t.dates} className="flex flex-wrap gap-x-8 gap-y-2">
          <Link
            href={calendarHref(viewAfter(view, -1), now)}
            prefetch={false}
            className="prose-link"
          >
            {t.previous[view.kind]}
          </Link>
          <Link
            href={calendarHref(viewAfter(view, 1), now)}
            prefetch={false}
            className="prose-link"
          >
            {t.next[view.kind]}
          </Link>
        </nav>
      </div>
      <nav aria-label={t.views} className="flex gap-6">
        {calendarKinds.map((kind) => (
          <Link
            key={kind}
            href={calendarHref(viewAs(view, kind, now), now)}
            prefetch={false}
            aria-current={kind === view.kind ? 'page' : undefined}
            className="prose-link aria-[current=page]:text-gold-text aria-[current=page]:no-underline"
          >
            {t.kinds[kind]}
          </Link>
        ))}
      </nav>
    </div>
  );
}

const monthName = new Intl.DateTimeFormat('fr', {
  ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
});

function nameOf(view: CalendarView): string {
  if (view.kind === 'month') return monthName.format(firstDay(monthOf(view.day)));
  if (view.kind === 'day') return weekdayInWords(noonOf(view.day), defaultLocale);
  const days = daysShown(view);
  const [from, to] = [days[0] ?? view.day, days.at(-1) ?? view.day];
  return deskText('calendar.span', {
    from: dayInWords(from, defaultLocale),
    to: dayInWords(to, defaultLocale),
  });
}
