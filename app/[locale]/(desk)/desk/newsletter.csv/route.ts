import { dayOf } from '@/lib/calendar';
import { defaultLocale } from '@/lib/i18n/locales';
import { exportNewsletter } from '@/use-cases/desk/export-newsletter';
import { findStaff } from '@/use-cases/desk/require-staff';
import { isRefused } from '@/use-cases/process/rate-limit';

const headers = { 'x-robots-tag': 'noindex' };

/**
 * Sends the readers of the newsletter to a member of the staff, as comma-separated values; each export is logged.
 * @returns 404 for anybody else and in any language but French; 429 above the limit; 503 while the database is
 * unavailable
 */
export async function GET(
  _: Request,
  { params }: RouteContext<'/[locale]/desk/newsletter.csv'>,
): Promise<Response> {
  const { locale } = await params;
  const none = new Response(null, { status: 404, headers });
  if (locale !== defaultLocale) return none;
  const staff = await findStaff();
  if (!staff) return none;
  const file = await exportNewsletter(staff);
  if (isRefused(file)) return refusal(file === 'away' ? undefined : file.waitSeconds);
  const fileName = `theogonie-newsletter-${dayOf(new Date())}.csv`;
  return new Response(file, {
    headers: {
      ...headers,
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${fileName}"`,
    },
  });
}

/** @param waitSeconds when to try again; without it the database is unavailable */
function refusal(waitSeconds?: number): Response {
  if (waitSeconds === undefined) return new Response(null, { status: 503, headers });
  return new Response(null, {
    status: 429,
    headers: { ...headers, 'retry-after': String(waitSeconds) },
  });
}
