import { composed } from '@/components/catalogue/drawing/compose';
import type { Form } from '@/components/catalogue/drawing/form';
import { flame } from '@/components/catalogue/drawing/motifs/motifs';
import { polar, rays } from '@/components/catalogue/drawing/motifs/ornament';
import {
  arc,
  both,
  ellipse,
  joined,
  line,
  polygon,
  rect,
  repeat,
} from '@/components/catalogue/drawing/path';
import { hatch } from '@/components/catalogue/drawing/region';

/** Hestia: the round hearth of a temple carried under the table, its fire inlaid in the top. */
export const hestia: Form = {
  elevation: (piece) => {
    const { width, height } = piece.sizeMm;
    const half = width / 2;
    const [floor, ceiling] = [54, height - 84];
    const columns = [26, 41, 55, 69, 84].map((a) => half * 0.7 * Math.sin((a * Math.PI) / 180));
    const [door, spring] = [half * 0.2, ceiling - half * 0.2 - 22];
    const arch = joined(
      line([-door, floor], [door, floor], [door, spring]),
      arc(0, spring, door, 0, 180),
      line([-door, spring], [-door, floor]),
    );
    return composed({
      tint: [...rect(-half, height - 44, width, 44, 18), ...arch],
      glow: arch,
      shade: rect(-half * 0.74, ceiling, half * 1.48, 22),
      contour: [
        ...rect(-half, height - 44, width, 44, 18),
        ...rect(-half * 0.86, 0, half * 1.72, 18),
        ...rect(-half * 0.82, 18, half * 1.64, 18),
        ...rect(-half * 0.78, 36, half * 1.56, 18),
        ...arch,
      ],
      line: [
        ...rect(-half * 0.76, ceiling, half * 1.52, 22),
        ...rect(-half * 0.8, ceiling + 22, half * 1.6, 18),
        ...both(
          columns.flatMap((x, i) => {
            const r = 24 - i * 3.6;
            return [
              ...polygon(
                [x - r, floor + 12],
                [x + r, floor + 12],
                [x + r * 0.84, ceiling - 16],
                [x - r * 0.84, ceiling - 16],
              ),
              ...rect(x - r * 1.15, floor, r * 2.3, 12),
              ...polygon(
                [x - r * 0.84, ceiling - 16],
                [x + r * 0.84, ceiling - 16],
                [x + r * 1.2, ceiling],
                [x - r * 1.2, ceiling],
              ),
            ];
          }),
        ),
        ...arc(0, spring, door - 14, 0, 180),
        ...both(line([door - 14, floor], [door - 14, spring])),
      ],
      fine: [
        ...both(
          columns.flatMap((x, i) =>
            repeat(3, (k) =>
              line(
                [x + (k - 1) * (10 - i * 1.6), floor + 12],
                [x + (k - 1) * (9 - i * 1.6), ceiling - 16],
              ),
            ),
          ),
        ),
        ...rays([0, spring], [door, door + 20], [0, 180], 11),
        ...repeat(31, (i) =>
          line(
            [-half * 0.75 + i * half * 0.05, ceiling + 4],
            [-half * 0.75 + i * half * 0.05, ceiling + 18],
          ),
        ),
        ...both(hatch(rect(door + 4, floor, 26, ceiling - floor - 60), 9, 0)),
      ],
      inlay: flame(0, floor + 26, 84, 132),
      gold: [
        ...flame(0, floor + 26, 84, 132),
        ...line([-door + 22, floor + 22], [door - 22, floor + 22]),
      ],
      goldFine: [
        ...flame(-6, floor + 28, 44, 82),
        ...flame(-32, floor + 27, 34, 64),
        ...flame(38, floor + 27, 34, 56),
        ...line([-half + 20, height - 22], [half - 20, height - 22]),
      ],
    });
  },
  plan: (piece) => {
    const { width, depth } = piece.sizeMm;
    const [half, cy] = [width / 2, depth / 2];
    const hearth = cy * 0.56;
    return {
      tint: ellipse(0, cy, half, cy),
      contour: ellipse(0, cy, half, cy),
      line: [
        ...ellipse(0, cy, half * 0.955, cy * 0.93),
        ...ellipse(0, cy, hearth),
        ...ellipse(0, cy, hearth * 0.78),
      ],
      fine: [
        ...repeat(72, (i) =>
          line(
            polar(0, cy, i * 5, hearth * 1.06),
            polar(0, cy, i * 5, half * (i % 2 ? 0.62 : 0.93), cy * 0.905),
          ),
        ),
        ...hatch(ellipse(0, cy, hearth * 0.3), 8, 45),
      ],
      glow: ellipse(0, cy, hearth),
      goldFine: [
        ...repeat(36, (i) =>
          line(
            polar(0, cy, i * 10, hearth * 0.8),
            polar(0, cy, i * 10 + 5, hearth * 0.98),
            polar(0, cy, i * 10 + 10, hearth * 0.8),
          ),
        ),
        ...ellipse(0, cy, hearth * 0.3),
      ],
      gold: repeat(12, (i) => {
        const [a, m, b] = [
          polar(0, cy, i * 30 - 13, hearth * 0.34),
          polar(0, cy, i * 30 + 6, hearth * 0.74),
          polar(0, cy, i * 30 + 13, hearth * 0.34),
        ];
        return [
          [a, polar(0, cy, i * 30 - 16, hearth * 0.6), polar(0, cy, i * 30 - 2, hearth * 0.62), m],
          [m, polar(0, cy, i * 30 + 4, hearth * 0.58), polar(0, cy, i * 30 + 20, hearth * 0.5), b],
        ] as const;
      }),
    };
  },
};
