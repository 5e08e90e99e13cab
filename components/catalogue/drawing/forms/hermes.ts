import { composed } from '@/components/catalogue/drawing/compose';
import type { Form } from '@/components/catalogue/drawing/form';
import { leaf, polar, tube } from '@/components/catalogue/drawing/motifs/ornament';
import {
  both,
  curve,
  dot,
  ellipse,
  joined,
  line,
  type Path,
  type Point,
  rect,
  repeat,
} from '@/components/catalogue/drawing/path';
import { drop, within } from '@/components/catalogue/drawing/region';

/** A wing spread to the right of a point: three rows of blades. */
function wing([x, y]: Point, span: number, rise: number): Path {
  return repeat(5, (i) => {
    const tip: Point = [x + span * (1 - i * 0.13), y + rise * (1 - i * 0.3)];
    const root: Point = [x, y - i * rise * 0.16];
    const low: Point = [x + span * (0.5 - i * 0.06), y + rise * (0.3 - i * 0.28)];
    return [
      ...curve(
        root,
        [x + span * 0.22, root[1] + rise * (0.62 - i * 0.16)],
        [tip[0] - span * 0.3, tip[1] + rise * 0.03],
        tip,
      ),
      ...curve(
        tip,
        [tip[0] - span * 0.06, tip[1] - rise * 0.3],
        [low[0] + span * 0.1, low[1]],
        low,
      ),
    ];
  });
}

/** Hermès: a winged staff and its two serpents carrying a round top. */
export const hermes: Form = {
  elevation: (piece) => {
    const { width, height } = piece.sizeMm;
    const half = width / 2;
    const [low, high] = [58, height * 0.68];
    const body = (sign: number): Point[] =>
      Array.from({ length: 25 }, (_, i) => {
        const t = i / 24;
        return [sign * Math.sin(t * Math.PI * 3) * (30 + 46 * t), low + (high - low) * t];
      });
    const thickness = (t: number) => 4 + 8 * Math.min(1, t * 2.4) - (t > 0.9 ? (t - 0.9) * 20 : 0);
    const [a, b] = [tube(body(1), thickness), tube(body(-1), thickness)];
    const turnAt = (y: number) => Math.floor(((y - low) / (high - low)) * 3 + 0.5) % 2 === 0;
    const staff = joined(line([-9, 46], [9, 46], [9, height - 58], [-9, height - 58]));
    const [inA, inB] = [within(a), within(b)];
    const heads = both(leaf([-6, high - 6], 58, 34, 40, 0.55));
    const isHead = within(heads);
    const topA = drop(a, (p) => inB(p) && !turnAt(p[1]));
    const topB = drop(b, (p) => inA(p) && turnAt(p[1]));
    const feathers = both(wing([10, height - 92], half * 0.86, 40));
    return composed({
      tint: rect(-half, height - 26, width, 26, 13),
      glow: [...a],
      contour: [
        ...rect(-half, height - 26, width, 26, 13),
        ...rect(-half * 0.72, 0, half * 1.44, 14, 4),
        ...both(curve([half * 0.66, 14], [half * 0.3, 18], [34, 24], [24, 46])),
        ...line([-24, 46], [24, 46]),
      ],
      line: [
        ...drop(staff, (p) => inA(p) || inB(p) || isHead(p) || within(feathers)(p)),
        ...both(
          curve(
            [half * 0.6, height - 26],
            [half * 0.3, height - 32],
            [40, height - 36],
            [18, height - 58],
          ),
        ),
        ...line([-18, height - 58], [18, height - 58]),
        ...feathers,
      ],
      fine: [
        ...line([-half * 0.92, height - 13], [half * 0.92, height - 13]),
        ...both(
          repeat(5, (i) =>
            curve(
              [12, height - 96 - i * 6],
              [half * 0.24, height - 74 - i * 13],
              [half * (0.5 - i * 0.07), height - 62 - i * 14],
              [half * (0.68 - i * 0.09), height - 58 - i * 13],
            ),
          ),
        ),
      ],
      gold: [...drop(topA, isHead), ...drop(topB, isHead), ...heads, ...dot(0, height - 78, 13)],
      goldFine: [
        ...both(dot(half * 0.1, high + 15, 3.5)),
        ...line([-half * 0.66, 7], [half * 0.66, 7]),
      ],
    });
  },
  plan: (piece) => {
    const { width, depth } = piece.sizeMm;
    const [half, cy] = [width / 2, depth / 2];
    const strand = (phase: number) => {
      const n = 48;
      return Array.from({ length: n }, (_, i): Path => {
        const at = (k: number): Point => {
          const wave = 0.79 + 0.05 * Math.sin((k / n) * Math.PI * 24 + phase);
          return polar(0, cy, (k / n) * 360, half * wave, cy * wave);
        };
        return line(at(i), at(i + 0.5), at(i + 1));
      }).flat();
    };
    return {
      tint: ellipse(0, cy, half, cy),
      contour: ellipse(0, cy, half, cy),
      line: [...ellipse(0, cy, half * 0.68, cy * 0.68), ...ellipse(0, cy, half * 0.9, cy * 0.9)],
      fine: [
        ...ellipse(0, cy, half * 0.97, cy * 0.97),
        ...both(wing([6, cy - 6], half * 0.56, 52)),
      ],
      goldFine: [...strand(0), ...strand(Math.PI)],
      gold: ellipse(0, cy, 14),
    };
  },
};
