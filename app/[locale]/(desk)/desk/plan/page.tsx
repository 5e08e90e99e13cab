import { deskMetadata, openDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { DeskPage } from '@/components/desk/desk-page';
import { PlanLinks } from '@/components/desk/plan/plan-links';
import { PlanList } from '@/components/desk/plan/plan-list';
import { PlanToAgree, PlanWorkshop } from '@/components/desk/plan/plan-waiting';
import { PlanWeek } from '@/components/desk/plan/plan-week';
import { PrintButton } from '@/components/orders/print-button.client';
import { listDeliveries, listToAgree, listToMake, mostPlanned } from '@/db/desk/desk-plan';
import { dayOf } from '@/lib/calendar/dates';
import { addDays } from '@/lib/calendar/days';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { readWeek } from '@/lib/desk/periods/week';
import { leavingIn, listWeeks, planWeek } from '@/lib/desk/plan';
import { inFrench } from '@/lib/desk/plan-lines';

export const generateMetadata = () => deskMetadata(deskWords.plan.title);

/** What is said below a list that may have more than is shown. */
const noteOn = ({ length }: readonly unknown[]) =>
  length >= mostPlanned && (
    <p className="text-muted text-small">{deskText('plan.most', { count: mostPlanned })}</p>
  );

export default async function DeskPlanPage({ searchParams }: PageProps<'/[locale]/desk/plan'>) {
  const query = await searchParams;
  const desk = await openDesk('/desk/plan', query);
  const now = new Date();
  const [monday, current] = [readWeek(query.week, now), readWeek(undefined, now)];
  const view = query.view === 'list' ? 'list' : 'grid';
  const isCurrent = monday === current;
  const days = (view === 'list' ? listWeeks : 1) * 7;
  const [deliveries, toMake, toAgree] = await Promise.all([
    listDeliveries(monday, addDays(monday, days)),
    listToMake(monday, isCurrent, days),
    listToAgree(monday, isCurrent, days),
  ]);
  const planned = await inFrench(deliveries);
  return (
    <DeskPage {...desk} at="plan" title={deskWords.plan.title}>
      <PlanLinks monday={monday} current={current} view={view} />
      {view === 'list' ? (
        <PlanList orders={planned} />
      ) : (
        <PlanWeek days={planWeek(monday, planned)} today={dayOf(now)} />
      )}
      {noteOn(deliveries)}
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <PlanWorkshop
          orders={leavingIn(monday, await inFrench(toMake), isCurrent, days)}
          view={view}
          note={noteOn(toMake)}
        />
        <PlanToAgree
          orders={await inFrench(toAgree)}
          isAll={isCurrent}
          view={view}
          note={noteOn(toAgree)}
        />
      </div>
      <PrintButton>{deskWords.plan.print}</PrintButton>
    </DeskPage>
  );
}
