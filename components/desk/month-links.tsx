import { Link } from '@/components/ui/link';
import { deskWords } from '@/lib/desk/desk-words';
import { shiftMonth } from '@/lib/desk/month';

/** The month that is shown, between the one before and the one after. @param month as `2026-11` @param page its path */
export function MonthLinks({ month, name, page }: { month: string; name: string; page: string }) {
  const { figures: t } = deskWords;
  const path = (by: number) => `${page}?month=${shiftMonth(month, by)}`;
  return (
    <nav aria-label={t.months} className="flex flex-wrap items-baseline gap-x-8 gap-y-2">
      <Link href={path(-1)} prefetch={false} className="prose-link">
        {t.previous}
      </Link>
      <h2 className="text-heading first-letter:uppercase">{name}</h2>
      <Link href={path(1)} prefetch={false} className="prose-link">
        {t.next}
      </Link>
    </nav>
  );
}
