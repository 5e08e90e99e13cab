import { Link } from '@/components/ui/link';
import { deskWords } from '@/lib/desk/desk-words';
import { shiftMonth } from '@/lib/desk/periods/month';

type Props = {
  /** As `2026-11`: that which is shown, and that of today, which opens at its day. */
  month: string;
  thisMonth: string;
  name: string;
  /** Path of the page. */
  page: string;
};

/** The month that is shown, between the one before and the one after. */
export function MonthLinks({ month, thisMonth, name, page }: Props) {
  const { figures: t } = deskWords;
  const path = (by: number) => {
    const to = shiftMonth(month, by);
    return `${page}?month=${to}${to === thisMonth ? '#today' : ''}`;
  };
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
