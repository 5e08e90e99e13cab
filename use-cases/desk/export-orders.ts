import 'server-only';
import { exportOrders } from '@/db/desk/desk-orders';
import type { ProvenEmail } from '@/lib/account/proof';
import { dayOf } from '@/lib/calendar';
import { csvFile } from '@/lib/desk/csv';
import { deskWords } from '@/lib/desk/desk-words';
import type { OrderListQuery } from '@/lib/desk/order-filter';
import { balanceDueOf } from '@/lib/orders/deposit';
import { type LimitRefusal, withinLimit } from '@/use-cases/process/rate-limit';

/** Euros with cents and the comma that a French spreadsheet reads as a number. */
const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

/** The orders that a filter lets through as comma-separated values; each export is logged. @param staff who asks */
export async function exportOrderList(
  filter: OrderListQuery,
  staff: ProvenEmail,
): Promise<string | LimitRefusal> {
  return withinLimit('desk', 'exporting orders failed', async () => {
    const { csv: t, states } = deskWords;
    const rows = await exportOrders(filter, staff);
    return csvFile([
      [
        t.number,
        t.placed,
        t.state,
        t.name,
        t.email,
        t.phone,
        t.address,
        t.country,
        t.postcode,
        t.delivery,
        t.delivered,
        t.paidWith,
        t.total,
        t.balanceDue,
        t.language,
      ],
      ...rows.map((row) => [
        row.number,
        dayOf(row.placedAt),
        states[row.state],
        row.contact?.name ?? '',
        row.email ?? '',
        row.contact?.phone ?? '',
        row.contact?.address?.join(', ') ?? '',
        row.deliveryCountry ?? '',
        row.deliveryPostcode ?? '',
        row.deliveryDate ?? '',
        row.deliveredAt ? dayOf(row.deliveredAt) : '',
        row.paidWith ?? '',
        euros(row.totalCents),
        euros(balanceDueOf(row)),
        row.language,
      ]),
    ]);
  });
}
