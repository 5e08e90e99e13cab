import { defaultLocale } from '@/lib/i18n/locales';
import { readSharedCalendar } from '@/use-cases/desk/share-calendar';

const unlisted = { 'x-robots-tag': 'noindex' };
const refusal = (status: number, headers?: Record<string, string>) =>
  new Response(null, { status, headers: { ...unlisted, ...headers } });

/**
 * The calendar of the house for the private address of a person of the house. 404 for any other address; 429 above the
 * limit; 503 without a database.
 */
export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/desk/calendar.ics'>,
): Promise<Response> {
  if ((await params).locale !== defaultLocale) return refusal(404);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const calendar = await readSharedCalendar(token);
  if (calendar === 'away') return refusal(503);
  if (typeof calendar === 'object')
    return refusal(429, { 'retry-after': String(Math.ceil(calendar.waitSeconds)) });
  if (calendar === undefined) return refusal(404);
  return new Response(calendar, {
    headers: {
      ...unlisted,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="theogonie.ics"',
    },
  });
}
