import { beds } from '@/content/catalogue/beds';
import { chairs } from '@/content/catalogue/chairs';
import { mirrors } from '@/content/catalogue/mirrors';
import { type Category, categories, type Edition, type Piece } from '@/content/catalogue/piece';
import { tables } from '@/content/catalogue/tables';
import { wardrobes } from '@/content/catalogue/wardrobes';

const piecesByCategory: Record<Category, readonly Piece[]> = {
  bed: beds,
  chair: chairs,
  table: tables,
  mirror: mirrors,
  wardrobe: wardrobes,
};

/** All pieces of a category, in the order of the catalogue. */
export function listPieces(category: Category): readonly Piece[] {
  return piecesByCategory[category];
}

/** The whole catalogue, by category. */
export const allPieces: readonly Piece[] = categories.flatMap((category) => [
  ...listPieces(category),
]);

/** Weeks that the workshop needs at least and at most, of whichever piece. */
export const catalogueWeeks: Piece['leadTimeWeeks'] = {
  min: Math.min(...allPieces.map(({ leadTimeWeeks }) => leadTimeWeeks.min)),
  max: Math.max(...allPieces.map(({ leadTimeWeeks }) => leadTimeWeeks.max)),
};

/** Every id and alias of a category, with its piece. */
const byId = (category: Category) =>
  new Map(
    listPieces(category).flatMap((piece) =>
      [piece.id, ...piece.aliases].map((id) => [id, piece] as const),
    ),
  );
const piecesById = new Map(categories.map((category) => [category, byId(category)]));

/** The piece that an id or one of its aliases names within a category. */
export function findPiece(category: Category, id: string): Piece | undefined {
  return piecesById.get(category)?.get(id);
}

/** Like `findPiece`, for ids from the catalogue itself. @throws when there is no such piece */
export function requirePiece(category: Category, id: string): Piece {
  const piece = findPiece(category, id);
  if (!piece) throw new Error(`no ${category} is called ${id}`);
  return piece;
}

/** Ids and aliases of the pieces of a category. */
export function listIds(category: Category): string[] {
  return [...(piecesById.get(category)?.keys() ?? [])];
}

/** The editions of a piece, the default one first. */
export function editionsOf(piece: Piece): readonly Edition[] {
  return piece.structure ? [piece, piece.structure] : [piece];
}

/** Price of the cheapest of some editions, euro cents, VAT included. */
export const leastCents = (editions: readonly Edition[]): number =>
  Math.min(...editions.map(({ priceCents }) => priceCents));

/** Canonical path of the page that sells a piece. */
export function detailPath(
  piece: Piece,
): `/bed/${string}` | `/${Exclude<Category, 'bed'>}-details/${string}` {
  return piece.category === 'bed' ? `/bed/${piece.id}` : `/${piece.category}-details/${piece.id}`;
}

/** Path of the story of a piece. */
export function storyPath(piece: Piece): `/${Category}-story/${string}` {
  return `/${piece.category}-story/${piece.id}`;
}
