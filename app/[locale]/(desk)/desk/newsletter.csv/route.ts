import { dayOf } from '@/lib/calendar/dates';
import { exportNewsletter } from '@/use-cases/desk/export-newsletter';
import { sendToStaff } from '@/use-cases/desk/send-to-staff';

/** Sends the readers of the newsletter to a member of the staff, as semicolon-separated values; each export is logged. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/[locale]/desk/newsletter.csv'>,
): Promise<Response> {
  const fileName = `theogonie-newsletter-${dayOf(new Date())}.csv`;
  return sendToStaff((await params).locale, fileName, exportNewsletter);
}
