import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { env } from '@/lib/process/env';
import { longestQuery } from '@/lib/search/index';
import { markdownPath } from '@/lib/search/markdown/addresses';
import { searchPolicies } from '@/lib/search/policies';
import { readPage, searchReadable } from '@/lib/search/readable-pages';
import { addressOf, languageOf, page, paged, partOf } from './answers';
import { addTool, strict } from './tool';

/** More passages than there are. */
const mostPassages = 1_000;

const Words = z.string().min(1).max(longestQuery);

const Passage = z.strictObject({
  page: z.string().describe('What the page is called'),
  title: z.string(),
  text: z.string(),
  url: z.url().describe('The address to cite, down to the section'),
  id: z.string().describe('For fetch, which gives the whole page'),
});

/**
 * Tools that read pages: `search` and `fetch` as ChatGPT knows them, and the rules of the shop.
 * Source: platform.openai.com/docs/mcp: `search` takes a query alone, `fetch` an id alone, and the answer of each is
 * one text of JSON.
 */
export function addPageTools(server: McpServer, locale: Locale): void {
  addTool(server, 'search', {
    title: 'Search the shop',
    description:
      'Looks by words through pieces, options, stories, questions, rules and pages of the shop, in the language of this connector. Each result has an id, which fetch reads.',
    input: strict({ query: Words }),
    output: z.strictObject({
      results: z.array(
        z.strictObject({ id: z.string(), title: z.string(), text: z.string(), url: z.url() }),
      ),
    }),
    answer: async ({ query }) => {
      const hits = await searchReadable(locale, query, 10);
      const { SITE_URL } = env();
      return {
        results: hits.map(({ id, title, text }) => ({ id, title, text, url: SITE_URL + id })),
      };
    },
  });

  addTool(server, 'fetch', {
    title: 'Read a page',
    description:
      'The whole text of a page of the shop in Markdown, by the id that search gives, such as /bed/zeus or /en/terms.',
    input: strict({ id: z.string().min(1).max(300) }),
    output: z.strictObject({
      id: z.string(),
      title: z.string(),
      text: z.string(),
      url: z.url(),
      metadata: z.strictObject({
        language: z.string(),
        format: z.literal('text/markdown'),
        markdown_url: z.url(),
      }),
    }),
    answer: async ({ id }) => {
      const read = await readPage(id, env().SITE_URL);
      if (!read)
        return `\`${id}\` is not the id of a page that can be read. Ask search, which gives ids such as \`/bed/zeus\`.`;
      const { path, title, text } = read;
      return {
        id,
        title,
        text,
        url: addressOf(read.locale, path),
        metadata: {
          language: read.locale,
          format: 'text/markdown' as const,
          markdown_url: env().SITE_URL + markdownPath(read.locale, path),
        },
      };
    },
  });

  addTool(server, 'search_policies', {
    title: 'Search the rules',
    description:
      'Passages of the terms, returns, refunds, withdrawal, legal guarantee, product safety, privacy and questions of the shop, by words, each with its address and anchor. Only the French text is binding.',
    input: strict({ query: Words, ...page(20, 5), language: languageOf(locale) }),
    output: paged(Passage),
    answer: async ({ query, limit, offset, language }) => {
      const found = await searchPolicies(language, query, mostPassages);
      const passages = found.map(({ path, ...passage }) => ({
        ...passage,
        url: addressOf(language, path),
        id: localePath(language, path),
      }));
      return partOf(passages, { limit, offset });
    },
  });
}
