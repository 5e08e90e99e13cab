import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { colours } from '@/content/catalogue/colours';
import { categories } from '@/content/catalogue/piece';
import { detailPath } from '@/lib/catalogue/catalogue';
import { mostCompared } from '@/lib/catalogue/compare/compare-list';
import { comparePieces } from '@/lib/catalogue/compare/comparison-words';
import { type FilterName, type Found, findPieces, recordings } from '@/lib/catalogue/finder/finder';
import { nameIn } from '@/lib/catalogue/product-words';
import { productPath, requireProduct } from '@/lib/catalogue/products';
import { type Locale, locales } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { env } from '@/lib/process/env';
import { searchCatalogue } from '@/lib/search/catalogue';
import { pieceMarkdown } from '@/lib/search/markdown/piece';
import { addressOf, answer, cm, euros, problem } from './answers';
import { Configuration, choiceOf, choicesOf } from './choices';
import { pieceFacts } from './piece-facts';

/** The language of an answer. @param locale of the address that the client connected to */
export const languageOf = (locale: Locale) =>
  z.enum(locales).default(locale).describe('Language of the answer');

const mostResults = 20;
const readOnly = { readOnlyHint: true, openWorldHint: false };

const Result = z.object({
  kind: z.enum(['piece', 'option', 'story', 'question', 'page']),
  title: z.string(),
  text: z.string(),
  url: z.url(),
  product_id: z.string().optional(),
  price: z.string().optional(),
  price_eur: z.number().optional(),
  size_cm: z.object({ width: z.number(), depth: z.number(), height: z.number() }).optional(),
  lead_time_weeks: z.object({ min: z.number(), max: z.number() }).optional(),
});

/** An entry for each edition of a piece that was found. */
async function entriesOf({ piece, editions }: Found, locale: Locale) {
  const messages = await messagesOf(locale);
  return editions.map(({ productId, priceCents, sizeMm }) => {
    const product = requireProduct(productId);
    return {
      kind: 'piece' as const,
      title: nameIn(messages, locale, product),
      text: messages.detail.badges[piece.category],
      url: addressOf(locale, productPath(product, [])),
      product_id: productId,
      price_eur: euros(priceCents),
      size_cm: { width: cm(sizeMm.width), depth: cm(sizeMm.depth), height: cm(sizeMm.height) },
      lead_time_weeks: piece.leadTimeWeeks,
    };
  });
}

/** Tools that read the catalogue: search, one piece, a comparison. */
export function addCatalogueTools(server: McpServer, locale: Locale): void {
  server.registerTool(
    'search_catalog',
    {
      title: 'Search the catalogue',
      description:
        'Finds pieces of furniture by words, category, price, width, colour or lead time; with words alone also options, stories, questions and pages of the shop.',
      inputSchema: z.object({
        query: z.string().max(200).optional().describe('Words in the language of the answer'),
        category: z.enum(categories).optional(),
        min_price_eur: z.number().min(0).max(10_000_000).optional(),
        max_price_eur: z.number().positive().max(10_000_000).optional(),
        max_width_cm: z
          .number()
          .positive()
          .max(10_000)
          .optional()
          .describe('Length of the wall that the assembled piece has to fit along'),
        colour: z.enum(colours).optional(),
        camera_or_microphone: z.enum(recordings).optional(),
        max_lead_time_weeks: z.number().int().positive().max(100).optional(),
        limit: z.number().int().min(1).max(mostResults).default(10),
        language: languageOf(locale),
      }),
      outputSchema: z.object({ results: z.array(Result) }),
      annotations: readOnly,
    },
    async ({ query, limit, language, ...asked }) => {
      const hits = query ? await searchCatalogue(language, query, 200) : undefined;
      const isNarrowed = Object.values(asked).some((value) => value !== undefined);
      if (hits && !isNarrowed) {
        const results = hits.slice(0, limit).map(({ path, productId, ...hit }) => ({
          ...hit,
          url: addressOf(language, path),
          ...(productId && { product_id: productId }),
        }));
        return answer({ results });
      }
      const paths = hits?.map(({ path }) => path);
      /** The rank of a piece among the hits; -1 when it is not one of them. */
      const rank = ({ piece }: Found) => paths?.indexOf(detailPath(piece)) ?? 0;
      const found = findPieces({
        categories: asked.category ? [asked.category] : [],
        colours: asked.colour ? [asked.colour] : [],
        minEuros: asked.min_price_eur,
        maxEuros: asked.max_price_eur,
        wallCm: asked.max_width_cm,
        recording: asked.camera_or_microphone,
        maxWeeks: asked.max_lead_time_weeks,
      } satisfies Record<FilterName, unknown>)
        .filter((one) => rank(one) >= 0)
        .sort((a, b) => rank(a) - rank(b));
      const entries = await Promise.all(found.map((one) => entriesOf(one, language)));
      return answer({ results: entries.flat().slice(0, limit) });
    },
  );

  server.registerTool(
    'get_piece',
    {
      title: 'Everything about a piece',
      description:
        'Editions, options with their ids and prices, sizes, materials, capabilities, warranty and lead time of one piece; as text, its whole data sheet in Markdown.',
      inputSchema: z.object({
        product_id: Configuration.shape.product_id,
        language: languageOf(locale),
      }),
      annotations: readOnly,
    },
    async ({ product_id, language }) => {
      const choice = choiceOf({ product_id, options: [] });
      if (typeof choice === 'string') return problem(choice);
      const { piece } = choice.product;
      const messages = await messagesOf(language);
      const wording = { messages, locale: language, site: env().SITE_URL };
      return answer(pieceFacts(piece, messages, language), pieceMarkdown(wording, piece));
    },
  );

  server.registerTool(
    'compare_pieces',
    {
      title: 'Compare pieces',
      description: `Puts two to ${mostCompared} configurations of one category side by side: price, sizes, materials, capabilities, lead time, parcels, and where they differ.`,
      inputSchema: z.object({
        configurations: z.array(Configuration).min(2).max(mostCompared),
        language: languageOf(locale),
      }),
      outputSchema: z.object({
        names: z.array(z.string()),
        rows: z.array(
          z.object({
            label: z.string(),
            differs: z.boolean(),
            cells: z.array(z.array(z.string()).nullable()),
          }),
        ),
      }),
      annotations: readOnly,
    },
    async ({ configurations, language }) => {
      const choices = choicesOf(configurations);
      if (typeof choices === 'string') return problem(choices);
      const kinds = [...new Set(choices.map(({ product }) => product.piece.category))];
      if (kinds.length > 1)
        return problem(`Pieces of one category can be compared; these are ${kinds.join(' and ')}.`);
      const messages = await messagesOf(language);
      const rows = comparePieces(choices, messages, language).map(({ label, differs, cells }) => ({
        label,
        differs,
        cells: cells.map((cell) => (cell ? [...cell] : null)),
      }));
      const names = choices.map(({ product }) => nameIn(messages, language, product));
      return answer({ names, rows });
    },
  );
}
