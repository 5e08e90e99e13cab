import { getFormatter, getTranslations } from 'next-intl/server';
import type { Missing } from '@/lib/catalogue/fit/judge';
import type { MeasureName } from '@/lib/catalogue/fit/openings';

/** How millimetres are written: as a number of centimetres, with the unit, several as a size, and what is missing of several measures. */
export async function measureTexts() {
  const format = await getFormatter();
  const t = await getTranslations('detail');
  const words = await getTranslations('fit');
  const cm = (mm: number) => format.number(mm / 10, { maximumFractionDigits: 1 });
  return {
    cm,
    withUnit: (mm: number) => t('centimetres', { value: cm(mm) }),
    missing: (each: readonly Missing<MeasureName>[]) =>
      format.list(
        each.map(({ measure, mm }) =>
          words('lacks', { short: cm(mm), measure: words(`measures.${measure}`) }),
        ),
      ),
    size: (...sizes: readonly number[]) => sizes.map(cm).join(' × '),
  };
}
