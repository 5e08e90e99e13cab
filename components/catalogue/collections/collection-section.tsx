import { getTranslations } from 'next-intl/server';
import { AllPieces } from '@/components/catalogue/finder/all-pieces';
import { MeasuredDrawing } from '@/components/catalogue/piece/measured-drawing';
import { PieceCard } from '@/components/catalogue/piece/piece-card';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Rail } from '@/components/ui/rail';
import { Section } from '@/components/ui/section';
import { Heading } from '@/components/ui/text';
import type { Category, Piece } from '@/content/catalogue/piece';
import { listPieces } from '@/lib/catalogue/catalogue';
import { mostInSection } from '@/lib/catalogue/finder/shown-pieces';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { requireProduct } from '@/lib/catalogue/products';
import { toDecimal } from '@/lib/money';
import { anchors } from '@/lib/site/anchors';

const tableKinds: Readonly<Record<string, 'bedside' | 'side' | 'coffee'>> = {
  'morpheus-nightstand': 'bedside',
  'hermes-side-table': 'side',
  'hestia-coffee-table': 'coffee',
};

/** Beds whose pages are prefetched in view; the home page prefetches the gallery too. */
const prefetchedBeds = 2;

/** The last of three tables has a row of its own, beside its measured drawing. */
const hasWideCard = (category: Category, count: number, place: number) =>
  category === 'table' && count === 3 && place === 2;

/** Columns, so that no row stays open: three make a row of three, four make two of two, five two and three. */
function rhythm(category: Category, count: number): string {
  if (hasWideCard(category, count, 2)) return 'md:grid-cols-2 md:[&>:nth-child(3)]:col-span-2';
  if (count === 4) return '';
  if (count === 5) return 'md:grid-cols-6 md:*:col-span-2 md:[&>:nth-child(-n+2)]:col-span-3';
  return 'md:grid-cols-3';
}

/** Beds lie, wardrobes are broad. A screen holds a piece and its name, by night too, when pictures are broad. */
function shapeOf(category: Category, count: number, place: number) {
  if (category === 'table')
    return hasWideCard(category, count, place) ? 'aspect-5/4' : 'aspect-square';
  const isLead = count === 5 && place < 2;
  if (category === 'bed') return 'aspect-5/4';
  if (category === 'wardrobe') return 'aspect-square';
  return isLead ? 'aspect-9/10' : 'aspect-4/5';
}

/** How wide the picture of a card stands in that rhythm. */
function sizesOf(category: Category, count: number, place: number): string {
  if (hasWideCard(category, count, 2)) return '(min-width: 40rem) 52vw, 76vw';
  const columns = count === 4 || (count === 5 && place < 2) ? 2 : 3;
  return `(min-width: 48rem) ${Math.round(90 / columns)}vw, (min-width: 40rem) 45vw, 76vw`;
}

/** The pieces of a category, under its title; of many the first, and the way to all. */
export async function CollectionSection({ category }: { category: Category }) {
  const t = await getTranslations('collections');
  const finder = await getTranslations('finder');
  const { length: count } = listPieces(category);
  const pieces = listPieces(category).slice(0, mostInSection);
  return (
    <Section id={anchors[category]} className="max-sm:pb-6">
      <Heading
        eyebrow={finder('count', { count })}
        title={t(`sections.${category}.title`)}
        text={t(`sections.${category}.text`)}
      />
      <Rail
        className={`mt-8 gap-x-8 gap-y-16 sm:mt-16 sm:grid-cols-2 ${rhythm(category, pieces.length)}`}
      >
        {pieces.map((piece, place) => {
          const kind = tableKinds[piece.id];
          return (
            <li key={piece.id}>
              {kind && (
                <p className="mb-3 text-label text-muted uppercase">
                  {t(`sections.table.${kind}`)}
                </p>
              )}
              <PieceCard
                piece={piece}
                sizes={sizesOf(category, pieces.length, place)}
                shape={shapeOf(category, pieces.length, place)}
                {...(category === 'wardrobe' && { nightShape: 'aspect-5/4' })}
                prefetch={category === 'bed' && place < prefetchedBeds ? 'inView' : true}
                drawing={
                  hasWideCard(category, pieces.length, place) && (
                    <div className="mb-8 bg-paper p-6 max-lg:hidden">
                      <MeasuredDrawing product={requireProduct(piece.productId)} />
                    </div>
                  )
                }
                action={category === 'bed' ? undefined : <BuyLink piece={piece} />}
              />
            </li>
          );
        })}
      </Rail>
      {count > pieces.length && (
        <div className="mt-10">
          <AllPieces category={category} className={buttonClass({ variant: 'outline' })} />
        </div>
      )}
    </Section>
  );
}

/** Straight to the payment page, with the name and the bare number of the price in the address. */
async function BuyLink({ piece }: { piece: Piece }) {
  const t = await getTranslations('collections');
  const { productName } = await getCatalogueWords();
  const query = new URLSearchParams({
    product: productName(requireProduct(piece.productId)),
    price: toDecimal(piece.priceCents).replace(/\.00$/, ''),
  });
  return (
    <Link
      href={`/payment?${query}`}
      prefetch={false}
      className="prose-link inline-block min-w-6 py-1.5 text-small"
    >
      {t('buy')}
    </Link>
  );
}
