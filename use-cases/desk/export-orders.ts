import 'server-only';
import { exportOrders } from '@/db/desk/desk-orders';
import type { ProvenEmail } from '@/lib/account/proof';
import { dayOf } from '@/lib/calendar/dates';
import { moneyOf } from '@/lib/checkout/refund';
import { vatIn } from '@/lib/delivery/tax';
import { csvEuros, csvFile } from '@/lib/desk/csv';
import { deskWords } from '@/lib/desk/desk-words';
import type { OrderListQuery } from '@/lib/desk/order-filter';
import { outstandingCents } from '@/lib/desk/outstanding';
import { inFrench } from '@/lib/desk/plan-lines';
import { defaultLocale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import type { OrderLineView } from '@/lib/orders/order-view';
import { addressLines, postcodeOf, storedAddress } from '@/lib/orders/postal-address';
import { type LimitRefusal, withinLimit } from '@/use-cases/process/rate-limit';

/** The orders that a filter lets through as semicolon-separated values; each export is logged. @param staff who asks */
export async function exportOrderList(
  filter: OrderListQuery,
  staff: ProvenEmail,
): Promise<string | LimitRefusal> {
  return withinLimit('desk', 'exporting orders failed', async () =>
    orderListFile(await exportOrders(filter, staff)),
  );
}

/** Orders as semicolon-separated values, with their pieces in French, and what came, is still to come and was given back of each. */
export async function orderListFile(
  orders: Awaited<ReturnType<typeof exportOrders>>,
): Promise<string> {
  const shown = await inFrench(orders.map((order) => ({ ...order, lines: order.lines ?? [] })));
  const { csv: t, states } = deskWords;
  const { paidWithKinds } = (await messagesOf(defaultLocale)).orders;
  return csvFile([
    [
      ...[t.number, t.placed, t.state, t.name, t.email, t.phone, t.address, t.country],
      ...[t.postcode, t.delivery, t.delivered, t.pieces, t.paidWith, t.total, t.vat],
      ...[t.received, t.outstanding, t.refunded, t.language],
    ],
    ...shown.map((row) => [
      row.number,
      dayOf(row.placedAt),
      states[row.state],
      row.contact?.name ?? '',
      row.email ?? '',
      row.contact?.phone ?? '',
      addressLines(storedAddress(row.contact), 'fr').join(', '),
      row.deliveryCountry ?? '',
      postcodeOf(row) ?? '',
      row.deliveryDate ?? '',
      row.deliveredAt ? dayOf(row.deliveredAt) : '',
      row.lines.map(pieceInWords).join(' · '),
      row.paidWith ? paidWithKinds[row.paidWith] : '',
      csvEuros(row.totalCents),
      csvEuros(vatIn(row.totalCents, row.vatPercent)),
      ...moneyCells(row),
      row.language,
    ]),
  ]);
}

/** What came of an order, is still to come, and was given back. */
function moneyCells(
  row: Omit<Awaited<ReturnType<typeof exportOrders>>[number], 'lines'>,
): string[] {
  const [records, refunds] = [row.records ?? [], row.refunds ?? []];
  const { receivedCents, refundedCents } = moneyOf(records, refunds);
  return [receivedCents, outstandingCents(row, records, refunds), refundedCents].map(csvEuros);
}

/** A line with its options, `2 × Lit Zeus (tête étoilée)`. */
function pieceInWords({ quantity, name, optionNames }: OrderLineView): string {
  const options = optionNames.length > 0 ? ` (${optionNames.join(', ')})` : '';
  return `${quantity} × ${name}${options}`;
}
