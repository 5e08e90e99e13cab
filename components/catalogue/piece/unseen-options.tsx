import type { SoldView } from '@/lib/catalogue/choice-pictures';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import type { Product } from '@/lib/catalogue/products';

type Props = { product: Product; optionIds: readonly string[]; view: SoldView };

/** Says which options of a configuration the picture beside it does not show; nothing where it shows all. */
export async function UnseenOptions({ product, optionIds, view }: Props) {
  const { unseenText } = await getCatalogueWords();
  return (
    <p className="text-muted text-small empty:hidden">{unseenText({ product, optionIds }, view)}</p>
  );
}
