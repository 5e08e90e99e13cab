/** Languages that decline units after « in … »; their abbreviations stay the same. */
const abbreviating: readonly string[] = ['ru', 'ar'];

/** A waiting time in words, rounded up: « 3 minutes ». */
export function waitText(locale: string, seconds = 0): string {
  const safe = Number.isFinite(seconds) ? Math.min(Math.max(1, seconds), 7 * 86_400) : 60;
  const [value, unit] =
    safe < 90 ? [safe, 'second'] : safe < 5_400 ? [safe / 60, 'minute'] : [safe / 3_600, 'hour'];
  const unitDisplay = abbreviating.includes(locale) ? 'short' : 'long';
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay });
  return format.format(Math.ceil(value));
}
