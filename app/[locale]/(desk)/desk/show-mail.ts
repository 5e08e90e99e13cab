import 'server-only';
import { isRefused, type LimitRefusal } from '@/use-cases/process/rate-limit';

const robots = { 'x-robots-tag': 'noindex' };

/**
 * The HTML of a mail under the policy of the answer, which the server has set: no script of a mail would run, and its
 * style needs the nonce.
 */
function withNonce(html: string, policy: string | null): string {
  const [, nonce = ''] = /'nonce-([\w+/=-]+)'/.exec(policy ?? '') ?? [];
  return html.replace('<style>', `<style nonce="${nonce}">`);
}

/** The answer that there is no such mail. */
export const noMail = (): Response => new Response(null, { status: 404, headers: robots });

/** Answers a member of the staff with a mail. @returns 404 without one; 429 above the limit; 503 while the database is unavailable */
export function showMail(request: Request, mail: string | undefined | LimitRefusal): Response {
  if (mail === undefined) return noMail();
  if (isRefused(mail))
    return new Response(null, { status: mail === 'away' ? 503 : 429, headers: robots });
  const html = withNonce(mail, request.headers.get('content-security-policy'));
  return new Response(html, {
    headers: { ...robots, 'content-type': 'text/html; charset=utf-8' },
  });
}
