import { deskFile } from '@/app/[locale]/(desk)/desk/desk-file';
import { exportNewsletter } from '@/use-cases/desk/export-newsletter';

/** Sends the readers of the newsletter, as comma-separated values; each export is logged. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/[locale]/desk/newsletter.csv'>,
): Promise<Response> {
  return deskFile((await params).locale, 'newsletter', exportNewsletter);
}
