import { randomUUID } from 'node:crypto';
import { refundOrder, stepOrder } from '@/app/_actions/desk';
import { deskMetadata, openDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { DeskPage } from '@/components/desk/desk-page';
import { OrderCustomer } from '@/components/desk/orders/order-customer';
import { OrderFacts } from '@/components/desk/orders/order-facts';
import { OrderLines } from '@/components/desk/orders/order-lines';
import { OrderRefunds } from '@/components/desk/orders/order-refunds';
import { OrderSteps } from '@/components/desk/orders/order-steps';
import { OrderTimeline } from '@/components/desk/orders/order-timeline';
import { MissingPage } from '@/components/site/missing-page';
import { Link } from '@/components/ui/link';
import { Unbroken } from '@/components/ui/unbroken';
import { findDeskOrder } from '@/db/desk/desk-orders';
import { findRefundFacts } from '@/db/desk/desk-refunds';
import { dayOf } from '@/lib/calendar';
import { deskText, deskWords } from '@/lib/desk/desk-words';

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
  const refundFacts = await findRefundFacts(order);
  return (
    <DeskPage
      {...desk}
      at="orders"
      title={<Unbroken text={deskText('order.title', { number })} part={number} />}
      values={{ state: deskWords.states[order.state] }}
    >
      <Link href="/desk/orders" prefetch={false} className="prose-link justify-self-start">
        {deskWords.order.back}
      </Link>
      <OrderSteps
        step={stepOrder}
        number={number}
        from={order.state}
        today={dayOf(new Date())}
        canRefund={refundFacts.canRefund}
        remark={typeof remark === 'string' ? remark : undefined}
      />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <OrderLines order={order} />
        <OrderCustomer order={order} />
        <OrderFacts order={order} />
        <OrderTimeline changes={order.changes} />
        {refundFacts.money.receivedCents > 0 && (
          <OrderRefunds refund={refundOrder} nextId={randomUUID()} order={order} {...refundFacts} />
        )}
      </div>
    </DeskPage>
  );
}
