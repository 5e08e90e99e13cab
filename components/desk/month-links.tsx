import { Link } from '@/components/ui/link';
import { deskWords } from '@/lib/desk/desk-words';
import { shiftMonth } from '@/lib/desk/periods/month';

/** The month that is shown, between the one before and the one after. @param month as `2026-11` @param page its path */
export function MonthLinks({ month, name, page }: { month: string; name: string; page: string }) {
  const { figures: t } = deskWords;
  const path = (by: number) => `${page}?month=${shiftMonth(month, by)}`;
  return (
    <div className="flex flex-wrap items-baseline gap-x-8 gap-y-2">
      {/* On paper the month stands alone. */}
      <h2 className="order-1 text-heading first-letter:uppercase">{name}</h2>
      <nav aria-label={t.months} className="contents">
        <Link href={path(-1)} prefetch={false} className="prose-link">
          {t.previous}
        </Link>
        <Link href={path(1)} prefetch={false} className="prose-link order-2">
          {t.next}
        </Link>
      </nav>
    </div>
  );
}
