import { getTranslations } from 'next-intl/server';
import { requestLink } from '@/app/_actions/links';
import { orderMetadata } from '@/app/[locale]/(orders)/orders/order-metadata';
import { AskLink } from '@/components/account/ask-link';
import { Notice } from '@/components/account/notice';
import { CartNotice } from '@/components/cart/cart-notice';
import { ClosedOrder, UnknownOrder } from '@/components/orders/no-order';
import { OrderNightCredits } from '@/components/orders/order-night-credits';
import { OrderSheet } from '@/components/orders/order-sheet';
import { OrderSteps } from '@/components/orders/order-steps';
import { PayOtherwise } from '@/components/orders/pay-otherwise';
import { TransferDetails } from '@/components/orders/transfer-details';
import { FreshPage } from '@/components/ui/browser/fresh-page.client';
import { Link } from '@/components/ui/link';
import { PageHead } from '@/components/ui/page-head';
import { listCreditNotes } from '@/db/orders/credit-notes';
import { listInvoices } from '@/db/orders/invoices';
import { findDifferingAmount } from '@/db/orders/order-mails';
import { isOrderNumber } from '@/db/orders/orders';
import { findReplacing } from '@/db/orders/other-way';
import { findRefunds } from '@/db/orders/refunds';
import { findPartTransfer } from '@/db/orders/transfers';
import { buyerFaults, isFieldCode } from '@/lib/checkout/payment-page/field-faults';
import { readTyped } from '@/lib/checkout/payment-page/typed-fields';
import { comingUntil, transferUntil } from '@/lib/checkout/transfer/transfer';
import { orderedPlace } from '@/lib/delivery/price-place';
import { currentLocale } from '@/lib/i18n/request';
import { firstCentsOf } from '@/lib/orders/deposit';
import { preparePapers } from '@/lib/orders/papers/write-paper';
import { findCurrentVisitor } from '@/use-cases/account/read-visitor';
import { findOtherWay } from '@/use-cases/checkout/pay-otherwise';
import { balancePathOf } from '@/use-cases/orders/read-balance';
import { findDeclared } from '@/use-cases/orders/read-declaration';
import { canBePaid, readOrder } from '@/use-cases/orders/read-order';
import { readCredits } from '@/use-cases/residence/read-credits';

export const generateMetadata = orderMetadata;

export default async function OrderPage({
  params,
  searchParams,
}: PageProps<'/[locale]/orders/[number]'>) {
  const [{ number }, query] = await Promise.all([params, searchParams]);
  const t = await getTranslations('orders');
  const shown = await readOrder(number, query.order);
  if (shown === 'away') return <PageHead title={t('title')} text={t('away')} />;
  if (!shown && !(await isOrderNumber(number))) return <UnknownOrder />;
  const email = shown?.maySeePerson ? undefined : (await findCurrentVisitor())?.email;
  const link = { back: `/orders/${number}`, email, requestLink };
  if (!shown) return <ClosedOrder {...link} number={number} query={query} />;
  const { order, maySeePerson } = shown;
  const token = typeof query.order === 'string' ? query.order : undefined;
  const hasInvoice = maySeePerson && (await listInvoices(order.id)).length > 0;
  const part = await findPartTransfer(order);
  const { money } = await findRefunds(order.id);
  const otherWay = maySeePerson ? await findOtherWay(order) : undefined;
  const replacing = maySeePerson ? await findReplacing(order) : undefined;
  const typed = query.error ? await readTyped() : undefined;
  const sold = orderedPlace(order);
  // The page offers it as a file.
  if (hasInvoice) preparePapers();
  const words = { title: t('person.title'), text: t('person.text') };
  return (
    <OrderSheet
      order={order}
      maySeePerson={maySeePerson}
      returnedCents={money.refundedCents}
      part={part}
    >
      <CartNotice error={query.error} done={undefined} wait={undefined} />
      <Notice notice={query.notice} wait={query.wait} />
      <OrderSteps
        order={order}
        token={token}
        isTheirs={maySeePerson}
        canPay={await canBePaid(order)}
        balancePath={maySeePerson ? await balancePathOf(order) : undefined}
        hasInvoice={hasInvoice}
        hasCredit={maySeePerson && (await listCreditNotes(order.id)).length > 0}
        received={order.state === 'differs' ? await findDifferingAmount(order) : undefined}
        part={part}
        declared={await findDeclared(order)}
      />
      {order.state === 'awaitingTransfer' && (
        <TransferDetails
          title={t('transfer.title')}
          text={t('transfer.text')}
          reference={number}
          cents={firstCentsOf(order)}
          until={transferUntil(order)}
        />
      )}
      {part && part.part !== 'balance' && (
        <TransferDetails
          title={t('transfer.title')}
          text={t('transfer.partText')}
          reference={number}
          cents={part.dueCents}
          {...(part.part === 'first' && {
            until: comingUntil(order, new Date()),
            late: t('transfer.partLate'),
          })}
        />
      )}
      {otherWay && (
        <PayOtherwise
          order={order}
          way={otherWay}
          token={token}
          typed={typed}
          faults={
            typed && sold && isFieldCode(query.error)
              ? await buyerFaults(typed, sold, await currentLocale())
              : []
          }
        />
      )}
      {replacing && (
        <p>
          <Link href={`/orders/${replacing}`} prefetch={false} className="prose-link">
            {t('otherwise.replacedBy', { number: replacing })}
          </Link>
        </p>
      )}
      <OrderNightCredits stays={await readCredits(order)} />
      {!maySeePerson && <AskLink {...link} order={token} words={words} isTyped />}
      <FreshPage state={order.state} />
    </OrderSheet>
  );
}
