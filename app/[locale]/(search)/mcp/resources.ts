import type { McpServer } from '@modelcontextprotocol/server';
import { allPieces, detailPath } from '@/lib/catalogue/catalogue';
import { productWords } from '@/lib/catalogue/product-words';
import type { Locale } from '@/lib/i18n/locales';
import { type Messages, messagesOf } from '@/lib/i18n/messages';
import { env } from '@/lib/process/env';
import { markdownPath } from '@/lib/search/markdown/addresses';
import { pageMarkdown } from '@/lib/search/markdown/page';
import { policies } from '@/lib/search/policies';
import { pages } from '@/lib/site/pages';

function listed(messages: Messages): { readonly title: string; readonly path: string }[] {
  return [
    ...allPieces.map((piece) => ({
      title: productWords(messages, piece).name,
      path: detailPath(piece),
    })),
    ...policies.map((path) => ({ title: pages[path].name(messages), path })),
  ];
}

/** Pieces, policies and terms as Markdown, under the addresses that the shop serves them at. */
export async function addResources(server: McpServer, locale: Locale): Promise<void> {
  const messages = await messagesOf(locale);
  for (const { title, path } of listed(messages)) {
    const uri = env().SITE_URL + markdownPath(locale, path);
    server.registerResource(path, uri, { title, mimeType: 'text/markdown' }, () => ({
      contents: [
        {
          uri,
          mimeType: 'text/markdown',
          text: pageMarkdown({ messages, locale, site: env().SITE_URL }, path) ?? '',
        },
      ],
    }));
  }
}
