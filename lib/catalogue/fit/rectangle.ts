/**
 * Whether a rectangle fits into another, turned if need be. Without a turn its sides are shorter; a longer one
 * fits turned when ((P + Q) / (p + q))² + ((P − Q) / (p − q))² ≥ 2.
 * Sources: W. B. Carver, "Solution to problem E 1225", American Mathematical Monthly 64 (1957);
 * J. E. Wetzel, "Rectangles in rectangles", Mathematics Magazine 73 (2000).
 */
export function fitsInside(
  [a, b]: readonly [number, number],
  [c, d]: readonly [number, number],
): boolean {
  const [p, q] = [Math.max(a, b), Math.min(a, b)];
  const [P, Q] = [Math.max(c, d), Math.min(c, d)];
  if (q > Q) return false;
  if (p <= P) return true;
  return ((P + Q) / (p + q)) ** 2 + ((P - Q) / (p - q)) ** 2 >= 2;
}

/** Like `fitsInside`, for a rectangle whose sides stay parallel: `a` along `c`, `b` along `d`. */
export function fitsStraight(
  [a, b]: readonly [number, number],
  [c, d]: readonly [number, number],
): boolean {
  return a <= c && b <= d;
}
