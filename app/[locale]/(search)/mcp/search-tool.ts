import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { colours } from '@/content/catalogue/colours';
import { categories } from '@/content/catalogue/piece';
import { allPieces, detailPath, editionsOf } from '@/lib/catalogue/catalogue';
import { type FilterName, type Found, findPieces, recordings } from '@/lib/catalogue/finder/finder';
import { nameIn } from '@/lib/catalogue/product-words';
import { productPath, requireProduct } from '@/lib/catalogue/products';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { searchCatalogue } from '@/lib/search/catalogue';
import { type Answer, longestQuery, type SearchResult } from '@/lib/search/index';
import {
  addressOf,
  euros,
  languageOf,
  Picture,
  page,
  paged,
  partOf,
  picturesOf,
  Size,
  sizeCm,
  Weeks,
} from './answers';
import { addTool, strict } from './tool';

/** More than there is to find. */
const mostHits = 1_000;

const Result = z.strictObject({
  kind: z.enum(['piece', 'option', 'story', 'question', 'page']),
  title: z.string(),
  text: z.string(),
  url: z.url(),
  product_id: z.string().optional(),
  option_id: z.string().optional(),
  price_eur: z.number().optional().describe('Of an option: what it adds to its product'),
  size_cm: Size.optional(),
  lead_time_weeks: Weeks.optional(),
  pictures: z.array(Picture).optional(),
});
type Entry = z.infer<typeof Result>;

/** An entry for each edition of a piece that was found. @param text a line about it, if not its category */
async function entriesOf(
  { piece, editions }: Found,
  locale: Locale,
  text?: string,
): Promise<Entry[]> {
  const messages = await messagesOf(locale);
  return editions.map(({ productId, priceCents, sizeMm }) => {
    const product = requireProduct(productId);
    return {
      kind: 'piece',
      title: nameIn(messages, locale, product),
      text: text ?? messages.detail.badges[piece.category],
      url: addressOf(locale, productPath(product, [])),
      product_id: productId,
      price_eur: euros(priceCents),
      size_cm: sizeCm(sizeMm),
      lead_time_weeks: piece.leadTimeWeeks,
      pictures: picturesOf(product),
    };
  });
}

/** The entries of something that was found by words: those of a piece are those of its editions at the price. */
async function entriesOfHit(
  hit: SearchResult,
  locale: Locale,
  price: Answer['price'],
): Promise<Entry[]> {
  const { kind, path, title, text, productId } = hit;
  const piece = kind === 'piece' && allPieces.find((one) => detailPath(one) === path);
  if (piece) {
    const { least = 0, most = Number.POSITIVE_INFINITY } = price ?? {};
    const all = editionsOf(piece);
    const fitting = all.filter(({ priceCents }) => priceCents >= least && priceCents <= most);
    return entriesOf({ piece, editions: fitting.length > 0 ? fitting : all }, locale, text);
  }
  const entry = { kind, title, text, url: addressOf(locale, path) };
  if (!productId) return [entry];
  const product = requireProduct(productId);
  const option = product.options.find(({ id }) => productPath(product, [id]) === path);
  const pictures = picturesOf(product, option ? [option.id] : []);
  if (!option) return [{ ...entry, product_id: productId, pictures }];
  const { id, priceCents } = option;
  const price_eur = euros(priceCents);
  return [{ ...entry, product_id: productId, option_id: id, price_eur, pictures }];
}

/** The tool that looks for pieces by words and by what they are. */
export function addSearchTool(server: McpServer, locale: Locale): void {
  addTool(server, 'search_catalog', {
    title: 'Search the catalogue',
    description:
      'Finds pieces of furniture by words, category, price, width, colour or lead time; with words alone also options, stories, questions and pages of the shop. Says how many there are, and gives them page by page. The composition of each piece, made to order at a price of its own, is not among them: get_piece has it.',
    input: strict({
      query: z
        .string()
        .trim()
        .max(longestQuery)
        .optional()
        .describe(
          'Words in any language of the shop, with a price, a size, a colour, an order or a complaint: bed under 9000 €, cheapest bed, back pain',
        ),
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
      ...page(20, 10),
      language: languageOf(locale),
    }),
    output: paged(Result).extend({
      understood: z.string().optional().describe('What the query was taken to ask for'),
      is_nearest: z
        .boolean()
        .describe('Whether nothing has all of it, so that these are the nearest pieces'),
    }),
    answer: async ({ query, limit, offset, language, ...asked }) => {
      const answer = query ? await searchCatalogue(language, query, mostHits) : undefined;
      const hits = answer?.results;
      const { understood, nearest } = answer ?? {};
      const read = {
        understood: [understood, nearest].filter(Boolean).join('. ') || undefined,
        is_nearest: nearest !== undefined,
      };
      const isNarrowed = Object.values(asked).some((value) => value !== undefined);
      if (hits && !isNarrowed) {
        const entries = await Promise.all(
          hits.map((hit) => entriesOfHit(hit, language, answer?.price)),
        );
        return { ...partOf(entries.flat(), { limit, offset }), ...read };
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
      return { ...partOf(entries.flat(), { limit, offset }), ...read };
    },
  });
}
