import { type Component, compositions } from '@/content/materials';
import type { Piece } from '@/content/piece';
import { formatPercent } from '../money';
import type { Locale } from './locales';
import type { Messages } from './messages';

/** One part of a piece: what it is called, and what it is made of. */
type PartWords = { readonly part: string; readonly material: string };

/** What a piece is made of, part by part, with the fibres of its textiles. @throws when nobody listed its parts. */
export function compositionWords(messages: Messages, locale: Locale, piece: Piece): PartWords[] {
  const { parts, names, fibres, separator } = messages.materials;
  const components: readonly Component[] | undefined = compositions[piece.category][piece.id];
  if (!components) throw new Error(`no composition of ${piece.productId}`);
  return components.map((component) => {
    const content = component.fibres?.map(
      ([fibre, percent]) => `${formatPercent(percent, locale)} ${fibres[fibre]}`,
    );
    const name = names[component.material];
    return {
      part: parts[component.part],
      material: content ? `${name} (${content.join(separator)})` : name,
    };
  });
}
