import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { Piece } from '@/content/piece';
import { comparisonPath } from '@/lib/compare-list';
import { productWords } from '@/lib/i18n/product-words';
import { getMessages } from '@/lib/i18n/request';
import { viewOf } from '@/lib/pictures';

type Props = {
  pieces: readonly Piece[];
  /** Words of what is compared already. */
  words: readonly string[];
  isShort: boolean;
};

/** Links that compare one piece more. */
export async function AddPieces({ pieces, words, isShort }: Props) {
  const t = await getTranslations('compare');
  const view = await getTranslations('viewer.alts');
  const messages = await getMessages();
  return (
    <nav aria-labelledby="add-pieces">
      <h2 id="add-pieces" className="text-heading">
        {t('addAnother')}
      </h2>
      <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-6">
        {pieces.map((piece) => {
          const { name } = productWords(messages, piece);
          return (
            <li key={piece.id}>
              <Link
                href={comparisonPath([...words, piece.productId], isShort)}
                prefetch={false}
                aria-label={name}
                className="flex items-center gap-4 transition-colors hover:text-gold-text"
              >
                <span className="w-18">
                  <Picture
                    name={viewOf(piece, 'front')}
                    alt={view('front', { name })}
                    sizes="5rem"
                    widest={480}
                    className="studio aspect-4/5 w-full object-cover"
                  />
                </span>
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
