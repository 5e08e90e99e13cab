import { endHour, prepareHour } from '@/app/_actions/desk-hours';
import { deskMetadata, openDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { DayList } from '@/components/desk/calendar/day-list';
import { WeekLinks } from '@/components/desk/calendar/week-links';
import { DeskPage } from '@/components/desk/desk-page';
import { listHours } from '@/db/desk/desk-hours';
import { listStays } from '@/db/desk/desk-stays';
import { deskWords } from '@/lib/desk/desk-words';
import { daysOfWeek, readWeek } from '@/lib/desk/week';
import { momentOf } from '@/lib/residence/clock';
import { addDays } from '@/lib/residence/days';

export const generateMetadata = () => deskMetadata(deskWords.calendar.title);

const path = '/desk/calendar';

/** A week of the house: who arrives and leaves at the Résidence, who has an hour. */
export default async function DeskCalendarPage({
  searchParams,
}: PageProps<'/[locale]/desk/calendar'>) {
  const query = await searchParams;
  const desk = await openDesk(path, query);
  const now = new Date();
  const monday = readWeek(query.week, now);
  const days = daysOfWeek(monday);
  const next = addDays(monday, 7);
  const [stays, hours] = await Promise.all([
    listStays(monday, next),
    listHours(momentOf(monday, '00:00'), momentOf(next, '00:00')),
  ]);
  return (
    <DeskPage {...desk} at="calendar" title={deskWords.calendar.title}>
      <WeekLinks monday={monday} page={path} />
      <DayList {...{ days, stays, hours, now }} actions={{ prepare: prepareHour, end: endHour }} />
    </DeskPage>
  );
}
