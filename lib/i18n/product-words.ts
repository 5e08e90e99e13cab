import type { Category, Piece } from '@/content/piece';
import type { Messages } from './messages';

/** The words of a piece: name, description, features, materials, myth. */
export type PieceWords = Messages['products']['bed']['zeus'];
/** The words of its story, chapter by chapter. */
export type StoryWords = Messages['stories']['bed']['zeus'];

function under<T>(table: Readonly<Record<string, T>>, key: string): T {
  const words = table[key];
  if (words === undefined) throw new Error(`no words for ${key}`);
  return words;
}

/** The words of a piece in a language. @throws when the language lacks them. */
export function productWords(messages: Messages, piece: Piece): PieceWords {
  const table: Record<Category, Readonly<Record<string, PieceWords>>> = messages.products;
  return under(table[piece.category], piece.id);
}

/** The story of a piece in a language. @throws when the language lacks it. */
export function storyWords(messages: Messages, piece: Piece): StoryWords {
  const table: Record<Category, Readonly<Record<string, StoryWords>>> = messages.stories;
  return under(table[piece.category], piece.id);
}

/** What an option is called: those of the bed page and those of the ateliers have tables of their own. */
export function optionName(
  messages: Messages,
  piece: Piece,
  isAtelier: boolean,
  id: string,
): string {
  if (!isAtelier) {
    const beds: Readonly<Record<string, { name: string }>> = messages.options.beds;
    return under(beds, id).name;
  }
  return under<string>(messages.options.ateliers[piece.category], id);
}

/** The name of the god a piece bears. */
export function godName(messages: Messages, piece: Piece): string {
  return under<string>(messages.gods, piece.god);
}
