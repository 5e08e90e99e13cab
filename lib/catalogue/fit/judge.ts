/** Sizes of an opening by name, in millimetres. */
export type Measures<M extends string = string> = Readonly<Record<M, number>>;

/** A rule of geometry: the ways of passing, the preferred first, and whether one of them succeeds. */
export type Rule<M extends string, W extends string> = {
  readonly ways: readonly W[];
  passes(way: W, measures: Measures<M>): boolean;
};

export type Passes<W extends string = string> = {
  readonly passes: true;
  readonly way: W;
  /** By how much every measure of the opening could be smaller. */
  readonly spareMm: number;
  /** Less than `tightBelowMm` to spare: worth measuring on site. */
  readonly isTight: boolean;
};

/** By how much a measure of an opening is too small. */
export type Missing<M extends string = string> = { readonly measure: M; readonly mm: number };

export type Fails<M extends string = string, W extends string = string> = {
  readonly passes: false;
  /** The way that comes closest. */
  readonly way: W;
  /** The one measure that would have to be larger; where no single one would do, what is missing of each, and the most. */
  readonly short:
    | { readonly measure: M; readonly mm: number }
    | { readonly measure: 'every'; readonly mm: number; readonly each: readonly Missing<M>[] };
};

export type Verdict<M extends string = string, W extends string = string> = Passes<W> | Fails<M, W>;

/** Below it a verdict is called tight: plaster, handles and tape measures differ by as much; millimetres. */
export const tightBelowMm = 20;
/** Longer than any opening that is asked about; millimetres. */
const longestMm = 100_000;

/**
 * Applies a rule to an opening. The rule has to be monotonic: what passes an opening passes a larger one.
 * Of the ways that succeed, the first with `tightBelowMm` to spare, else the one with most to spare.
 */
export function judge<M extends string, W extends string>(
  rule: Rule<M, W>,
  measures: Measures<M>,
): Verdict<M, W> {
  const passing = rule.ways
    .filter((way) => rule.passes(way, measures))
    .map((way) => ({ way, spareMm: spareOf(rule, way, measures) }));
  const most = Math.max(...passing.map(({ spareMm }) => spareMm));
  const best = passing.find(({ spareMm }) => spareMm >= Math.min(most, tightBelowMm));
  if (best) return { passes: true, ...best, isTight: best.spareMm < tightBelowMm };
  return nearest(rule, measures);
}

function spareOf<M extends string, W extends string>(
  rule: Rule<M, W>,
  way: W,
  measures: Measures<M>,
): number {
  const smallest = Math.floor(Math.min(...Object.values<number>(measures)));
  return firstWhere(smallest, (mm) => !rule.passes(way, enlarged(measures, -mm))) - 1;
}

function nearest<M extends string, W extends string>(
  rule: Rule<M, W>,
  measures: Measures<M>,
): Fails<M, W> {
  const names = Object.keys(measures) as M[];
  const leastOf = (way: W, from: Measures<M>, chosen: M[]) =>
    firstWhere(longestMm, (more) => rule.passes(way, enlarged(from, more, chosen)));
  const ofOne = names.flatMap((measure) =>
    rule.ways.map((way): Fails<M, W> => {
      const mm = leastOf(way, measures, [measure]);
      return { passes: false, way, short: { measure, mm } };
    }),
  );
  const possible = ofOne.filter(({ short }) => short.mm <= longestMm);
  const ofAll = () =>
    rule.ways.map((way): Fails<M, W> => {
      const mm = leastOf(way, measures, names);
      return {
        passes: false,
        way,
        short: { measure: 'every', mm, each: missingOf(rule, way, measures, mm) },
      };
    });
  const candidates = possible.length > 0 ? possible : ofAll();
  return candidates.reduce((best, one) => (one.short.mm < best.short.mm ? one : best));
}

/** What each measure lacks of an opening that would do if all were `mm` larger: each as little as the others allow. */
function missingOf<M extends string, W extends string>(
  rule: Rule<M, W>,
  way: W,
  measures: Measures<M>,
  mm: number,
): Missing<M>[] {
  let opening = enlarged(measures, mm);
  return (Object.keys(measures) as M[]).flatMap((measure) => {
    const from = { ...opening, [measure]: measures[measure] };
    const least = rule.passes(way, from)
      ? 0
      : firstWhere(mm, (more) => rule.passes(way, enlarged(from, more, [measure])));
    opening = enlarged(from, least, [measure]);
    return least > 0 ? [{ measure, mm: least }] : [];
  });
}

function enlarged<M extends string>(
  measures: Measures<M>,
  mm: number,
  names = Object.keys(measures) as M[],
): Measures<M> {
  const changed = names.map((name) => [name, measures[name] + mm] as const);
  return { ...measures, ...(Object.fromEntries(changed) as Partial<Record<M, number>>) };
}

/** The first whole number from 1 to `most` that fulfils a monotonic condition; else `most` + 1. */
function firstWhere(most: number, holds: (n: number) => boolean): number {
  let [below, from] = [0, most + 1];
  while (from - below > 1) {
    const middle = Math.floor((below + from) / 2);
    if (holds(middle)) from = middle;
    else below = middle;
  }
  return from;
}
