import { getTranslations } from 'next-intl/server';
import type { Edition, Piece } from '@/content/catalogue/piece';
import { editionsOf, leastCents } from '@/lib/catalogue/catalogue';
import { currentLocale } from '@/lib/i18n/request';
import { formatPrice } from '@/lib/money';

/** The price of a piece in words: of several editions, from the lowest on. */
export async function startingPrice(
  piece: Piece,
  editions: readonly Edition[] = editionsOf(piece),
): Promise<string> {
  const t = await getTranslations('collections');
  const price = formatPrice(leastCents(editions), await currentLocale());
  return editions.length > 1 ? t('from', { price }) : price;
}
