import { getTranslations } from 'next-intl/server';
import { startingPrice } from '@/components/catalogue/piece/starting-price';
import { Link } from '@/components/ui/link';
import type { Piece } from '@/content/catalogue/piece';
import { detailPath } from '@/lib/catalogue/catalogue';
import { getCatalogueWords } from '@/lib/catalogue/page-words';

/** What a piece of the gallery costs, and the way to its page. */
export async function TileOffer({ piece }: { piece: Piece }) {
  const t = await getTranslations('collections');
  const { pieceWords } = await getCatalogueWords();
  const see = t('seePiece');
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-5">
      <span className="lining-nums tabular-nums">{await startingPrice(piece)}</span>
      <Link
        href={detailPath(piece)}
        prefetch={false}
        aria-label={`${see} · ${pieceWords(piece).name}`}
        className="prose-link py-1.5 text-small"
      >
        {see}
      </Link>
    </p>
  );
}
