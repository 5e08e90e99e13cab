import { findCreditPaper } from '@/use-cases/orders/find-paper';
import { sendPaper } from '@/use-cases/orders/send-paper';

/** Sends a credit note of an order, `AV-2026-00042.pdf`, as a PDF to whom its page shows it. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/[locale]/orders/[number]/credit-notes/[file]'>,
): Promise<Response> {
  const { locale, number, file } = await params;
  const name = file.replace(/\.pdf$/, '');
  return sendPaper(number, locale, (order) => findCreditPaper(order, name));
}
