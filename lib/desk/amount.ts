/**
 * The cents of an amount that a person has typed in French: « 1 250,50 », with a point, or the sign of the euro or the dollar
 * behind it, too; and as banks of other countries print it: « 1.250,50 », « 1,250.50 », « 1’250,50 ».
 * @returns `NaN` for anything else
 */
export function centsIn(text: string): number {
  const bare = text.replace(/[\s'’]/g, '').replace(/[€$]$/, '');
  // With both signs, the first one stands between thousands.
  const signs = bare.match(/[.,]/g) ?? [];
  const isGrouped = signs[0] !== signs.at(-1) && /^\d{1,3}(?:[.,]\d{3})+[.,]\d{1,2}$/.test(bare);
  const plain = (isGrouped ? bare.replaceAll(signs[0] ?? '', '') : bare).replace(',', '.');
  return /^\d{1,8}(?:\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
}
