import { messagesOf } from '@/lib/i18n/messages';
import { env } from '@/lib/process/env';
import { anyOriginHeaders } from '@/lib/search/any-origin-headers';
import { llmsText } from '@/lib/search/markdown/guide';

export const dynamic = 'force-static';

/** llms.txt, in English; it names the lists of the other languages. */
export async function GET() {
  const locale = 'en';
  const text = llmsText({ locale, messages: await messagesOf(locale), site: env().SITE_URL });
  return new Response(text, {
    headers: { ...anyOriginHeaders, 'content-type': 'text/plain; charset=utf-8' },
  });
}
