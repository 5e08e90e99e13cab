import { getTranslations } from 'next-intl/server';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import type { Product } from '@/lib/catalogue/products';
import { ChoicePicture } from './choice-picture';

type Props = { product: Product; optionIds?: readonly string[]; sizes: string; widest: number };

/** A configuration on plain ground, seen from the front. */
export async function FrontPicture(props: Props) {
  const view = await getTranslations('viewer.alts');
  const { productName } = await getCatalogueWords();
  return (
    <ChoicePicture
      {...props}
      view="front"
      alt={view('front', { name: productName(props.product) })}
      className="studio aspect-4/5 w-full object-cover"
    />
  );
}
