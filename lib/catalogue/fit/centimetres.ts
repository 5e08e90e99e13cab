/** What may be wrong with a measure; words under `fit.faults`. */
export type MeasureFault = 'number' | 'positive' | 'large' | 'missing' | 'metres';

/** The largest measure that is understood, in centimetres. */
export const largestCm = 2_000;

/** No home has an opening this small: a smaller number without its unit is taken for metres, and asked about. */
const leastCm = 10;

const units = { cm: 10, см: 10, سم: 10, m: 1_000, м: 1_000, م: 1_000 } as const;
const unitAtEnd = /(cm|см|سم|m|м|م)$/i;

/**
 * A measure in centimetres as people write it: with a comma or a point, with Arabic or Persian digits, with
 * its unit, which may be metres.
 * @returns whole millimetres, or what is wrong; `metres` where only metres make sense and no unit is written
 */
export function readCentimetres(text: string): number | MeasureFault {
  const plain = text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/[,٫]/g, '.')
    .replace('−', '-');
  const unit = unitAtEnd.exec(plain)?.[0] ?? '';
  const digits = plain.slice(0, plain.length - unit.length);
  if (digits === '') return 'missing';
  if (!/^[-+]?\d{1,12}(\.\d{0,12})?$/.test(digits)) return 'number';
  const value = Number(digits);
  const mm = Math.round(value * millimetresIn(unit));
  if (mm <= 0) return 'positive';
  if (mm > largestCm * 10) return 'large';
  return !unit && value < leastCm ? 'metres' : mm;
}

function millimetresIn(unit: string): number {
  return Object.entries(units).find(([name]) => name === unit.toLowerCase())?.[1] ?? 10;
}
