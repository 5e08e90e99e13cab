import 'server-only';
import { listCreditNotes } from '@/db/orders/credit-notes';
import { findRefunds } from '@/db/orders/refunds';
import { findDeclaredAt } from '@/db/orders/withdrawals';
import { isTotal } from '@/lib/checkout/payment-money';
import {
  deliveryLeft,
  isRefundable,
  keepableCents,
  stillHeld,
  surplusCents,
} from '@/lib/checkout/refund';
import { awaitedTransfer, countedCents } from '@/lib/checkout/transfer/transfer';
import { firstCentsOf } from '@/lib/orders/deposit';
import { hasOtherAddress } from '@/lib/orders/order-history';
import { refundDue } from '@/lib/orders/refund-deadline';
import type { DeskOrder } from './desk-orders';
import { hasTwin } from './desk-surplus';

/** What the desk shows of the money of an order. */
export async function findRefundFacts(order: DeskOrder) {
  const { money, refunds, records } = await findRefunds(order.id);
  const credits = await listCreditNotes(order.id);
  const isTwin = await hasTwin(order.id);
  const held = stillHeld(records, refunds, order.providerPayment);
  return {
    money,
    refunds,
    awaited: awaitedTransfer(order, records),
    held,
    /** Whether what is held is what the order asks for, once what was too much has gone back. */
    isExact:
      money.refundedCents > 0 &&
      held !== undefined &&
      isTotal(held, firstCentsOf(order)) &&
      !hasOtherAddress(order),
    credits,
    deliveryLeftCents: deliveryLeft({ deliveryCents: order.deliveryCents, refunds, credits }),
    canRefund: isRefundable(order.state, money),
    keptCents: keepableCents(order.state, money),
    surplusCents: surplusCents(order.state, money, isTwin ? 0 : countedCents(order, records)),
    hasProvider: order.provider === 'stripe' && order.providerPayment !== null,
    due: order.state === 'withdrawn' ? refundDue(await withdrawnAt(order)) : undefined,
  };
}

/** When the withdrawal of an order was declared; of one that was noted without a declaration, when that was. */
async function withdrawnAt({ number, changes, changedAt }: DeskOrder): Promise<Date> {
  const noted = changes.find(({ state, note }) => state === 'withdrawn' && !note)?.at ?? changedAt;
  return (await findDeclaredAt(number, noted)) ?? noted;
}
