import {
  bookByHand,
  changeKept,
  endStay,
  mendStay,
  moveStay,
  noteStay,
  settleStay,
} from '@/app/_actions/desk-stays';
import { deskMetadata, openDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { DeskPage } from '@/components/desk/desk-page';
import { MonthLinks } from '@/components/desk/month-links';
import { StayForm } from '@/components/desk/stays/stay-form';
import { StayList } from '@/components/desk/stays/stay-list';
import { StayMonth } from '@/components/desk/stays/stay-month';
import { listStays } from '@/db/desk/desk-stays';
import { listMatterMails } from '@/db/mail/matter-mails';
import { listHeldNights } from '@/db/residence/nights';
import { listMoneyOf } from '@/db/residence/stay-money';
import { clockAt } from '@/lib/calendar/clock';
import { monthOf } from '@/lib/calendar/days';
import { deskWords } from '@/lib/desk/desk-words';
import { askedAt } from '@/lib/desk/forms/questions';
import { readRefused } from '@/lib/desk/forms/refused-form';
import { typedAt } from '@/lib/desk/forms/typed';
import { daysOf, firstDay, readMonth, shiftMonth } from '@/lib/desk/periods/month';
import { readClosedNights } from '@/use-cases/desk/read-agenda';

export const generateMetadata = () => deskMetadata(deskWords.stays.title);

const path = '/desk/residence';

export default async function DeskStaysPage({
  searchParams,
}: PageProps<'/[locale]/desk/residence'>) {
  const query = await searchParams;
  const desk = await openDesk(path, query);
  const refused = await readRefused(query);
  const now = new Date();
  const month = readMonth(query.month, now);
  const days = daysOf(month);
  const [first, next] = [`${month}-01`, `${shiftMonth(month, 1)}-01`] as const;
  const stays = await listStays(first, next);
  const money = await listMoneyOf(stays);
  const mails = await listMatterMails(
    'booking',
    stays.map(({ id }) => id),
  );
  const today = clockAt(now).day;
  const name = new Intl.DateTimeFormat('fr', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <DeskPage {...desk} at="residence" title={deskWords.stays.title}>
      <MonthLinks
        month={month}
        thisMonth={monthOf(today)}
        name={name.format(firstDay(month))}
        page={path}
      />
      <StayMonth
        days={days}
        stays={stays}
        closed={await readClosedNights(days)}
        held={await listHeldNights(first, next)}
        today={today}
      />
      <StayForm
        {...{ today, month }}
        book={bookByHand}
        typed={typedAt('stay', refused)}
        asked={askedAt('stay', query.notice)}
      />
      <StayList
        {...{ stays, money, mails, now, today, month }}
        end={endStay}
        move={moveStay}
        note={noteStay}
        settle={settleStay}
        keep={changeKept}
        mend={mendStay}
        typed={typedAt('moveStay', refused)}
        asked={askedAt('moveStay', query.notice)}
        typedEnd={typedAt('endStay', refused)}
        typedKept={typedAt('keptStay', refused)}
        typedMend={typedAt('mendStay', refused)}
        typedNote={typedAt('noteStay', refused)}
      />
    </DeskPage>
  );
}
