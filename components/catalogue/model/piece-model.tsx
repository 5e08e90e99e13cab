import { getFormatter, getTranslations } from 'next-intl/server';
import { models } from '@/content/catalogue/models';
import { modelSrc } from '@/lib/catalogue/models';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { pictureSrc, viewOf } from '@/lib/catalogue/pictures';
import { compositionOf, type Product, type ProductOption } from '@/lib/catalogue/products';
import { currentLocale } from '@/lib/i18n/request';
import { ModelButton } from './model-button.client';

/** The way to the 3D model of a piece, with the options and finishes that change it. */
export async function PieceModel({ product }: { product: Product }) {
  const { piece, options } = product;
  const t = await getTranslations('viewer');
  const format = await getFormatter();
  const locale = await currentLocale();
  const { pieceWords, optionName } = await getCatalogueWords();
  const { name } = pieceWords(piece);
  const key = `${piece.category}/${piece.id}`;
  const model = models[key];
  if (!model) return null;
  const named = (from: Product, { id }: ProductOption) => ({
    id,
    name: optionName(from, id),
  });
  const composition = compositionOf(piece);
  const finishes = composition.options.filter(({ id }) => id in model.finishes);
  const isSeen = ({ id }: { id: string }) => id in model.parts;
  const unseen = options.filter((option) => !isSeen(option) && !(option.id in model.finishes));
  return (
    <ModelButton
      locale={locale}
      name={key}
      label={t('modelLabel', { name })}
      src={modelSrc(piece)}
      poster={pictureSrc(viewOf(piece, 'front'), 480)}
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
