import { getFormatter, getTranslations } from 'next-intl/server';
import { DimensionDrawing } from '@/components/catalogue/drawing/dimension-drawing';
import { compositionDrawingOf, drawingOf } from '@/components/catalogue/drawing/registry';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import type { Product } from '@/lib/catalogue/products';

/** Elevation and plan of a product with its measures, in the words of the page. */
export async function MeasuredDrawing({ product }: { product: Product }) {
  const t = await getTranslations('detail');
  const format = await getFormatter();
  const { productName } = await getCatalogueWords();
  const { piece, kind } = product;
  const cm = (mm: number) => format.number(mm / 10, { maximumFractionDigits: 1 });
  return (
    <DimensionDrawing
      piece={piece}
      drawing={kind === 'composition' ? compositionDrawingOf(piece) : drawingOf(piece)}
      label={t('drawing', { name: productName(product) })}
      captions={{ elevation: t('elevation'), plan: t('plan') }}
      format={(mm) => t('centimetres', { value: cm(mm) })}
    />
  );
}
