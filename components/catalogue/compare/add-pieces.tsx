import { getTranslations } from 'next-intl/server';
import { AllPieces } from '@/components/catalogue/finder/all-pieces';
import { FrontPicture } from '@/components/catalogue/piece/front-picture';
import { Link } from '@/components/ui/link';
import type { Piece } from '@/content/catalogue/piece';
import { comparisonPath } from '@/lib/catalogue/compare/compare-list';
import { mostInSection } from '@/lib/catalogue/finder/shown-pieces';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { requireProduct } from '@/lib/catalogue/products';

type Props = {
  /** Of one category; of many the first are shown. */
  pieces: readonly Piece[];
  /** Words of what is compared already. */
  words: readonly string[];
  isShort: boolean;
};

/** Links that compare one piece more, and the way to all of a large category. */
export async function AddPieces({ pieces, words, isShort }: Props) {
  const t = await getTranslations('compare');
  const { pieceWords } = await getCatalogueWords();
  const [first] = pieces;
  return (
    <nav aria-labelledby="add-pieces">
      <h2 id="add-pieces" className="text-heading">
        {t('addAnother')}
      </h2>
      <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-6">
        {pieces.slice(0, mostInSection).map((piece) => {
          const { name } = pieceWords(piece);
          return (
            <li key={piece.id}>
              <Link
                href={comparisonPath([...words, piece.productId], isShort)}
                prefetch={false}
                aria-label={name}
                className="flex items-center gap-4 transition-colors hover:text-gold-text"
              >
                <span className="w-18">
                  <FrontPicture
                    product={requireProduct(piece.productId)}
                    sizes="5rem"
                    widest={480}
                  />
                </span>
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
      {first && pieces.length > mostInSection && (
        <AllPieces category={first.category} className="prose-link mt-6 inline-block py-1.5" />
      )}
    </nav>
  );
}
