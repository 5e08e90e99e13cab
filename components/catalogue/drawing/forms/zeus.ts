import { behind, composed } from '@/components/catalogue/drawing/compose';
import type { Form } from '@/components/catalogue/drawing/form';
import {
  arc,
  both,
  curve,
  joined,
  line,
  type Path,
  type Point,
  pointAt,
  rect,
  repeat,
} from '@/components/catalogue/drawing/path';
import { keep, within } from '@/components/catalogue/drawing/region';
import type { Piece } from '@/content/catalogue/piece';
import { bedding, beddingPlan, bolt, mattressOf } from './bed';

/** The right wing: blades one under the other, from the shoulder to the tips. */
function wing(width: number, height: number, from: number) {
  const blades = 9;
  const tips = Array.from({ length: blades }, (_, i): Point => {
    const u = i / (blades - 1);
    return [width * (0.488 - 0.1 * u ** 1.3), height - 6 - (height - from) * 1.02 * u ** 1.05];
  });
  const upper = tips.map(([x, y], i) => {
    const root: Point = [70, from + (height * 0.84 - from) * (1 - i / blades)];
    const lift = (height - from) * 0.026 * (blades - i);
    return curve(root, [x * 0.32, root[1] + lift * 0.7], [x * 0.72, y - lift * 1.5], [x, y])[0];
  });
  const primaries = upper.flatMap((segment, i): Path => {
    const [tip, next] = [tips[i], upper[i + 1]];
    if (!segment || !tip || !next) return segment ? [segment] : [];
    const end = pointAt(next, 0.86);
    return [segment, ...curve(tip, [tip[0] + 46, tip[1] - 6], [end[0] + 96, end[1] - 8], end)];
  });
  const between = (t: number, i: number, share: number): Point => {
    const [a, b] = [upper[i], upper[i + 1]];
    if (!a || !b) return [0, 0];
    const [p, q] = [pointAt(a, t), pointAt(b, t * 0.97)];
    return [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share];
  };
  const shafts = repeat(blades - 1, (i) =>
    line(between(0.66, i, 0.5), between(0.8, i, 0.46), between(0.93, i, 0.42)),
  );
  const row = (t: number) =>
    repeat(blades - 1, (i) => {
      const [a, b, m] = [between(t, i, 0), between(t, i, 1), between(t + 0.1, i, 0.5)];
      return curve(
        a,
        [m[0] + (a[0] - m[0]) * 0.15, a[1]],
        [m[0] + 12, b[1] + (a[1] - b[1]) * 0.25],
        b,
      );
    });
  const barbs = repeat(blades - 1, (i) =>
    repeat(6, (k) => line(between(0.62 + k * 0.055, i, 0.5), between(0.59 + k * 0.055, i, 0.94))),
  );
  const last = tips[blades - 1] ?? [0, 0];
  const outline = joined(
    upper.slice(0, 1).flatMap((s) => (s ? [s] : [])),
    line(...tips, [last[0], from], [70, from]),
  );
  return { outline, primaries, shafts, coverts: [...row(0.2), ...row(0.36), ...row(0.5)], barbs };
}

const footOf = (piece: Piece) => piece.sizeMm.depth - mattressOf(piece).length - 210;

