import { composed } from '@/components/catalogue/drawing/compose';
import type { Form } from '@/components/catalogue/drawing/form';
import { polar } from '@/components/catalogue/drawing/motifs/ornament';
import { peacockEye } from '@/components/catalogue/drawing/motifs/peacock';
import {
  arc,
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
  symmetrical,
} from '@/components/catalogue/drawing/path';
import { drop, keep, within } from '@/components/catalogue/drawing/region';
import { carcass, wardrobePlan } from './wardrobe';

/** The bird itself: breast, neck and head in one line, facing left. */
function peacock(y: number, size: number): { body: Path; crest: Path; eye: Path } {
  const p = ([x, h]: readonly [number, number]): Point => [x * size, y + h * size];
  const body = joined(
    curve(p([0.1, 0]), p([0.34, 0.12]), p([0.36, 0.42]), p([0.2, 0.62])),
    curve(p([0.2, 0.62]), p([0.1, 0.74]), p([0.1, 0.86]), p([0.08, 0.98])),
    curve(p([0.08, 0.98]), p([0.06, 1.12]), p([-0.14, 1.12]), p([-0.16, 0.99])),
    line(p([-0.16, 0.99]), p([-0.28, 0.95]), p([-0.15, 0.91])),
    curve(p([-0.15, 0.91]), p([-0.08, 0.84]), p([-0.1, 0.74]), p([-0.18, 0.6])),
    curve(p([-0.18, 0.6]), p([-0.36, 0.36]), p([-0.28, 0.12]), p([-0.1, 0])),
  );
  const crest = [60, 80, 100, 120].flatMap((a) => {
    const from = p([-0.03, 1.07]);
    const to = polar(from[0], from[1], a, size * 0.2);
    return [...line(from, to), ...dot(to[0], to[1], size * 0.025)];
  });
  return { body, crest, eye: dot(...p([-0.08, 0.99]), size * 0.022) };
}

/** Héra: a peacock's wheel in marquetry across four doors, a queen's crown for a cornice. */
export const heraWardrobe: Form = {
  elevation: (piece) => {
    const { width, height } = piece.sizeMm;
    const { doors, half, side, top, view } = carcass(piece, 4, 330);
    const first = doors[0];
    if (!first) return view;
    const foot = first.y + first.height * 0.2;
    const reach = Math.min(side - 60, top - foot - 70);
    const bird = peacock(foot - 90, reach * 0.4);
    const isBird = within(bird.body);
    const rows = [
      { r: reach - 70, count: 15, size: 60, from: 6 },
      { r: reach * 0.735, count: 12, size: 50, from: 9 },
      { r: reach * 0.535, count: 7, size: 42, from: 24 },
    ];
    const eyes = rows.flatMap(({ r, count, size, from }) =>
      Array.from({ length: count }, (_, i) => {
        const a = from + ((180 - 2 * from) * i) / (count - 1);
        const [x, y] = polar(0, foot, a, r);
        return {
          ...peacockEye(x, y, size, a),
          quill: line(polar(0, foot, a, r - size * 1.5), polar(0, foot, a, reach * 0.2)),
        };
      }),
    );
    const wheel = (k: number) =>
      repeat(15, (i) => {
        const [a, b] = [i * 12, i * 12 + 12];
        return curve(
          polar(0, foot, a, (reach - 14) * k),
          polar(0, foot, a + 2, (reach + 34) * k),
          polar(0, foot, b - 2, (reach + 34) * k),
          polar(0, foot, b, (reach - 14) * k),
        );
      });
    const isEye = within(eyes.flatMap((eye) => eye.rim));
    const inDoors = within(rect(-side + 12, first.y, side * 2 - 24, first.height));
    const points = [-3, -2, -1, 0, 1, 2, 3].map((k) => ({
      x: k * half * 0.105,
      y: height - 18 - Math.abs(k) * 22,
    }));
    const base = top + 112;
    const crown = joined(
      line([-half * 0.36, base], [half * 0.36, base]),
      ...points
        .slice()
        .reverse()
        .map(
          ({ x, y }, i): Path =>
            line(
              [x + half * (i === 0 ? 0.058 : 0.04), y - 40],
              [x, y - 14],
              [x - half * (i === 6 ? 0.058 : 0.04), y - 40],
              ...(i < 6 ? [[x - half * 0.0525, base + 66] as const] : []),
            ),
        ),
    );
    return composed(view, {
      tint: [...crown, ...rect(-half, top + 78, width, 34)],
      contour: [
        ...symmetrical(
          line([0, top], [side, top], [side, top + 30], [half, top + 78], [half, base], [0, base]),
        ),
        ...crown,
        ...keep(wheel(1), inDoors),
        ...both(line([reach - 14, foot], [reach * 0.12, foot - 60])),
      ],
      line: [
        ...drop(
          eyes.flatMap((eye) => eye.rim),
          isBird,
        ),
        ...line([-half, top + 78], [half, top + 78]),
        ...bird.body,
        ...line([-half * 0.36, base + 34], [half * 0.36, base + 34]),
      ],
      fine: [
        ...drop(
          eyes.flatMap((eye) => eye.quill),
          (p) => isBird(p) || isEye(p),
        ),
        ...keep(
          repeat(5, (row) =>
            repeat(7, (i) =>
              arc((i - 3) * 62 + (row % 2 ? 31 : 0), foot + row * 58 - 30, 31, 180, 360),
            ),
          ),
          isBird,
        ),
        ...repeat(25, (i) =>
          line(
            [-side + 20 + i * ((side * 2 - 40) / 24), top + 6],
            [-side + 20 + i * ((side * 2 - 40) / 24), top + 26],
          ),
        ),
        ...keep(wheel(0.975), inDoors),
      ],
      glow: bird.body,
      jewel: eyes.flatMap((eye) => [...eye.iris, ...eye.pupil]),
      goldFine: bird.crest,
      gold: [
        ...points.flatMap(({ x, y }) => dot(x, y, 17)),
        ...both(rect(26, foot - 330, 12, 200, 6)),
        ...line([-half + 30, base - 17], [half - 30, base - 17]),
        ...bird.eye,
        ...both([...ellipse(half * 0.16, base + 17, 9), ...ellipse(half * 0.3, base + 17, 9)]),
        ...ellipse(0, base + 17, 13),
      ],
    });
  },
  plan: (piece) => wardrobePlan(piece, 4),
};
