import 'server-only';
import type { Piece } from '@/content/catalogue/piece';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import type { Choice } from './choice';
import type { SoldView } from './choice-pictures';
import { choiceNameIn, unseenTextIn } from './choice-words';
import {
  compositionWords,
  excludedTextIn,
  godName,
  nameIn,
  optionNameIn,
  optionNamesIn,
  optionTextIn,
  productWords,
  storyWords,
} from './product-words';
import type { Product } from './products';

/** What the catalogue says of its pieces, products and options, in the language of the page. */
export async function getCatalogueWords() {
  const messages = await getMessages();
  const locale = await currentLocale();
  return {
    pieceWords: (piece: Piece) => productWords(messages, piece),
    storyWords: (piece: Piece) => storyWords(messages, piece),
    compositionWords: (piece: Piece) => compositionWords(messages, locale, piece),
    godName: (piece: Piece) => godName(messages, piece),
    productName: (product: Product) => nameIn(messages, locale, product),
    choiceName: (choice: Choice) => choiceNameIn(messages, locale, choice),
    unseenText: (choice: Pick<Choice, 'product' | 'optionIds'>, view: SoldView) =>
      unseenTextIn(messages, locale, choice, view),
    optionName: (product: Product, id: string) => optionNameIn(messages, product, id),
    optionNames: (product: Product, ids: readonly string[]) =>
      optionNamesIn(messages, product, ids),
    excludedText: (product: Product, ids: readonly string[]) =>
      excludedTextIn(messages, locale, product, ids),
    optionText: (product: Product, id: string) => optionTextIn(messages, product, id),
  };
}
