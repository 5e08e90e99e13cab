import { dayOf } from '@/lib/calendar/dates';
import { readOrderFilter } from '@/lib/desk/order-filter';
import { exportOrderList } from '@/use-cases/desk/export-orders';
import { sendToStaff } from '@/use-cases/desk/send-to-staff';

/** Sends the orders that a filter of the list lets through, as semicolon-separated values; each export is logged. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/desk/orders.csv'>,
): Promise<Response> {
  const filter = readOrderFilter(Object.fromEntries(new URL(request.url).searchParams));
  const fileName = `theogonie-orders-${dayOf(new Date())}.csv`;
  return sendToStaff((await params).locale, fileName, (staff) => exportOrderList(filter, staff));
}
