import { findInvoicePaper } from '@/use-cases/orders/find-paper';
import { sendPaper } from '@/use-cases/orders/send-paper';

/** Sends the invoice of an order as a PDF to whom its page shows it. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/[locale]/orders/[number]/invoice.pdf'>,
): Promise<Response> {
  const { locale, number } = await params;
  return sendPaper(number, locale, findInvoicePaper);
}
