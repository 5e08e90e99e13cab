import { getFormatter, getTranslations } from 'next-intl/server';

/** How millimetres are written: as a number of centimetres, with the unit, and several as a size. */
export async function measureTexts() {
  const format = await getFormatter();
  const t = await getTranslations('detail');
  const cm = (mm: number) => format.number(mm / 10, { maximumFractionDigits: 1 });
  return {
    cm,
    withUnit: (mm: number) => t('centimetres', { value: cm(mm) }),
    size: (...sizes: readonly number[]) => sizes.map(cm).join(' × '),
  };
}
