import { getFormatter, getTranslations } from 'next-intl/server';
import { DimensionDrawing } from '@/components/catalogue/drawing/dimension-drawing';
import type { Piece } from '@/content/catalogue/piece';
import { getCatalogueWords } from '@/lib/catalogue/page-words';

/** Elevation and plan of a piece with its measures, in the words of the page. */
export async function MeasuredDrawing({ piece }: { piece: Piece }) {
  const t = await getTranslations('detail');
  const format = await getFormatter();
  const { pieceWords } = await getCatalogueWords();
  const cm = (mm: number) => format.number(mm / 10, { maximumFractionDigits: 1 });
  return (
    <DimensionDrawing
      piece={piece}
      label={t('drawing', { name: pieceWords(piece).name })}
      captions={{ elevation: t('elevation'), plan: t('plan') }}
      format={(mm) => t('centimetres', { value: cm(mm) })}
    />
  );
}
