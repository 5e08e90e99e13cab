import { requestLink } from '@/app/_actions/links';
import { leaveSession } from '@/app/_actions/my-data';
import { deskMetadata, openDesk, requireDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { DeskLog } from '@/components/desk/desk-log';
import { DeskPage } from '@/components/desk/desk-page';
import { SignIn } from '@/components/desk/sign-in';
import { WaitingList } from '@/components/desk/waiting-list';
import { Link } from '@/components/ui/link';
import { listLogEntries } from '@/db/desk/desk';
import { countOrders } from '@/db/desk/desk-orders';
import { listWithdrawals } from '@/db/desk/desk-withdrawals';
import { deskWords } from '@/lib/desk/desk-words';
import { refundDaysLeft } from '@/lib/orders/refund-deadline';
import { findCurrentVisitor } from '@/use-cases/account/read-visitor';
import { findStaff } from '@/use-cases/desk/require-staff';

export const generateMetadata = () => deskMetadata(deskWords.title);

/** A refund that is due within so many days is shown. */
const soonDays = 5;
const entriesShown = 20;

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
  const [orders, declarations, entries] = await Promise.all([
    countOrders(),
    listWithdrawals(false),
    listLogEntries(entriesShown),
  ]);
  const now = new Date();
  const due = declarations.filter(({ declaredAt }) => refundDaysLeft(declaredAt, now) <= soonDays);
  return (
    <DeskPage {...desk} at="today" title={deskWords.today.title}>
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
        <WaitingList orders={orders} messages={desk.waiting.messages} due={due} now={now} />
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
