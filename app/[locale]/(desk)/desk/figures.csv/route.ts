import { readPeriod } from '@/lib/desk/periods/period';
import { exportFigures } from '@/use-cases/desk/export-figures';
import { sendToStaff } from '@/use-cases/desk/send-to-staff';

/** Sends the figures of a month or a year to a member of the staff, as semicolon-separated values. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/desk/figures.csv'>,
): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const period = readPeriod(query, new Date());
  return sendToStaff((await params).locale, `theogonie-chiffres-${period}.csv`, () =>
    exportFigures(period),
  );
}
