import { defaultLocale } from '@/lib/i18n/locales';
import { readMailForDesk } from '@/use-cases/desk/read-mail';
import { findStaff } from '@/use-cases/desk/require-staff';
import { isRefused } from '@/use-cases/process/rate-limit';

const headers = { 'x-robots-tag': 'noindex', 'content-type': 'text/html; charset=utf-8' };

/**
 * The HTML of a mail under the policy of the answer, which the server has set: no script of a mail would run, and its
 * style needs the nonce.
 */
function withNonce(html: string, policy: string | null): string {
  const [, nonce = ''] = /'nonce-([\w+/=-]+)'/.exec(policy ?? '') ?? [];
  return html.replace('<style>', `<style nonce="${nonce}">`);
}

/**
 * Shows a member of the staff a mail about an order: as it left (`id`), or as it would leave now (`number`, `kind`).
 * @returns 404 for anybody else, in any language but French, and for a mail that is not there; 429 above the limit; 503
 * while the database is unavailable
 */
export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/desk/mail'>,
): Promise<Response> {
  const none = new Response(null, { status: 404, headers: { 'x-robots-tag': 'noindex' } });
  if ((await params).locale !== defaultLocale) return none;
  if (!(await findStaff())) return none;
  const asked = new URL(request.url).searchParams;
  const mail = await readMailForDesk({
    id: asked.get('id'),
    number: asked.get('number'),
    kind: asked.get('kind'),
    language: asked.get('language'),
  });
  if (mail === undefined) return none;
  if (isRefused(mail)) {
    const status = mail === 'away' ? 503 : 429;
    return new Response(null, { status, headers: { 'x-robots-tag': 'noindex' } });
  }
  return new Response(withNonce(mail, request.headers.get('content-security-policy')), { headers });
}
