import { randomUUID } from 'node:crypto';
import { askForBalance, noteOnOrder, refundOrder, stepOrder, undoStep } from '@/app/_actions/desk';
import { removeFile } from '@/app/_actions/desk-files';
import { deskMetadata, openDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { DeskPage } from '@/components/desk/desk-page';
import { OrderBalance } from '@/components/desk/orders/order-balance';
import { OrderCredits } from '@/components/desk/orders/order-credits';
import { OrderCustomer } from '@/components/desk/orders/order-customer';
import { OrderFacts } from '@/components/desk/orders/order-facts';
import { OrderFiles } from '@/components/desk/orders/order-files';
import { OrderLines } from '@/components/desk/orders/order-lines';
import { OrderMails } from '@/components/desk/orders/order-mails';
import { OrderNoteForm } from '@/components/desk/orders/order-note';
import { OrderRefunds } from '@/components/desk/orders/order-refunds';
import { OrderSteps } from '@/components/desk/orders/order-steps';
import { OrderTimeline } from '@/components/desk/orders/order-timeline';
import { OrderUndo } from '@/components/desk/orders/order-undo';
import { MissingPage } from '@/components/site/missing-page';
import { Link } from '@/components/ui/link';
import { Unbroken } from '@/components/ui/unbroken';
import { findDeskOrder } from '@/db/desk/desk-orders';
import { findRefundFacts } from '@/db/desk/desk-refunds';
import { listOrderMails } from '@/db/mail/sent-mails';
import { listFiles } from '@/db/orders/order-files';
import { dayOf } from '@/lib/calendar';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { agreedFor, lastInWords } from '@/lib/desk/order-words';
import { planWeekOf } from '@/lib/desk/plan';
import { queryIn } from '@/lib/desk/read-query';
import { balanceDueOf, isBalanceDue } from '@/lib/orders/deposit';
import { linesForHouse } from '@/lib/orders/house-lines';
import { stepToUndo } from '@/lib/orders/order-moves';
import { listCredits } from '@/use-cases/residence/list-credits';

type Props = PageProps<'/[locale]/desk/orders/[number]'>;

export const generateMetadata = async ({ params }: Props) =>
  deskMetadata(deskText('order.title', { number: (await params).number }));

export default async function DeskOrderPage({ params, searchParams }: Props) {
  const [{ number }, given] = await Promise.all([params, searchParams]);
  const desk = await openDesk(`/desk/orders/${number}`, given);
  const order = await findDeskOrder(number);
  // The server has given it the status 404.
  if (!order) return <MissingPage />;
  const { remark } = given;
  const now = new Date();
  const undoable = stepToUndo(order.changes, now);
  const week = planWeekOf(order);
  const files = await listFiles(order.id);
  const refundFacts = await findRefundFacts(order);
  return (
    <DeskPage
      {...desk}
      query={given.notice === 'conflict' ? { ...given, notice: 'overtaken' } : given}
      at="orders"
      title={<Unbroken text={deskText('order.title', { number })} part={number} />}
      values={{
        state: deskWords.states[order.state],
        last: lastInWords(order.changes),
        file: queryIn(given.file),
      }}
    >
      <nav aria-label={deskWords.sheets.links} className="flex flex-wrap gap-x-8 gap-y-2">
        <Link href="/desk/orders" prefetch={false} className="prose-link">
          {deskWords.order.back}
        </Link>
        <Link href={`/desk/orders/${number}/slip`} prefetch={false} className="prose-link">
          {deskWords.sheets.slip}
        </Link>
        <Link href={`/desk/orders/${number}/workshop`} prefetch={false} className="prose-link">
          {deskWords.sheets.workshop}
        </Link>
        {week && (
          <Link href={`/desk/plan?week=${week}`} prefetch={false} className="prose-link">
            {deskWords.plan.ofOrder}
          </Link>
        )}
      </nav>
      {undoable && <OrderUndo undo={undoStep} number={number} change={undoable} />}
      <OrderSteps
        step={stepOrder}
        number={number}
        from={order.state}
        today={dayOf(now)}
        agreed={agreedFor(order)}
        photos={order.email ? files.filter(({ kind }) => kind === 'photo') : []}
        unpaidCents={balanceDueOf(order)}
        canRefund={refundFacts.canRefund}
        remark={typeof remark === 'string' ? remark : undefined}
      />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        {isBalanceDue(order) && (
          <OrderBalance ask={askForBalance} number={number} dueCents={balanceDueOf(order)} />
        )}
        <OrderLines order={{ ...order, lines: await linesForHouse(order.lines) }} />
        <OrderCustomer order={order} />
        <OrderFacts order={order} />
        <OrderCredits stays={await listCredits(order)} />
        <OrderFiles number={number} files={files} remove={removeFile} />
        <OrderTimeline changes={order.changes} hasDeposit={order.depositCents !== null} />
        {refundFacts.money.receivedCents > 0 && (
          <OrderRefunds refund={refundOrder} nextId={randomUUID()} order={order} {...refundFacts} />
        )}
        <OrderMails number={number} mails={await listOrderMails(order.id, number)} />
        <OrderNoteForm note={noteOnOrder} number={number} />
      </div>
    </DeskPage>
  );
}
