import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { viewOf } from '@/lib/catalogue/pictures';
import type { Product } from '@/lib/catalogue/products';

type Props = { product: Product; sizes: string; widest: number };

/** A product on plain ground, seen from the front. */
export async function FrontPicture({ product, sizes, widest }: Props) {
  const view = await getTranslations('viewer.alts');
  const { productName } = await getCatalogueWords();
  const name = productName(product);
  return (
    <Picture
      name={viewOf(product.piece, 'front')}
      alt={view('front', { name })}
      sizes={sizes}
      widest={widest}
      className="studio aspect-4/5 w-full object-cover"
    />
  );
}
