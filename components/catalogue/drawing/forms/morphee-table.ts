import { composed } from '@/components/catalogue/drawing/compose';
import type { Form } from '@/components/catalogue/drawing/form';
import { petals } from '@/components/catalogue/drawing/motifs/motifs';
import { leaf, polar, rays, scallops, tube } from '@/components/catalogue/drawing/motifs/ornament';
import {
  both,
  curve,
  dot,
  ellipse,
  line,
  type Path,
  type Point,
  rect,
  repeat,
  symmetrical,
} from '@/components/catalogue/drawing/path';
import { drop, keep, within } from '@/components/catalogue/drawing/region';

/** A poppy in full flower, its seed head in the middle. */
function poppy(cx: number, cy: number, r: number): { petals: Path; heart: Path } {
  const petal = (degrees: number): Path => {
    const at = (a: number, share: number): Point => polar(cx, cy, degrees + a, r * share);
    return [
      ...curve(at(0, 0.2), at(-50, 0.5), at(-62, 1.02), at(-24, 1)),
      ...curve(at(-24, 1), at(-10, 0.94), at(6, 0.9), at(14, 1.02)),
      ...curve(at(14, 1.02), at(64, 1.06), at(52, 0.5), at(0, 0.2)),
    ];
  };
  const front = [...petal(90), ...petal(270)];
  return {
    petals: [...front, ...drop([...petal(0), ...petal(180)], within(front))],
    heart: [...ellipse(cx, cy, r * 0.22), ...rays([cx, cy], [r * 0.26, r * 0.42], [0, 345], 24)],
  };
}

/** Morphée: a nightstand swelling like a seed pod on three stems, a poppy on its drawer. */
export const morpheeTable: Form = {
  elevation: (piece) => {
    const { width, height } = piece.sizeMm;
    const half = width / 2;
    const [foot, top] = [height * 0.4, height * 0.93];
    const side: Path = [
      ...curve([0, foot], [half * 0.56, foot], [half * 0.86, foot + 4], [half * 0.91, foot + 70]),
      ...curve(
        [half * 0.91, foot + 70],
        [half * 0.95, foot + 130],
        [half * 0.93, top - 80],
        [half * 0.84, top],
      ),
      ...line([half * 0.84, top], [0, top]),
    ];
    const body = symmetrical(side);
    const isBody = within(body);
    const flower = poppy(0, (foot + top) / 2 + 4, 84);
    const isFlower = within(ellipse(0, (foot + top) / 2 + 4, 90));
    const stem = tube(
      [0, 0.2, 0.4, 0.6, 0.8, 1].map(
        (t): Point => [half * (0.5 + 0.1 * t + 0.22 * t ** 3), foot + 14 - (foot + 10) * t],
      ),
      (t) => 12 - 6 * t,
    );
    return composed({
      tint: [...body, ...rect(-half, height - 24, width, 24, 12)],
      contour: [...body, ...rect(-half, height - 24, width, 24, 12), ...drop(both(stem), isBody)],
      line: [
        ...keep(
          [
            ...line([-half, top - 34], [half, top - 34]),
            ...line([-half, foot + 52], [half, foot + 52]),
          ],
          isBody,
        ),
        ...rect(-half * 0.88, top, half * 1.76, height - 24 - top),
        ...drop([...line([-7, foot], [-6, 0], [6, 0], [7, foot])], isBody),
        ...flower.petals,
      ],
      fine: [
        ...drop(
          keep(
            both(
              [0.3, 0.52, 0.7, 0.86].flatMap((k) => [
                ...curve(
                  [0, foot],
                  [half * 0.62 * k, foot],
                  [half * 0.99 * k, foot + 40],
                  [half * 0.98 * k, foot + 130],
                ),
                ...curve(
                  [half * 0.98 * k, foot + 130],
                  [half * 0.98 * k, top - 60],
                  [half * 0.84 * k, top - 30],
                  [half * 0.8 * k, top],
                ),
              ]),
            ),
            isBody,
          ),
          isFlower,
        ),
        ...repeat(17, (i) =>
          line(
            [-half * 0.8 + i * half * 0.1, top + 2],
            [-half * 0.8 + i * half * 0.1, height - 26],
          ),
        ),
      ],
      glow: ellipse(0, (foot + top) / 2 + 4, 20),
      goldFine: [
        ...flower.heart,
        ...scallops([half * 0.94, height - 12], [-half * 0.94, height - 12], 14, -7),
      ],
      gold: [
        ...both(leaf([half * 0.58, foot * 0.5], 70, 24, 64)),
        ...both(dot(half * 0.82, 7, 7)),
        ...dot(0, (foot + top) / 2 + 4, 6),
      ],
    });
  },
  plan: (piece) => {
    const { width, depth } = piece.sizeMm;
    const [half, cy] = [width / 2, depth / 2];
    const at = (a: number, k: number): Point => polar(0, cy, a, half * k, cy * k);
    return {
      tint: ellipse(0, cy, half, cy),
      contour: ellipse(0, cy, half, cy),
      line: repeat(12, (i) => {
        const [a, b] = [i * 30, i * 30 + 30];
        return curve(at(a, 0.74), at(a + 6, 0.92), at(b - 6, 0.92), at(b, 0.74));
      }),
      fine: [
        ...ellipse(0, cy, half * 0.95, cy * 0.95),
        ...repeat(12, (i) => line(at(i * 30 + 15, 0.3), at(i * 30 + 15, 0.7))),
      ],
      glow: ellipse(0, cy, half * 0.24, cy * 0.24),
      goldFine: [...ellipse(0, cy, half * 0.24, cy * 0.24), ...petals(0, cy, half * 0.2, 8)],
      gold: repeat(12, (i) => line(at(i * 30, 0.24), at(i * 30, 0.74))),
    };
  },
};
