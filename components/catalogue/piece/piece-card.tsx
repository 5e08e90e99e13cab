import { getTranslations } from 'next-intl/server';
import type { ComponentProps, ReactNode } from 'react';
import { CompareButton } from '@/components/catalogue/compare/compare-button.client';
import { PieceTransition } from '@/components/catalogue/piece/piece-transition';
import { Link } from '@/components/ui/link';
import { ThemePicture } from '@/components/ui/theme-picture';
import type { Edition, Piece } from '@/content/catalogue/piece';
import { editionsOf, storyPath } from '@/lib/catalogue/catalogue';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { standingNightOf, viewOf } from '@/lib/catalogue/pictures';
import { productPath, requireProduct } from '@/lib/catalogue/products';
import { startingPrice } from './starting-price';

type Shape = 'aspect-4/5' | 'aspect-9/10' | 'aspect-square' | 'aspect-5/4';

const wide = 'gap-x-16 lg:grid-cols-[1.4fr_1fr]';

/** What is kept of a picture in a shape: the air above a canopy, the floor below the feet of a chair. */
const place: Readonly<Record<string, string>> = {
  'aspect-5/4': 'object-[62%_35%]',
  'aspect-9/10': 'object-[50%_78%]',
};

/**
 * A piece as it stands in a row of the catalogue. `action` comes last, beside the story. Of several editions
 * the card says the lowest price; a single one has its own name, price and page.
 */
export async function PieceCard({
  piece,
  editions = editionsOf(piece),
  sizes,
  shape = 'aspect-4/5',
  nightShape = shape,
  isNarrow,
  prefetch,
  action,
  drawing,
}: {
  piece: Piece;
  /** Those it is shown for; all by default. */
  editions?: readonly Edition[];
  /** How wide its picture stands, as the `sizes` of an image. */
  sizes: string;
  /** Of the picture: low for what lies, high for what stands. */
  shape?: Shape;
  /** In the dark theme, where the doors of a wardrobe stand open. */
  nightShape?: Shape;
  /** In a narrow column: its name is smaller. */
  isNarrow?: boolean;
  prefetch: ComponentProps<typeof Link>['prefetch'];
  action?: ReactNode;
  /** Measured drawing above the words of a card as wide as its row. */
  drawing?: ReactNode;
}) {
  const t = await getTranslations('collections');
  const view = await getTranslations('viewer.alts');
  const compare = await getTranslations('compare');
  const { pieceWords, productName } = await getCatalogueWords();
  const { tagline } = pieceWords(piece);
  const [only, ...others] = editions;
  const isSingle = others.length === 0;
  const product = requireProduct((isSingle && only?.productId) || piece.productId);
  const name = productName(product);
  const path = productPath(product, []);
  return (
    <article className={`rise grid content-start ${drawing ? wide : ''}`}>
      <Link href={path} prefetch={prefetch} className="group block min-w-0" aria-label={name}>
        <PieceTransition piece={piece}>
          <span
            className={`block overflow-hidden bg-paper ${drawing ? `h-full w-full ${shape}` : ''}`}
          >
            <ThemePicture
              day={{
                name: viewOf(piece, 'front'),
                alt: view('front', { name }),
                className: drawing ? '' : shape,
              }}
              night={{
                className: drawing ? '' : nightShape,
                name: shape === 'aspect-4/5' ? standingNightOf(piece) : viewOf(piece, 'night'),
                alt: view('night', { name }),
              }}
              sizes={sizes}
              widest={960}
              className={`h-full w-full object-cover transition-transform duration-1000 ease-calm group-hover:scale-[1.03] ${place[shape] ?? ''}`}
            />
          </span>
        </PieceTransition>
      </Link>
      <div>
        {drawing}
        <p className="mt-5 text-label text-gold-text uppercase">{t(`names.${piece.collection}`)}</p>
        <h3 className={`mt-2 ${isNarrow ? 'text-lead' : 'text-heading'}`}>
          <Link href={path} className="transition-colors hover:text-gold-text">
            {name}
          </Link>
        </h3>
        <p className="mt-1 text-muted">{tagline}</p>
        <p className="mt-3 lining-nums tabular-nums">{await startingPrice(piece, editions)}</p>
        <div className="mt-2 flex flex-wrap gap-x-5">
          <Link
            href={path}
            aria-label={`${t('seePiece')} · ${name}`}
            className="prose-link py-1.5 text-small"
          >
            {t('seePiece')}
          </Link>
          <Link href={storyPath(piece)} className="prose-link py-1.5 text-small">
            {t('readStory')}
          </Link>
          <CompareButton word={product.id}>{compare('control')}</CompareButton>
          {action}
        </div>
      </div>
    </article>
  );
}
