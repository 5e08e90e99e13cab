import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { askForHour } from '@/app/_actions/appointments';
import { addToCart } from '@/app/_actions/cart';
import { keepConfiguration } from '@/app/_actions/kept';
import { requestOffer } from '@/app/_actions/offers';
import { buyNow } from '@/app/_actions/payment';
import { addToWishlist, unwish } from '@/app/_actions/wishlist';
import type { Category, Piece } from '@/content/catalogue/piece';
import { detailPath, findPiece, listIds, storyPath } from '@/lib/catalogue/catalogue';
import { pieceHead, storyHead } from '@/lib/catalogue/head-words';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';

/** What the buttons of a piece do, on its detail page and below its story. */
export const purchaseActions = {
  add: addToCart,
  wish: addToWishlist,
  unwish,
  buy: buyNow,
  offer: requestOffer,
  hour: askForHour,
  keep: keepConfiguration,
};

type Params = { params: Promise<{ id: string }> };

/** Addresses of a category to prerender: its pieces and their aliases. */
export function idParams(category: Category): { id: string }[] {
  return listIds(category).map((id) => ({ id }));
}

/** The piece of an address; an unknown id ends in a 404. */
export async function pieceOf(category: Category, { params }: Params): Promise<Piece> {
  return findPiece(category, (await params).id) ?? notFound();
}

/** The head of a detail page. */
export async function detailMetadata(category: Category, props: Params): Promise<Metadata> {
  const piece = await pieceOf(category, props);
  const head = pieceHead(await getMessages(), await currentLocale(), piece);
  return pageMetadata({ piece, path: detailPath(piece), ...head });
}

/** The head of a story page. */
export async function storyMetadata(category: Category, props: Params): Promise<Metadata> {
  const piece = await pieceOf(category, props);
  const head = storyHead(await getMessages(), await currentLocale(), piece);
  return pageMetadata({ piece, path: storyPath(piece), ...head });
}
