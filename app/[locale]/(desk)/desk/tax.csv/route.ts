import { readQuarter } from '@/lib/desk/periods/quarter';
import { exportTaxes } from '@/use-cases/desk/export-taxes';
import { sendToStaff } from '@/use-cases/desk/send-to-staff';

/** Sends the VAT of a quarter to a member of the staff, by country and rate, as semicolon-separated values. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/desk/tax.csv'>,
): Promise<Response> {
  const quarter = readQuarter(new URL(request.url).searchParams.get('quarter'), new Date());
  return sendToStaff((await params).locale, `theogonie-tva-${quarter}.csv`, () =>
    exportTaxes(quarter),
  );
}
