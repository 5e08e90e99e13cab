import { deskFile } from '@/app/[locale]/(desk)/desk/desk-file';
import { readOrderFilter } from '@/lib/desk/order-filter';
import { exportOrderList } from '@/use-cases/desk/export-orders';

/** Sends the orders that a filter of the list lets through, as comma-separated values; each export is logged. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/desk/orders.csv'>,
): Promise<Response> {
  const filter = readOrderFilter(Object.fromEntries(new URL(request.url).searchParams));
  return deskFile((await params).locale, 'orders', (staff) => exportOrderList(filter, staff));
}
