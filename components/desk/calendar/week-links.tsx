import { Link } from '@/components/ui/link';
import { dayInWords } from '@/lib/calendar';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { defaultLocale } from '@/lib/i18n/locales';
import { addDays } from '@/lib/residence/days';

/** The week that is shown, between the one before and the one after. @param page its path */
export function WeekLinks({ monday, page }: { monday: string; page: string }) {
  const { calendar: t } = deskWords;
  const day = (by: number) => dayInWords(addDays(monday, by), defaultLocale);
  const path = (by: number) => `${page}?week=${addDays(monday, by)}`;
  return (
    <nav aria-label={t.weeks} className="flex flex-wrap items-baseline gap-x-8 gap-y-2">
      <Link href={path(-7)} prefetch={false} className="prose-link print:hidden">
        {t.previous}
      </Link>
      <h2 className="text-heading">{deskText('calendar.span', { from: day(0), to: day(6) })}</h2>
      <Link href={path(7)} prefetch={false} className="prose-link print:hidden">
        {t.next}
      </Link>
    </nav>
  );
}
