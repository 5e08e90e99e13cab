import { getFormatter, getTranslations } from 'next-intl/server';
import { models } from '@/content/catalogue/models';
import { picturedAs } from '@/lib/catalogue/choice-pictures';
import { modelSrc, turnSrc } from '@/lib/catalogue/models';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { compositionOf, type Product, type ProductOption } from '@/lib/catalogue/products';
import { currentLocale } from '@/lib/i18n/request';
import { ModelButton } from './model-button.client';

/** The way to the 3D model of a piece, with the options and finishes that change it. */
export async function PieceModel({ product }: { product: Product }) {
  const { piece, options } = product;
  const t = await getTranslations('viewer');
  const format = await getFormatter();
  const locale = await currentLocale();
  const { pieceWords, optionName, productName } = await getCatalogueWords();
  const name = product.kind === 'composition' ? productName(product) : pieceWords(piece).name;
  const isMadeToSize = product.kind === 'composition';
  const form = isMadeToSize ? picturedAs(product) : piece;
  const key = `${form.category}/${form.id}`;
  const model = models[key];
  if (!model) return null;
  const named = (from: Product, { id, inPlaceOf }: ProductOption) => ({
    id,
    name: optionName(from, id),
    ...(inPlaceOf && { inPlaceOf }),
  });
  const composition = compositionOf(piece);
  const isColour = ({ id }: ProductOption) => id in model.finishes;
  // A composition may have several of them, a piece is shown in one.
  const finishes = isMadeToSize ? [] : composition.options.filter(isColour);
  const isSeen = (option: ProductOption) =>
    option.id in model.parts || (isMadeToSize && isColour(option));
  const unseen = options.filter((option) => !isSeen(option) && !isColour(option));
  return (
    <ModelButton
      locale={locale}
      name={key}
      label={t('modelLabel', { name })}
      src={modelSrc(form)}
      turnSrc={turnSrc(form)}
      isMadeToSize={isMadeToSize}
      sizeMm={piece.sizeMm}
      options={options.filter(isSeen).map((option) => named(product, option))}
      finishes={finishes.map((option) => named(composition, option))}
      hidden={
        unseen.length > 0
          ? t('modelHidden', {
              list: format.list(unseen.map((option) => named(product, option).name)),
            })
          : undefined
      }
    >
      {t('modelOpen')}
    </ModelButton>
  );
}
