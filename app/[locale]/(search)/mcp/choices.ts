import { z } from 'zod';
import { maxPerLine } from '@/content/cart/cart-limits';
import { type Choice, findChoice, type WantedChoice } from '@/lib/catalogue/choice';
import { optionIdsOf, optionsKey } from '@/lib/catalogue/choice-word';
import { excludedOptions, findProduct, listProducts } from '@/lib/catalogue/products';
import { strict } from './tool';

/** Configurations that one question may name. */
export const mostLines = 10;

/** The parameters by which an agent names a configuration. */
export const configuration = {
  product_id: z.string().min(1).max(100).describe('Id of a product, such as lit-zeus'),
  options: z
    .array(z.string().max(60))
    .max(40)
    .default([])
    .describe('Ids of options of that product; get_piece lists them'),
};
export const Configuration = strict(configuration);

/** Configurations with their quantities. */
export const Lines = z
  .array(strict({ ...configuration, quantity: z.number().int().min(1).max(maxPerLine).default(1) }))
  .min(1)
  .max(mostLines);

const named = (ids: readonly string[]) => ids.map((id) => `\`${id}\``).join(', ');

/**
 * The configuration that an agent names.
 * @returns for one that is not in the catalogue, a sentence that says what is wrong and what to do
 */
export function choiceOf({ product_id, options }: z.infer<typeof Configuration>): Choice | string {
  const product = findProduct(product_id);
  if (!product)
    return `\`${product_id}\` is not the id of a product. Ask search_catalog, which gives ids such as \`lit-zeus\`.`;
  const wrong = options.find((id) => !product.options.some((option) => option.id === id));
  if (wrong !== undefined) return optionProblem(wrong, product.id);
  const [excluded] = excludedOptions(product, options);
  if (excluded !== undefined)
    return `\`${excluded}\` cannot be had with another of these options: of those with the same \`in_place_of\` choose one.`;
  const choice = findChoice(product.id, optionIdsOf(optionsKey(options)));
  return choice ?? optionProblem(options.join(), product.id);
}

function optionProblem(option: string, productId: string): string {
  const makers = listProducts().filter(({ options }) => options.some(({ id }) => id === option));
  if (makers.length > 0)
    return `\`${option}\` is made for ${named(makers.map(({ id }) => id))} only.`;
  const offered = findProduct(productId)?.options.map(({ id }) => id) ?? [];
  const made = offered.length > 0 ? `has the options ${named(offered)}` : 'has no options';
  return `\`${option.slice(0, 60)}\` is not an option: \`${productId}\` ${made}.`;
}

/** The configurations that an agent names, or what is wrong with the first one that is not in the catalogue. */
export function choicesOf(given: readonly z.infer<typeof Configuration>[]): Choice[] | string {
  const choices: Choice[] = [];
  for (const one of given) {
    const choice = choiceOf(one);
    if (typeof choice === 'string') return choice;
    choices.push(choice);
  }
  return choices;
}

/** The configurations of lines and how many are wanted, or what is wrong with the first one. */
export function wantedIn(lines: z.infer<typeof Lines>): WantedChoice[] | string {
  const choices = choicesOf(lines);
  if (typeof choices === 'string') return choices;
  return choices.map((choice, n) => ({ ...choice, quantity: lines[n]?.quantity ?? 1 }));
}
