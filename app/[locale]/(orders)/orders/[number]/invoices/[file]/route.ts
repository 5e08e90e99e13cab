import { findNumberedInvoice } from '@/use-cases/orders/find-paper';
import { sendPaper } from '@/use-cases/orders/send-paper';

/** Sends one of the invoices of an order, `2026-00042.pdf`, as a PDF to whom its page shows it. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/[locale]/orders/[number]/invoices/[file]'>,
): Promise<Response> {
  const { locale, number, file } = await params;
  const name = file.replace(/\.pdf$/, '');
  return sendPaper(number, locale, (order) => findNumberedInvoice(order, name));
}
