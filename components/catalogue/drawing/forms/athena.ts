import { behind, composed } from '@/components/catalogue/drawing/compose';
import type { Form } from '@/components/catalogue/drawing/form';
import { leaf, scallops, spiral } from '@/components/catalogue/drawing/motifs/ornament';
import { outlineTo, wingOf } from '@/components/catalogue/drawing/motifs/owl-wing';
import {
  both,
  curve,
  dot,
  ellipse,
  line,
  pointAt,
  polygon,
  rect,
  repeat,
  reversed,
  spline,
  symmetrical,
} from '@/components/catalogue/drawing/path';
import { keep, within } from '@/components/catalogue/drawing/region';
import { athenaPlan } from './athena-plan';

/** Athéna: an owl's wings folded into arms, the round face in the back, the aegis below the seat. */
export const athena: Form = {
  elevation: (piece) => {
    const { width, height } = piece.sizeMm;
    const { at, outline } = wingOf(width, height);
    const feather = (from: number, to: number, left: number, right: number) => {
      const t = from + (to - from) * 1.33;
      return curve(at(from, left), at(t, left + 0.03), at(t, right - 0.03), at(from, right));
    };
    const rows = repeat(4, (row) => {
      const count = row === 0 ? 2 : 3;
      const from = 0.1 + row * 0.1;
      return repeat(count, (i) => feather(from, from + 0.1, i / count, (i + 1) / count));
    });
    const end = (i: number) => 0.93 - i * 0.055;
    const tips = repeat(4, (i) => feather(end(i), end(i) + 0.07, i / 4, (i + 1) / 4));
    const quills = repeat(3, (i) =>
      spline([
        at(0.52, (i + 1) / 4),
        at(0.66, (i + 1) / 4),
        at(0.8, (i + 1) / 4),
        at(end(i), (i + 1) / 4),
      ]),
    );
    const shafts = repeat(4, (i) =>
      spline([at(0.56, (i + 0.5) / 4), at(0.72, (i + 0.5) / 4), at(end(i) + 0.03, (i + 0.5) / 4)]),
    );
    const edges = [
      ...spline([0, 0.1, 0.22, 0.36, 0.52, 0.66, end(3)].map((t) => at(t, 1))),
      ...spline([0, 0.2, 0.4, 0.6, 0.8, end(0)].map((t) => at(t, 0))),
    ];
    const crest = curve(
      [0, height * 0.93],
      [width * 0.1, height * 0.93],
      [width * 0.15, height * 0.955],
      [width * 0.2, height],
    );
    const back = symmetrical([
      ...line([0, height * 0.38], [width * 0.3, height * 0.38]),
      ...spline([at(0.72, 0), at(0.52, 0), at(0.3, 0), at(0.14, 0), at(0, 0)]),
      ...reversed(crest),
    ]);
    const [ex, ey, er] = [width * 0.1, height * 0.81, width * 0.098];
    const seat = rect(-width * 0.3, height * 0.29, width * 0.6, height * 0.115, 48);
    const apron = symmetrical([
      ...curve(
        [0, height * 0.1],
        [width * 0.16, height * 0.115],
        [width * 0.3, height * 0.17],
        [width * 0.305, height * 0.29],
      ),
      ...line([width * 0.305, height * 0.29], [0, height * 0.29]),
    ]);
    const scales = repeat(4, (row) =>
      repeat(10, (i) =>
        scallops(
          [width * (-0.35 + i * 0.07 + (row % 2) * 0.035), height * (0.27 - row * 0.042)],
          [width * (-0.28 + i * 0.07 + (row % 2) * 0.035), height * (0.27 - row * 0.042)],
          1,
          34,
        ),
      ),
    );
    const hem = apron[0];
    const curls = [0.3, 0.56, 0.8].flatMap((t) => {
      const [x, y] = hem ? pointAt(hem, t) : [0, 0];
      return spiral(x, y - 21, 21, 90, 430, 0.2);
    });
    const boss = ellipse(0, height * 0.2, 56);
    const leg = [
      ...curve(
        [width * 0.21, height * 0.128],
        [width * 0.26, height * 0.09],
        [width * 0.265, height * 0.04],
        [width * 0.262, 0],
      ),
      ...line([width * 0.262, 0], [width * 0.3, 0]),
      ...curve(
        [width * 0.3, 0],
        [width * 0.3, height * 0.06],
        [width * 0.3, height * 0.1],
        [width * 0.302, height * 0.2],
      ),
    ];
    const isSeat = within(seat);
    const isWing = within(both(outline));
    return composed(
      behind(
        {
          tint: back,
          contour: both(crest),
          line: both(
            curve(
              [0, ey - er * 1.35],
              [er * 1.4, ey - er * 1.3],
              [er * 2.3, ey + er * 0.2],
              [er * 1.75, ey + er * 1.28],
            ),
          ),
          fine: [
            ...both([
              ...ellipse(ex, ey, er),
              ...ellipse(ex, ey, er * 0.74),
              ...ellipse(ex, ey, er * 0.48),
            ]),
            ...both(
              repeat(4, (i) =>
                curve(
                  [width * (0.03 + i * 0.066), height * 0.39],
                  [width * (0.034 + i * 0.07), height * 0.52],
                  [width * (0.03 + i * 0.058), height * 0.62],
                  [width * (0.02 + i * 0.05), height * (0.69 + i * 0.012)],
                ),
              ),
            ),
          ],
          gold: [
            ...both(dot(ex, ey, 15)),
            ...polygon([0, ey - 20], [17, ey - 60], [0, ey - 104], [-17, ey - 60]),
          ],
        },
        (p) => isSeat(p) || isWing(p),
        isSeat,
      ),
      {
        tint: [...both(outlineTo(at, end)), ...seat],
        contour: [...both([...edges, ...tips]), ...apron, ...seat, ...both(leg)],
        line: both([...rows, ...quills]),
        fine: [
          ...both(shafts),
          ...keep(scales, (p) => within(apron)(p) && !within(boss)(p)),
          ...curve(
            [-width * 0.29, height * 0.355],
            [-width * 0.1, height * 0.345],
            [width * 0.1, height * 0.345],
            [width * 0.29, height * 0.355],
          ),
        ],
        glow: boss,
        goldFine: [
          ...ellipse(0, height * 0.2, 42),
          ...repeat(8, (i) => leaf([0, height * 0.2], 40, 15, i * 45)),
          ...both(curls),
        ],
        gold: boss,
      },
    );
  },
  plan: athenaPlan,
};
