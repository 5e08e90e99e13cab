import { composed } from '@/components/catalogue/drawing/compose';
import type { Form } from '@/components/catalogue/drawing/form';
import { glints } from '@/components/catalogue/drawing/motifs/motifs';
import { blade, narcissus } from '@/components/catalogue/drawing/motifs/narcissus';
import { tube } from '@/components/catalogue/drawing/motifs/ornament';
import {
  arc,
  both,
  curve,
  dot,
  ellipse,
  joined,
  line,
  type Point,
  rect,
  repeat,
} from '@/components/catalogue/drawing/path';
import { drop, keep, within } from '@/components/catalogue/drawing/region';

/** Narcisse: a standing glass over a basin shaped like a pool; the flower leans towards its own image. */
export const narcisse: Form = {
  elevation: (piece) => {
    const { width, height } = piece.sizeMm;
    const half = width / 2;
    const rim = height * 0.075;
    const ry = (height - height * 0.2) / 2;
    const cy = height - ry;
    const rx = half * 0.76;
    const frame = ellipse(0, cy, rx, ry);
    const glass = ellipse(0, cy, rx - 34, ry - 34);
    const [isFrame, isGlass] = [within(frame), within(glass)];
    const bloom = narcissus(half * 0.66, height * 0.47, 104);
    const bud = narcissus(-half * 0.73, height * 0.33, 74);
    const isBloom = within(ellipse(half * 0.66, height * 0.47, 98));
    const isBud = within(ellipse(-half * 0.73, height * 0.33, 70));
    const isFlower = (p: Point) => isBloom(p) || isBud(p);
    const image = narcissus(half * 0.06, height * 0.44, 84);
    const stalk = tube(
      [
        [half * 0.56, rim + 20],
        [half * 0.8, height * 0.25],
        [half * 0.9, height * 0.4],
        [half * 0.8, height * 0.5],
        [half * 0.68, height * 0.5],
      ],
      () => 8,
    );
    const other = tube(
      [
        [-half * 0.5, rim + 20],
        [-half * 0.66, height * 0.18],
        [-half * 0.78, height * 0.29],
        [-half * 0.73, height * 0.33],
      ],
      () => 7,
    );
    const leaves = [
      ...blade([half * 0.36, rim + 20], [half * 0.94, height * 0.32], 40, 26),
      ...blade([-half * 0.3, rim + 20], [-half * 0.96, height * 0.24], -30, -24),
      ...blade([-half * 0.44, rim + 20], [-half * 0.92, height * 0.46], -20, -24),
    ];
    const isStem = within([...stalk]);
    const isPlant = (p: Point) => isFlower(p) || isStem(p) || within(other)(p) || within(leaves)(p);
    const prop = joined(line([-26, rim], [26, rim], [26, cy - ry + 10], [-26, cy - ry + 10]));
    return composed({
      tint: [...frame, ...glass],
      contour: [
        ...drop(frame, isPlant),
        ...rect(-half, rim - 26, width, 26, 13),
        ...both(
          curve(
            [half * 0.95, rim - 26],
            [half * 0.8, rim * 0.36],
            [half * 0.62, rim * 0.2],
            [half * 0.5, rim * 0.16],
          ),
        ),
        ...rect(-half * 0.6, 0, half * 1.2, rim * 0.16, 6),
      ],
      line: [
        ...drop(glass, isPlant),
        ...drop([...leaves, ...stalk, ...other], isFlower),
        ...drop(drop(prop, isFrame), isPlant),
        ...arc(0, rim, half * 0.72, 0, 180, 26),
      ],
      fine: [
        ...keep(
          drop(
            [...glints(-half * 0.1, cy + ry * 0.35, half * 0.9), ...image.petals, ...image.cup],
            isPlant,
          ),
          isGlass,
        ),
        ...keep(
          repeat(6, (i) =>
            line(
              [-half * (0.34 + 0.06 * (i % 2)) + i * 8, height * (0.375 - i * 0.015)],
              [half * (0.46 - 0.05 * (i % 2)) - i * 12, height * (0.375 - i * 0.015)],
            ),
          ),
          (p) => isGlass(p) && !isPlant(p),
        ),
        ...both(
          repeat(5, (i) =>
            curve(
              [half * (0.14 + i * 0.17), rim - 26],
              [half * (0.12 + i * 0.145), rim * 0.4],
              [half * (0.1 + i * 0.1), rim * 0.2],
              [half * (0.08 + i * 0.1), rim * 0.16],
            ),
          ),
        ),
      ],
      glow: [
        ...ellipse(half * 0.66, height * 0.47, 40),
        ...ellipse(-half * 0.73, height * 0.33, 28),
      ],
      gold: [
        ...bloom.petals,
        ...bud.petals,
        ...line([-half * 0.94, rim - 13], [half * 0.94, rim - 13]),
      ],
      goldFine: [
        ...bloom.cup,
        ...bud.cup,
        ...drop(ellipse(0, cy, rx - 17, ry - 17), isPlant),
        ...dot(0, rim * 0.5, 5),
      ],
    });
  },
  plan: (piece) => {
    const { width, depth } = piece.sizeMm;
    const [half, cy] = [width / 2, depth / 2];
    const pool = joined(
      curve([half, cy], [half, depth * 0.84], [half * 0.62, depth], [half * 0.1, depth * 0.97]),
      curve(
        [half * 0.1, depth * 0.97],
        [-half * 0.3, depth * 0.95],
        [-half * 0.5, depth * 1.02],
        [-half * 0.74, depth * 0.92],
      ),
      curve(
        [-half * 0.74, depth * 0.92],
        [-half * 1.02, depth * 0.8],
        [-half, depth * 0.62],
        [-half, cy],
      ),
      curve([-half, cy], [-half, depth * 0.16], [-half * 0.62, 0], [-half * 0.1, 0]),
      curve(
        [-half * 0.1, 0],
        [half * 0.4, 0],
        [half * 0.5, depth * 0.03],
        [half * 0.72, depth * 0.08],
      ),
      curve(
        [half * 0.72, depth * 0.08],
        [half * 0.96, depth * 0.18],
        [half, depth * 0.34],
        [half, cy],
      ),
    );
    const glass = rect(-half * 0.76, depth * 0.66, half * 1.52, 44, 22);
    const isGlass = within(glass);
    const bloom = narcissus(half * 0.62, depth * 0.4, 74);
    return {
      tint: pool,
      contour: [...pool, ...glass],
      fine: drop(
        drop(
          repeat(6, (i) =>
            ellipse(half * 0.1, depth * 0.38, half * (0.12 + i * 0.13), depth * (0.06 + i * 0.056)),
          ),
          isGlass,
        ),
        (p) => within(ellipse(half * 0.62, depth * 0.4, 70))(p),
      ),
      glow: ellipse(half * 0.62, depth * 0.4, 28),
      gold: bloom.petals,
      goldFine: [
        ...bloom.cup,
        ...line([-half * 0.72, depth * 0.66 + 12], [half * 0.72, depth * 0.66 + 12]),
      ],
    };
  },
};
