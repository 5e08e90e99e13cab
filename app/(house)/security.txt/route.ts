import { securityText } from '@/lib/house/security-text';
import { env } from '@/lib/process/env';

export const dynamic = 'force-static';

/** security.txt; `/.well-known/security.txt` is the same file (`next.config.ts`). */
export function GET() {
  const text = securityText(env().SITE_URL, new Date());
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
