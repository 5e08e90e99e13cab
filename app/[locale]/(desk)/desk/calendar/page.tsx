import { randomUUID } from 'node:crypto';
import { revokeCalendar, shareCalendar } from '@/app/_actions/desk-calendar';
import {
  bookHourByHand,
  closeDays,
  endHour,
  mendHour,
  moveHour,
  prepareHour,
} from '@/app/_actions/desk-hours';
import { deskMetadata, openDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { BookedCallers } from '@/components/desk/calendar/booked-callers';
import { CalendarAddress } from '@/components/desk/calendar/calendar-address';
import { ClosedDaysForm } from '@/components/desk/calendar/closed-days-form';
import { DayList } from '@/components/desk/calendar/day-list';
import { HourForm } from '@/components/desk/calendar/hour-form';
import { MonthGrid } from '@/components/desk/calendar/month-grid';
import { ViewLinks } from '@/components/desk/calendar/view-links';
import { DeskPage } from '@/components/desk/desk-page';
import { listMatterMails } from '@/db/mail/matter-mails';
import { clockAt } from '@/lib/calendar/clock';
import { monthOf, readDay } from '@/lib/calendar/days';
import { calendarPath, daysShown, readView, viewFields } from '@/lib/desk/calendar-view';
import { readClosing } from '@/lib/desk/closed-nights';
import { deskWords } from '@/lib/desk/desk-words';
import { askedAt } from '@/lib/desk/forms/questions';
import { readRefused } from '@/lib/desk/forms/refused-form';
import { typedAt } from '@/lib/desk/forms/typed';
import { readFreeDay } from '@/use-cases/appointments/read-appointment';
import { readAgenda, readBookedOn } from '@/use-cases/desk/read-agenda';
import { readCalendarAddress } from '@/use-cases/desk/share-calendar';

export const generateMetadata = () => deskMetadata(deskWords.calendar.title);

/** A month, a week or a day of the house: who arrives and leaves at the Résidence, who has an hour. */
export default async function DeskCalendarPage({
  searchParams,
}: PageProps<'/[locale]/desk/calendar'>) {
  const query = await searchParams;
  const refused = await readRefused(query);
  const now = new Date();
  const view = readView(query, now);
  const desk = await openDesk(calendarPath(view), query);
  const days = daysShown(view);
  const agenda = await readAgenda(days);
  const [back, today] = [viewFields(view), clockAt(now).day];
  const typed = typedAt('hour', refused);
  const asked = readDay(typed.on) ?? view.day;
  const from = asked < today ? today : asked;
  // A refused form keeps its day; else the next one of the view on which somebody is free.
  const later = typed.on ? [] : days.filter((day) => day > from);
  const free = await readFreeDay([from, ...later], now);
  const closing = query.notice === 'doneBooked' ? readClosing(query) : undefined;
  const shared = { share: shareCalendar, revoke: revokeCalendar };
  return (
    <DeskPage {...desk} at="calendar" title={deskWords.calendar.title}>
      {closing && <BookedCallers {...(await readBookedOn(closing))} />}
      <ViewLinks view={view} now={now} />
      {view.kind === 'month' ? (
        <MonthGrid {...{ days, now, ...agenda }} month={monthOf(view.day)} />
      ) : (
        <DayList
          {...{ days, now, back, ...agenda }}
          mails={
            await listMatterMails(
              'appointment',
              agenda.hours.map(({ id }) => id),
            )
          }
          actions={{ prepare: prepareHour, move: moveHour, mend: mendHour, end: endHour }}
          refused={{
            typed: typedAt('moveHour', refused),
            asked: askedAt('moveHour', query.notice),
            prepared: typedAt('prepareHour', refused),
            mended: typedAt('mendHour', refused),
          }}
        />
      )}
      <div>
        <HourForm
          {...{ today, back }}
          book={bookHourByHand}
          nextKey={randomUUID()}
          {...{ ...free, typed }}
          asked={askedAt('hour', query.notice)}
        />
        <ClosedDaysForm
          {...{ today, back }}
          close={closeDays}
          typed={typedAt('closeDays', refused)}
        />
        <CalendarAddress
          {...{ back, ...shared }}
          address={await readCalendarAddress(desk.staff)}
          isNew={query.notice === 'addressMade'}
        />
      </div>
    </DeskPage>
  );
}
