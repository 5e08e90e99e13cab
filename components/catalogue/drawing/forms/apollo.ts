import { behind, composed } from '@/components/catalogue/drawing/compose';
import type { Form } from '@/components/catalogue/drawing/form';
import { leaf, polar, spiral, tube } from '@/components/catalogue/drawing/motifs/ornament';
import {
  arc,
  both,
  curve,
  dot,
  ellipse,
  joined,
  line,
  type Point,
  polygon,
  rect,
  repeat,
  spline,
  symmetrical,
} from '@/components/catalogue/drawing/path';
import { drop, keep, within } from '@/components/catalogue/drawing/region';

/** Apollon: a lyre for a back, seven strings of gold, the sun rising behind it. */
export const apollo: Form = {
  elevation: (piece) => {
    const { width, height } = piece.sizeMm;
    const half = width / 2;
    const sun = height * 0.6;
    const seatTop = height * 0.385;
    const far = height - sun;
    const sunrays = repeat(19, (i) => {
      const a = 180 - i * 10;
      const r = i % 2 === 1 ? far * 0.86 : far;
      return line(
        polar(0, sun, a + 4.6, far * 0.66),
        polar(
          0,
          sun,
          a,
          Math.min(r, half / Math.max(0.001, Math.abs(Math.cos((a * Math.PI) / 180)))),
        ),
        polar(0, sun, a - 4.6, far * 0.66),
      );
    });
    const limb: Point[] = [
      [half * 0.12, seatTop - 40],
      [half * 0.42, seatTop + 44],
      [half * 0.63, seatTop + 190],
      [half * 0.56, sun + 80],
      [half * 0.43, sun + 190],
      [half * 0.42, sun + 290],
      [half * 0.53, sun + 362],
      [half * 0.68, sun + 356],
      [half * 0.71, sun + 300],
      [half * 0.62, sun + 290],
    ];
    const arms = tube(limb, (t) => 32 - 22 * t);
    const lyre = symmetrical([
      ...line([0, seatTop], [half * 0.16, seatTop + 30]),
      ...spline(limb.slice(0, 5)),
      ...line(limb[4] ?? [0, 0], [0, sun + 190]),
    ]);
    const bar = rect(-half * 0.52, sun + 196, half * 1.04, 30, 15);
    const isLyre = within([...lyre]);
    const isArm = within(both(arms));
    const isBar = within(bar);
    const seat = rect(-half * 0.74, seatTop - 128, half * 1.48, 128, 54);
    const rail = rect(-half * 0.74, seatTop - 190, half * 1.48, 62, 10);
    const isSeat = within(seat);
    const armX = half * 0.855;
    const armY = seatTop + 165;
    const post = joined(
      line([armX - 46, seatTop - 190], [armX + 46, seatTop - 190]),
      curve(
        [armX + 46, seatTop - 190],
        [armX + 30, seatTop - 40],
        [armX + 30, seatTop + 40],
        [armX + 50, armY - 40],
      ),
      line([armX + 50, armY - 40], [armX - 50, armY - 40]),
      curve(
        [armX - 50, armY - 40],
        [armX - 30, seatTop + 40],
        [armX - 30, seatTop - 40],
        [armX - 46, seatTop - 190],
      ),
    );
    const scroll = ellipse(armX, armY, 66);
    const isScroll = within(both(scroll));
    const leg = polygon(
      [armX - 46, seatTop - 190],
      [armX + 46, seatTop - 190],
      [armX + 22, 26],
      [armX + 30, 0],
      [armX - 30, 0],
      [armX - 22, 26],
    );
    return composed(
      behind(
        {
          glow: [...sunrays],
          line: sunrays,
          fine: [
            ...repeat(19, (i) =>
              line(polar(0, sun, 180 - i * 10, far * 0.66), polar(0, sun, 180 - i * 10, far * 0.8)),
            ),
            ...arc(0, sun, far * 0.66, -4, 184),
            ...arc(0, sun, far * 0.6, -4, 184),
          ],
        },
        (p) => isLyre(p) || isArm(p) || isBar(p) || isScroll(p) || isSeat(p),
        () => false,
      ),
      behind(
        {
          tint: lyre,
          contour: drop(both(arms), isBar),
          fine: keep(ellipse(0, sun - 10, half * 0.38), (p) => isLyre(p) && !isArm(p)),
          line: bar,
          goldFine: repeat(7, (i) =>
            line([(i - 3) * half * 0.1, sun + 196], [(i - 3) * half * 0.062, seatTop + 52]),
          ),
          gold: [...both(dot(half * 0.655, sun + 318, 12)), ...studsOn(half, sun + 211)],
        },
        isSeat,
      ),
      {
        tint: [...seat, ...both(post)],
        contour: [...seat, ...rail, ...both([...leg, ...drop(post, isScroll), ...scroll])],
        line: both(rect(armX - 52, seatTop - 190, 104, 62, 4)),
        fine: [
          ...both([
            ...repeat(3, (i) =>
              line([armX - 22 + i * 22, seatTop - 196], [armX - 11 + i * 11, 34]),
            ),
            ...spiral(armX, armY, 50, 100, 620, 0.12),
            ...repeat(3, (i) =>
              line([armX - 18 + i * 18, seatTop - 120], [armX - 18 + i * 18, armY - 66]),
            ),
          ]),
          ...curve(
            [-half * 0.7, seatTop - 56],
            [-half * 0.2, seatTop - 72],
            [half * 0.2, seatTop - 72],
            [half * 0.7, seatTop - 56],
          ),
        ],
        goldFine: [
          ...repeat(12, (i) => leaf(polar(0, seatTop - 159, i * 30, 8), 17, 7, i * 30)),
          ...both(line([half * 0.1, seatTop - 159], [half * 0.72, seatTop - 159])),
          ...both(dot(armX, seatTop - 159, 12)),
        ],
        gold: [...ellipse(0, seatTop - 159, 27), ...both(line([armX - 23, 26], [armX + 23, 26]))],
      },
    );
  },
  plan: (piece) => {
    const { width, depth } = piece.sizeMm;
    const half = width / 2;
    const armX = half * 0.855;
    const seat = rect(-half * 0.72, 0, half * 1.44, depth * 0.8, 60);
    const back = joined(
      arc(0, depth * 0.3, half * 0.94, 42, 138, depth * 0.7),
      line([-half * 0.64, depth * 0.7]),
      curve(
        [-half * 0.64, depth * 0.7],
        [-half * 0.3, depth * 0.86],
        [half * 0.3, depth * 0.86],
        [half * 0.64, depth * 0.7],
      ),
    );
    const isBack = within(back);
    const arms = rect(armX - 66, depth * 0.06, 132, depth * 0.7, 20);
    return {
      tint: [...back],
      contour: [...back, ...both(drop(arms, isBack))],
      line: drop(seat, (p) => isBack(p) || within(both(arms))(p)),
      fine: [
        ...both(line([armX, depth * 0.08], [armX, depth * 0.72])),
        ...keep(
          repeat(33, (i) => line([0, depth * 0.1], polar(0, depth * 0.1, 40 + i * 3.1, 1200))),
          isBack,
        ),
        ...line([-half * 0.66, depth * 0.1], [half * 0.66, depth * 0.1]),
      ],
      goldFine: repeat(7, (i) =>
        line([(i - 3) * half * 0.12, depth * 0.73], [(i - 3) * half * 0.1, depth * 0.3]),
      ),
      gold: [
        ...repeat(7, (i) => dot((i - 3) * half * 0.12, depth * 0.9, 7)),
        ...arc(0, depth * 0.3, half * 0.2, 20, 160),
      ],
    };
  },
};

/** The seven pegs of the strings. */
const studsOn = (half: number, y: number) => repeat(7, (i) => dot((i - 3) * half * 0.1, y, 6));
