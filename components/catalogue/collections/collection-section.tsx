import { getTranslations } from 'next-intl/server';
import { PieceCard } from '@/components/catalogue/piece/piece-card';
import { Link } from '@/components/ui/link';
import { Rail } from '@/components/ui/rail';
import { Section } from '@/components/ui/section';
import { Heading } from '@/components/ui/text';
import type { Category, Piece } from '@/content/catalogue/piece';
import { listPieces } from '@/lib/catalogue/catalogue';
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

/** Columns, so that no row stays open: three make a row of three, four a row of four, five two and three. */
function rhythm(count: number): string {
  if (count === 4) return 'lg:grid-cols-4';
  if (count === 5) return 'md:grid-cols-6 md:*:col-span-2 md:[&>:nth-child(-n+2)]:col-span-3';
  return 'md:grid-cols-3';
}

/** How wide the picture of a card stands in that rhythm. */
function sizesOf(count: number, place: number): string {
  const columns = count === 4 ? 4 : count === 5 && place < 2 ? 2 : 3;
  const wide = count === 4 ? '64rem' : '48rem';
  return `(min-width: ${wide}) ${Math.round(90 / columns)}vw, (min-width: 40rem) 45vw, 76vw`;
}

/** All pieces of a category, under its title. */
export async function CollectionSection({ category }: { category: Category }) {
  const t = await getTranslations('collections');
  const pieces = listPieces(category);
  return (
    <Section id={anchors[category]} className="max-sm:pb-6">
      <Heading
        eyebrow={String(pieces.length).padStart(2, '0')}
        title={t(`sections.${category}.title`)}
        text={t(`sections.${category}.text`)}
      />
      <Rail className={`mt-8 gap-x-8 gap-y-16 sm:mt-16 sm:grid-cols-2 ${rhythm(pieces.length)}`}>
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
                sizes={sizesOf(pieces.length, place)}
                prefetch={category === 'bed' && place < prefetchedBeds ? 'inView' : true}
                action={category === 'bed' ? undefined : <BuyLink piece={piece} />}
              />
            </li>
          );
        })}
      </Rail>
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
