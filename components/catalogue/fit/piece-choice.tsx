import { getTranslations } from 'next-intl/server';
import { Select } from '@/components/ui/field';
import { categories } from '@/content/catalogue/piece';
import { type Choice, wordOf } from '@/lib/catalogue/choice';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { listProducts } from '@/lib/catalogue/products';

/** The list of pieces and their editions; a configuration that a link brought along stands first. */
export async function PieceChoice({ choice, fault }: { choice?: Choice; fault?: string }) {
  const t = await getTranslations('fit');
  const groups = await getTranslations('sitemapPage.groups');
  const { choiceName, productName } = await getCatalogueWords();
  const products = listProducts().filter(({ kind }) => kind !== 'composition');
  const word = choice && wordOf(choice);
  const isListed = products.some(({ id }) => id === word);
  return (
    <Select label={t('piece')} name="piece" defaultValue={word ?? ''} fault={fault}>
      <option value="">{t('choose')}</option>
      {choice && !isListed && <option value={word}>{choiceName(choice)}</option>}
      {categories.map((category) => (
        <optgroup key={category} label={groups(category)}>
          {products
            .filter(({ piece }) => piece.category === category)
            .map((product) => (
              <option key={product.id} value={product.id}>
                {productName(product)}
              </option>
            ))}
        </optgroup>
      ))}
    </Select>
  );
}
