import { exportReaders } from '@/db/desk/desk-newsletter';
import { dayOf } from '@/lib/calendar';
import { csvFile } from '@/lib/desk/csv';
import { deskWords } from '@/lib/desk/desk-words';
import { defaultLocale } from '@/lib/i18n/locales';
import { log } from '@/lib/process/log';
import { readStaff } from '@/use-cases/desk/require-staff';
import { refusalOf } from '@/use-cases/site/settle';

const headers = { 'x-robots-tag': 'noindex' };

const timeOf = (at: Date | null) => at?.toISOString() ?? '';

/**
 * Hands somebody of the house the readers of the newsletter as comma-separated values; each export is noted.
 * @returns 404 for anybody else and in any language but French; 429 above the limit; 503 while the database
 * is away
 */
export async function GET(
  _: Request,
  { params }: RouteContext<'/[locale]/desk/newsletter.csv'>,
): Promise<Response> {
  const { locale } = await params;
  const none = new Response(null, { status: 404, headers });
  if (locale !== defaultLocale) return none;
  const { staff } = await readStaff();
  if (!staff) return none;
  const refused = await refusalOf('desk');
  if (refused) return refusal(refused.waitSeconds);
  try {
    const { email, name, language, asked, confirmed } = deskWords.csv;
    const readers = await exportReaders(staff);
    const file = csvFile([
      [email, name, language, asked, confirmed],
      ...readers.map((reader) => [
        reader.email,
        reader.name ?? '',
        reader.language,
        timeOf(reader.optedInAt),
        timeOf(reader.confirmedAt),
      ]),
    ]);
    const fileName = `theogonie-newsletter-${dayOf(new Date())}.csv`;
    return new Response(file, {
      headers: {
        ...headers,
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': `attachment; filename="${fileName}"`,
      },
    });
  } catch (error) {
    log().error(error, 'exporting the newsletter failed');
    return refusal();
  }
}

/** @param waitSeconds when to try again; without it the database is away */
function refusal(waitSeconds?: number): Response {
  if (waitSeconds === undefined) return new Response(null, { status: 503, headers });
  return new Response(null, {
    status: 429,
    headers: { ...headers, 'retry-after': String(waitSeconds) },
  });
}
