/** What may be wrong with a measure; words under `fit.faults`. */
export type MeasureFault = 'number' | 'positive' | 'large' | 'missing';

/** The largest measure that is understood, in centimetres. */
const largestCm = 2_000;

/**
 * A measure in centimetres as people write it: with a comma or a point, with Arabic or Persian digits, with
 * its unit.
 * @returns whole millimetres, or what is wrong
 */
export function readCentimetres(text: string): number | MeasureFault {
  const plain = text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/[,٫]/g, '.')
    .replace('−', '-')
    .replace(/(cm|см|سم)$/i, '');
  if (plain === '') return 'missing';
  if (!/^[-+]?\d{1,12}(\.\d{0,12})?$/.test(plain)) return 'number';
  const mm = Math.round(Number(plain) * 10);
  if (mm <= 0) return 'positive';
  return mm > largestCm * 10 ? 'large' : mm;
}
