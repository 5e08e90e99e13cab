import { requestLink } from '@/app/_actions/links';
import { leaveSession } from '@/app/_actions/my-data';
import { deskMetadata, openDesk, requireDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { TodayAgenda } from '@/components/desk/calendar/today-agenda';
import { DeskLog } from '@/components/desk/desk-log';
import { DeskPage } from '@/components/desk/desk-page';
import { AskedOffers } from '@/components/desk/offers/asked-offers';
import { SignIn } from '@/components/desk/sign-in';
import { WaitingList } from '@/components/desk/waiting-list';
import { Link } from '@/components/ui/link';
import { listLogEntries, rowsPerPage } from '@/db/desk/desk';
import { listAskedOffers } from '@/db/desk/desk-offers';
import { countOrders } from '@/db/desk/desk-orders';
import { listUnsettled } from '@/db/desk/desk-stay-money';
import { listSurpluses } from '@/db/desk/desk-surplus';
import { listWithdrawals } from '@/db/desk/desk-withdrawals';
import { listUnheeded } from '@/db/orders/withdrawals';
import { clockAt } from '@/lib/calendar/clock';
import { deskWords } from '@/lib/desk/desk-words';
import { entriesToday } from '@/lib/desk/log-words';
import { inFrench } from '@/lib/desk/plan-lines';
import { refundDaysLeft } from '@/lib/orders/refund-deadline';
import { findCurrentVisitor } from '@/use-cases/account/read-visitor';
import { readAgenda } from '@/use-cases/desk/read-agenda';
import { findStaff } from '@/use-cases/desk/require-staff';

export const generateMetadata = () => deskMetadata(deskWords.title);

/** A refund that is due within so many days is shown. */
const soonDays = 5;
const offersShown = 8;

export default async function DeskHomePage({ searchParams }: PageProps<'/[locale]/desk'>) {
  await requireDesk();
  const [staff, query] = await Promise.all([findStaff(), searchParams]);
  if (!staff) {
    const visitor = await findCurrentVisitor();
    return (
      <SignIn visitor={visitor} query={query} requestLink={requestLink} leave={leaveSession} />
    );
  }
  const desk = await openDesk('/desk', query);
  const now = new Date();
  const { day } = clockAt(now);
  const [orders, declarations, unheeded, entries, agenda, asked, surpluses, unsettled] =
    await Promise.all([
      countOrders(),
      listWithdrawals('open'),
      listUnheeded(rowsPerPage),
      listLogEntries(entriesToday),
      readAgenda([day]),
      listAskedOffers(day, offersShown),
      listSurpluses(),
      listUnsettled(day),
    ]);
  const listed = new Set(unheeded.map(({ reference }) => reference));
  // One that names no order of the house waits for somebody who finds it.
  const due = declarations.filter(
    ({ reference, declaredAt, order }) =>
      !listed.has(reference) && (!order || refundDaysLeft(declaredAt, now) <= soonDays),
  );
  return (
    <DeskPage {...desk} at="today" title={deskWords.today.title}>
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
        <div className="grid content-start gap-14">
          <WaitingList
            orders={orders}
            messages={desk.waiting.messages}
            unheeded={unheeded.filter(({ doubt }) => !doubt)}
            doubted={unheeded.filter(({ doubt }) => doubt)}
            due={due}
            surpluses={surpluses}
            unsettled={unsettled}
            now={now}
          />
          <TodayAgenda day={day} stays={agenda.stays} hours={agenda.hours} />
          <AskedOffers offers={await inFrench(asked)} />
        </div>
        <div className="grid content-start gap-4">
          <DeskLog entries={entries} title={deskWords.today.log} />
          <Link href="/desk/log" prefetch={false} className="prose-link justify-self-start">
            {deskWords.today.allLog}
          </Link>
        </div>
      </div>
    </DeskPage>
  );
}
