import { notFound } from 'next/navigation';
import { messagesOf } from '@/lib/i18n/messages';
import { env } from '@/lib/process/env';
import { anyOriginHeaders } from '@/lib/search/any-origin-headers';
import { markdownPages } from '@/lib/search/markdown/addresses';
import { pageMarkdown } from '@/lib/search/markdown/page';
import { pageAddress } from '@/lib/search/wording';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** `/bed/zeus.md` is answered here as `/markdown/bed/zeus` (`next.config.ts`). */
export const generateStaticParams = () =>
  [...markdownPages.keys()].map((address) => ({
    path: address.replace(/\.md$/, '').split('/').slice(1),
  }));

/** The Markdown of a page; search engines are told that the page is the original. */
export async function GET(_: Request, { params }: RouteContext<'/markdown/[...path]'>) {
  const address = `/${(await params).path.join('/')}.md`;
  const { locale, path } = markdownPages.get(address) ?? notFound();
  const wording = { locale, messages: await messagesOf(locale), site: env().SITE_URL };
  return new Response(pageMarkdown(wording, path) ?? notFound(), {
    headers: {
      ...anyOriginHeaders,
      'content-type': 'text/markdown; charset=utf-8',
      link: `<${pageAddress(wording, path)}>; rel="canonical"`,
    },
  });
}
