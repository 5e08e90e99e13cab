import type { Messages } from '@/lib/i18n/messages';
import { optionNameIn } from './product-words';
import { findProduct } from './products';

export type ChosenOption = {
  readonly productId: string | null;
  readonly optionId: string;
  /** As sold, in the language of an order. */
  readonly name: string;
  readonly count: number;
};

/** What an option is called in a language; as sold where the catalogue no longer has it. */
function nameOf(messages: Messages, { productId, optionId, name }: ChosenOption): string {
  const product = productId ? findProduct(productId) : undefined;
  if (!product?.options.some(({ id }) => id === optionId)) return name;
  return optionNameIn(messages, product, optionId);
}

/** The most chosen options by name, the first the most; the same option of several products counts together. */
export function mostChosen(
  messages: Messages,
  chosen: readonly ChosenOption[],
  most: number,
): { readonly name: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const option of chosen) {
    const name = nameOf(messages, option);
    counts.set(name, (counts.get(name) ?? 0) + option.count);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'fr'))
    .slice(0, most);
}
