import { Link } from '@/components/ui/link';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { figuresPath, isYear, type Period, shiftPeriod } from '@/lib/desk/periods/period';

/** The period that is shown, between the one before and the one after; from a month to its year. @param name in words */
export function PeriodLinks({ period, name }: { period: Period; name: string }) {
  const { figures: t } = deskWords;
  const year = period.slice(0, 4);
  return (
    <nav aria-label={t.periods} className="flex flex-wrap items-baseline gap-x-8 gap-y-2">
      <Link href={figuresPath(shiftPeriod(period, -1))} prefetch={false} className="prose-link">
        {isYear(period) ? t.previousYear : t.previous}
      </Link>
      <h2 className="text-heading first-letter:uppercase">{name}</h2>
      <Link href={figuresPath(shiftPeriod(period, 1))} prefetch={false} className="prose-link">
        {isYear(period) ? t.nextYear : t.next}
      </Link>
      {!isYear(period) && (
        <Link href={figuresPath(year)} prefetch={false} className="prose-link">
          {deskText('figures.wholeYear', { year })}
        </Link>
      )}
    </nav>
  );
}
