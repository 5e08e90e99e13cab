/**
 * The cents of an amount that a person has typed in French: « 1 250,50 », with a point, or the sign of the euro or the dollar
 * behind it, too.
 * @returns `NaN` for anything else
 */
export function centsIn(text: string): number {
  const plain = text.replace(/\s/g, '').replace(/[€$]$/, '').replace(',', '.');
  return /^\d{1,8}(?:\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
}
