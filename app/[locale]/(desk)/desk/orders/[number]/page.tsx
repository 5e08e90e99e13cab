import { randomUUID } from 'node:crypto';
import { askForBalance, noteOnOrder, setAside, stepOrder, undoStep } from '@/app/_actions/desk';
import { removeFile } from '@/app/_actions/desk-files';
import { closeWithRest, refundOrder } from '@/app/_actions/desk-refunds';
import { receiveTransfer, sendBackTransfer } from '@/app/_actions/desk-transfers';
import { deskMetadata, openDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { DeskPage } from '@/components/desk/desk-page';
import { OrderBalance } from '@/components/desk/orders/order-balance';
import { OrderCredits } from '@/components/desk/orders/order-credits';
import { OrderCustomer } from '@/components/desk/orders/order-customer';
import { OrderDeclaration } from '@/components/desk/orders/order-declaration';
import { OrderFacts } from '@/components/desk/orders/order-facts';
import { OrderFiles } from '@/components/desk/orders/order-files';
import { OrderLines } from '@/components/desk/orders/order-lines';
import { OrderMails } from '@/components/desk/orders/order-mails';
import { OrderMatters } from '@/components/desk/orders/order-matters';
import { OrderNoteForm } from '@/components/desk/orders/order-note';
import { OrderRefunds } from '@/components/desk/orders/order-refunds';
import { OrderSteps } from '@/components/desk/orders/order-steps';
import { OrderTimeline } from '@/components/desk/orders/order-timeline';
import { OrderTransfer } from '@/components/desk/orders/order-transfer';
import { OrderUndo } from '@/components/desk/orders/order-undo';
import { RefundQuestion } from '@/components/desk/orders/refund-question';
import { MissingPage } from '@/components/site/missing-page';
import { Link } from '@/components/ui/link';
import { Unbroken } from '@/components/ui/unbroken';
import { listMatters } from '@/db/desk/desk-matters';
import { findDeclarationOf, findDeskOrder } from '@/db/desk/desk-orders';
import { findRefundFacts } from '@/db/desk/desk-refunds';
import { listOrderMails } from '@/db/mail/sent-mails';
import { listStaysOfOrder } from '@/db/orders/credited-stays';
import { listFiles } from '@/db/orders/order-files';
import { isCustomerTold, mailsOfStep } from '@/db/orders/order-mails';
import { dayOf } from '@/lib/calendar/dates';
import { balanceAsked } from '@/lib/desk/balance-asked';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { readRefused } from '@/lib/desk/forms/refused-form';
import { typedAt } from '@/lib/desk/forms/typed';
import { differingOf, lastInWords, toAgreeFor } from '@/lib/desk/order-words';
import { planWeekOf } from '@/lib/desk/plan';
import { queryIn } from '@/lib/desk/read-query';
import { askedRefund, buyerInWords, madeInWords } from '@/lib/desk/refund-words';
import { askedTransfer, isTransferQuestion, waitInWords } from '@/lib/desk/transfer-words';
import { declarationDoubt } from '@/lib/orders/declaration-doubt';
import { isBalanceDue } from '@/lib/orders/deposit';
import { linesForHouse } from '@/lib/orders/house-lines';
import { photosLeftBy } from '@/lib/orders/mail-truth';
import { heldStates } from '@/lib/orders/order';
import { lastMove, stepToUndo } from '@/lib/orders/order-moves';
import type { SearchParam } from '@/lib/search-params';
import { mailsToCome } from '@/use-cases/desk/read-mail';
import { listCredits } from '@/use-cases/residence/list-credits';

/** So much of what else the house has of its customer. */
const mattersShown = 8;

type Props = PageProps<'/[locale]/desk/orders/[number]'>;

export const generateMetadata = async ({ params }: Props) =>
  deskMetadata(deskText('order.title', { number: (await params).number }));

export default async function DeskOrderPage({ params, searchParams }: Props) {
  const [{ number }, given] = await Promise.all([params, searchParams]);
  const desk = await openDesk(`/desk/orders/${number}`, given);
  const order = await findDeskOrder(number);
  // The server has given it the status 404.
  if (!order) return <MissingPage />;
  const now = new Date();
  const undoable = stepToUndo(order.changes, now);
  const week = planWeekOf(order, order.deliveredAt, dayOf(now));
  const files = await listFiles(order.id);
  const mails = await listOrderMails(order.id, number);
  const declaration = await findDeclarationOf(number);
  const doubt = declaration && declarationDoubt(declaration, order);
  const { awaited, ...refundFacts } = await findRefundFacts(order);
  const missingCents = awaited?.part === 'balance' ? awaited.dueCents : 0;
  const made = madeInWords(given.refund, refundFacts.refunds, order);
  const refused = await readRefused(given);
  const typed = typedAt('refund', refused);
  const question = given.notice === 'toConfirm' && askedRefund(typed, refundFacts);
  const transfer = askedTransfer(given.notice, typedAt('transfer', refused), awaited);
  return (
    <DeskPage
      {...desk}
      query={{ ...given, notice: noticeOf(given.notice, { made, transfer, question }) }}
      at="orders"
      title={<Unbroken text={deskText('order.title', { number })} part={number} />}
      values={{
        state: deskWords.states[order.state],
        last: lastInWords(order.changes),
        file: queryIn(typedAt('file', refused).name) || deskWords.files.unnamed,
        ...made,
        ...transfer,
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
        <a href="#note" className="prose-link">
          {deskWords.steps.noteTitle}
        </a>
      </nav>
      {question && (
        <RefundQuestion
          refund={refundOrder}
          number={number}
          nextId={randomUUID()}
          money={refundFacts.money}
          customer={buyerInWords(order)}
          isTold={Boolean(order.email)}
          {...question}
        />
      )}
      {declaration && (
        <OrderDeclaration
          number={number}
          declaration={declaration}
          doubt={doubt}
          isUnheeded={heldStates.includes(order.state)}
          now={now}
          setAside={setAside}
          typed={typedAt('setAside', refused)}
        />
      )}
      {undoable && (
        <OrderUndo
          undo={undoStep}
          number={number}
          change={undoable}
          hasMail={isCustomerTold(order, undoable.details?.photos)}
        />
      )}
      <OrderSteps
        step={stepOrder}
        number={number}
        from={order.state}
        since={lastMove(order.changes)?.id}
        today={dayOf(now)}
        agreed={toAgreeFor(order)}
        photos={order.email ? files.filter(({ kind }) => kind === 'photo') : []}
        photosLeft={(to) => photosLeftBy(mails.waiting, to, mailsOfStep(order, to))}
        unpaidCents={missingCents}
        email={order.email}
        mailsOf={(to) => mailsOfStep(order, to)}
        canRefund={refundFacts.canRefund}
        isDeclared={declaration !== undefined && !doubt}
        wait={waitInWords(order.state, awaited, refundFacts.isExact)}
        surplusCents={refundFacts.surplusCents}
        returnedCents={heldStates.includes(order.state) ? refundFacts.money.refundedCents : 0}
        differing={differingOf(order, refundFacts.held)}
        typed={typedAt('step', refused)}
      />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        {awaited && (
          <OrderTransfer
            returnedCents={refundFacts.money.refundedCents}
            receive={receiveTransfer}
            sendBack={sendBackTransfer}
            nextId={randomUUID()}
            order={order}
            awaited={awaited}
            today={dayOf(now)}
            typed={typedAt('transfer', refused)}
            typedBack={typedAt('transferBack', refused)}
            asked={transfer}
          />
        )}
        {isBalanceDue(order) && (
          <OrderBalance
            ask={askForBalance}
            number={number}
            dueCents={missingCents}
            asked={balanceAsked(order)}
            now={now}
          />
        )}
        <OrderLines
          order={{ ...order, lines: await linesForHouse(order.lines) }}
          stays={await listStaysOfOrder(order.id)}
          returnedCents={refundFacts.money.refundedCents}
        />
        <OrderCustomer order={order} />
        <OrderFacts order={order} awaited={awaited} />
        {order.email && (
          <OrderMatters
            email={order.email}
            matters={await listMatters(order.email, number, mattersShown)}
          />
        )}
        <OrderCredits stays={await listCredits(order)} />
        <OrderFiles number={number} files={files} remove={removeFile} />
        <OrderTimeline changes={order.changes} hasDeposit={order.depositCents !== null} />
        {refundFacts.money.receivedCents > 0 && (
          <OrderRefunds
            refund={refundOrder}
            nextId={randomUUID()}
            order={order}
            close={closeWithRest}
            typedRest={typedAt('rest', refused)}
            typed={typed}
            {...refundFacts}
          />
        )}
        <OrderMails number={number} mails={mails} toCome={order.email ? mailsToCome(order) : []} />
        <OrderNoteForm note={noteOnOrder} number={number} typed={typedAt('note', refused)} />
      </div>
    </DeskPage>
  );
}

/** The notice to show: who was faster; a refund only where the order has it, a question only while it is open. */
function noticeOf(
  notice: SearchParam,
  asked: { readonly made?: object; readonly transfer?: object; readonly question?: object | false },
): SearchParam {
  const { made, transfer, question } = asked;
  if (notice === 'conflict') return 'overtaken';
  // After Back nothing is asked any more: it is done.
  if (notice === 'toConfirm' && !question) return undefined;
  if (isTransferQuestion(notice) && !transfer) return undefined;
  return notice === 'refunded' && !made ? 'done' : notice;
}
