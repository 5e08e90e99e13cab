import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { mostCompared } from '@/lib/catalogue/compare/compare-list';
import { comparePieces } from '@/lib/catalogue/compare/comparison-words';
import { nameIn } from '@/lib/catalogue/product-words';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { languageOf } from './answers';
import { Configuration, choiceOf, choicesOf, configuration } from './choices';
import { PieceFacts, pieceFacts } from './piece-facts';
import { addTool, strict } from './tool';

/** Tools that read the catalogue: one piece, a comparison. */
export function addCatalogueTools(server: McpServer, locale: Locale): void {
  addTool(server, 'get_piece', {
    title: 'Everything about a piece',
    description:
      'All that the page of a piece says: editions, options with their ids and prices, sizes, materials, capabilities, power, care, safety warnings, delivery, returns, warranty, lead time, pictures.',
    input: strict({ product_id: configuration.product_id, language: languageOf(locale) }),
    output: PieceFacts,
    answer: async ({ product_id, language }) => {
      const choice = choiceOf({ product_id, options: [] });
      if (typeof choice === 'string') return choice;
      return pieceFacts(choice.product.piece, await messagesOf(language), language);
    },
  });

  addTool(server, 'compare_pieces', {
    title: 'Compare pieces',
    description: `Puts two to ${mostCompared} configurations of one category side by side: price, sizes, materials, capabilities, lead time, parcels, and where they differ.`,
    input: strict({
      configurations: z.array(Configuration).min(2).max(mostCompared),
      language: languageOf(locale),
    }),
    output: z.strictObject({
      names: z.array(z.string()),
      rows: z.array(
        z.strictObject({
          label: z.string(),
          differs: z.boolean(),
          cells: z.array(z.array(z.string()).nullable()),
        }),
      ),
    }),
    answer: async ({ configurations, language }) => {
      const choices = choicesOf(configurations);
      if (typeof choices === 'string') return choices;
      const kinds = [...new Set(choices.map(({ product }) => product.piece.category))];
      if (kinds.length > 1)
        return `Pieces of one category can be compared; these are ${kinds.join(' and ')}.`;
      const messages = await messagesOf(language);
      const rows = comparePieces(choices, messages, language).map(({ label, differs, cells }) => ({
        label,
        differs,
        cells: cells.map((cell) => (cell ? [...cell] : null)),
      }));
      return { names: choices.map(({ product }) => nameIn(messages, language, product)), rows };
    },
  });
}
