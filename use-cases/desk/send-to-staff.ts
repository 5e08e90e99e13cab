import 'server-only';
import type { ProvenEmail } from '@/lib/account/proof';
import { defaultLocale } from '@/lib/i18n/locales';
import { isRefused, type LimitRefusal } from '@/use-cases/process/rate-limit';
import { findStaff } from './require-staff';

const headers = { 'x-robots-tag': 'noindex' };

/**
 * Sends a file of semicolon-separated values to a member of the staff.
 * @param locale of the address
 * @param write the file, for who asks
 * @returns 404 for anybody else and in any language but French; 429 above the limit; 503 while the database is
 * unavailable
 */
export async function sendToStaff(
  locale: string,
  fileName: string,
  write: (staff: ProvenEmail) => Promise<string | LimitRefusal>,
): Promise<Response> {
  const none = new Response(null, { status: 404, headers });
  if (locale !== defaultLocale) return none;
  const staff = await findStaff();
  if (!staff) return none;
  const file = await write(staff);
  if (isRefused(file)) return refusal(file === 'away' ? undefined : file.waitSeconds);
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
