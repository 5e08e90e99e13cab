import { notFound } from 'next/navigation';
import { messagesOf } from '@/lib/i18n/messages';
import { env } from '@/lib/process/env';
import { anyOriginHeaders } from '@/lib/search/any-origin-headers';
import { feeds } from '@/lib/search/feeds/files';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => [...feeds.keys()].map((file) => ({ file }));

/** A product feed, for shopping services and assistants. */
export async function GET(_: Request, { params }: RouteContext<'/feeds/[file]'>) {
  const feed = feeds.get((await params).file) ?? notFound();
  const { locale, type, body } = feed;
  const wording = { locale, messages: await messagesOf(locale), site: env().SITE_URL };
  return new Response(body(wording), { headers: { ...anyOriginHeaders, 'content-type': type } });
}
