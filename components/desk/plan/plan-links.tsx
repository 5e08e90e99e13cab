import { Link } from '@/components/ui/link';
import { dayInWords } from '@/lib/calendar/dates';
import { addDays } from '@/lib/calendar/days';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { weekNumber } from '@/lib/desk/periods/week';

export type PlanView = 'grid' | 'list';

/** The address of a week of the plan. */
const planPath = (week: string, view: PlanView) =>
  `/desk/plan?${new URLSearchParams({ week, ...(view === 'list' && { view }) })}`;

type Props = { monday: string; current: string; view: PlanView };

/** The week that is shown, the ones around it and this week; and the two ways to show it. */
export function PlanLinks({ monday, current, view }: Props) {
  const { plan: t } = deskWords;
  const weeks = [
    [t.previous, addDays(monday, -7)],
    ...(monday === current ? [] : ([[t.current, current]] as const)),
    [t.next, addDays(monday, 7)],
  ] as const;
  return (
    <div className="grid gap-4">
      <h2 className="text-heading">
        {deskText('plan.week', {
          number: String(weekNumber(monday)),
          from: dayInWords(monday, 'fr'),
          to: dayInWords(addDays(monday, 6), 'fr'),
        })}
      </h2>
      <div className="flex flex-wrap gap-x-14 gap-y-2 print:hidden">
        <nav aria-label={t.weeks} className="flex flex-wrap gap-x-8 gap-y-2">
          {weeks.map(([name, week]) => (
            <Link key={name} href={planPath(week, view)} prefetch={false} className="prose-link">
              {name}
            </Link>
          ))}
        </nav>
        <nav aria-label={t.views} className="flex flex-wrap gap-x-8 gap-y-2">
          {(['grid', 'list'] as const).map((one) => (
            <Link
              key={one}
              href={planPath(monday, one)}
              prefetch={false}
              aria-current={one === view ? 'true' : undefined}
              className="transition-colors hover:text-gold-text aria-[current=true]:text-gold-text aria-[current=true]:underline aria-[current=true]:underline-offset-8"
            >
              {t[one]}
            </Link>
          ))}
        </nav>
      </div>
    </div>
  );
}