/** Zeus: an eagle's spread wings over a plinth of white marble, a bolt inlaid between them. */
export const zeus: Form = {
  foot: footOf,
  elevation: (piece) => {
    const { width, height } = piece.sizeMm;
    const mattress = mattressOf(piece);
    const plinth = width * 0.47;
    const bed = bedding(mattress.width, 380);
    const { outline, primaries, shafts, coverts, barbs } = wing(width, height, 500);
    const post = joined(
      line([-70, 360], [-70, height * 0.8]),
      curve([-70, height * 0.8], [-70, height * 0.87], [-30, height * 0.9], [0, height * 0.945]),
      curve([0, height * 0.945], [30, height * 0.9], [70, height * 0.87], [70, height * 0.8]),
      line([70, height * 0.8], [70, 360]),
    );
    const veins = both([
      ...curve([-plinth + 60, 12], [-plinth * 0.7, 80], [-plinth * 0.62, 20], [-plinth * 0.4, 112]),
      ...curve([plinth * 0.1, 110], [plinth * 0.3, 30], [plinth * 0.42, 96], [plinth * 0.66, 8]),
    ]);
    const frame = rect(-width * 0.455, 176, width * 0.91, 204, 46);
    return composed(
      behind(
        {
          tint: both(outline),
          contour: [...both(primaries), ...post],
          fine: both([...shafts, ...barbs]),
          line: both(coverts),
          gold: bolt(height * 0.53, height * 0.33, 88),
          goldFine: joined(
            line([-48, 700], [-48, height * 0.79]),
            curve(
              [-48, height * 0.79],
              [-48, height * 0.85],
              [-20, height * 0.88],
              [0, height * 0.915],
            ),
            curve(
              [0, height * 0.915],
              [20, height * 0.88],
              [48, height * 0.85],
              [48, height * 0.79],
            ),
            line([48, height * 0.79], [48, 700]),
          ),
        },
        (p) => bed.hides(p) || within(frame)(p),
      ),
      bed.view,
      {
        inlay: bolt(height * 0.53, height * 0.33, 88),
        tint: [...frame, ...rect(-plinth, 0, plinth * 2, 124)],
        shade: rect(-plinth + 40, 138, plinth * 2 - 80, 38),
        contour: [...rect(-plinth, 0, plinth * 2, 124, 6), ...frame],
        line: [
          ...rect(-plinth + 14, 124, plinth * 2 - 28, 14),
          ...both(line([plinth - 40, 138], [plinth - 40, 176])),
        ],
        fine: [
          ...keep(veins, within(rect(-plinth, 0, plinth * 2, 124))),
          ...both(repeat(6, (i) => line([90 + i * 170, 190], [90 + i * 170, 366]))),
        ],
        goldFine: line([-width * 0.445, 278], [-90, 278]).concat(
          line([90, 278], [width * 0.445, 278]),
        ),
        gold: bolt(196, 164, 78),
      },
    );
  },
  plan: (piece) => {
    const { width, depth } = piece.sizeMm;
    const mattress = mattressOf(piece);
    const foot = footOf(piece);
    const back = joined(
      line([-width / 2, depth - 330], [-width / 2 + 70, depth - 330]),
      curve(
        [-width / 2 + 70, depth - 330],
        [-width * 0.46, depth - 190],
        [-width * 0.3, depth - 190],
        [0, depth - 190],
      ),
      curve(
        [0, depth - 190],
        [width * 0.3, depth - 190],
        [width * 0.46, depth - 190],
        [width / 2 - 70, depth - 330],
      ),
      line([width / 2 - 70, depth - 330], [width / 2, depth - 330]),
      curve(
        [width / 2, depth - 330],
        [width * 0.49, depth - 60],
        [width * 0.4, depth],
        [width * 0.25, depth],
      ),
      line([width * 0.25, depth], [-width * 0.25, depth]),
      curve(
        [-width * 0.25, depth],
        [-width * 0.4, depth],
        [-width * 0.49, depth - 60],
        [-width / 2, depth - 330],
      ),
    );
    const inBack = within(back);
    return composed(
      {
        tint: back,
        contour: [
          ...rect(-width * 0.47, 0, width * 0.94, depth - 100, 8).filter(
            (s) => !inBack(pointAt(s, 0.5)),
          ),
          ...back,
        ],
        line: behind(
          { line: rect(-width * 0.455, foot - 70, width * 0.91, mattress.length + 120, 50) },
          inBack,
        ).line,
        fine: keep(
          both(
            repeat(10, (i) =>
              arc(0, depth + 900, 1100 + 0 * i, 270 + i * 5.6, 270 + i * 5.6 + 0.01),
            ),
          ),
          inBack,
        ),
        gold: line(
          [-width * 0.22, depth - 96],
          [-40, depth - 96],
          [14, depth - 60],
          [-14, depth - 130],
          [40, depth - 96],
          [width * 0.22, depth - 96],
        ),
      },
      beddingPlan(mattress.width, mattress.length, foot),
    );
  },
};
