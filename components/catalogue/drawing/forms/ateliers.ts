import { behind, composed } from '@/components/catalogue/drawing/compose';
import type { Form } from '@/components/catalogue/drawing/form';
import {
  both,
  dot,
  ellipse,
  joined,
  line,
  type Path,
  polygon,
  rect,
  repeat,
} from '@/components/catalogue/drawing/path';
import { drop, within } from '@/components/catalogue/drawing/region';
import type { Category } from '@/content/catalogue/piece';
import { bedding, beddingPlan, mattressOf } from './bed';
import { carcass, handles, wardrobePlan } from './wardrobe';

/** The bed of the atelier: round posts, a reeded headboard, rails in wool. */
const bed: Form = {
  elevation: (piece) => {
    const { width, height } = piece.sizeMm;
    const half = width / 2 - 36;
    const panel = rect(-half, 300, half * 2, height - 400);
    const made = bedding(mattressOf(piece).width, 350);
    const reeds = Math.round(half / 22);
    const board = {
      tint: panel,
      contour: panel,
      line: [
        ...line([-half, 350], [half, 350]),
        ...line([-half, height - 155], [half, height - 155]),
      ],
      fine: repeat(reeds - 1, (i) => {
        const x = -half + ((i + 1) * half * 2) / reeds;
        return line([x, 350], [x, height - 155]);
      }),
    };
    const frame = {
      tint: rect(-half, 200, half * 2, 150),
      contour: [
        ...rect(-half, 200, half * 2, 150),
        ...both([
          ...polygon([half + 6, 0], [half + 30, 0], [half + 36, 425], [half, 425]),
          ...joined(
            line([half, height - 20], [half, 425]),
            line([half + 36, 425], [half + 36, height - 20]),
          ),
        ]),
      ],
    };
    return composed(behind(board, made.hides), made.view, frame);
  },
  plan: (piece) => {
    const { width, depth } = piece.sizeMm;
    const mattress = mattressOf(piece);
    const half = width / 2;
    return composed(
      {
        tint: rect(-half + 36, 36, width - 72, depth - 72),
        contour: [
          ...rect(-half + 36, 36, width - 72, depth - 72),
          ...both([...ellipse(half - 36, 36, 36), ...ellipse(half - 36, depth - 36, 36)]),
        ],
        shade: rect(-half + 72, depth - 60, width - 144, 42),
      },
      beddingPlan(mattress.width, mattress.length, (depth - mattress.length) / 2),
    );
  },
  foot: (piece) => (piece.sizeMm.depth - mattressOf(piece).length) / 2,
};

/** The armchair: two sides of beech that hold a seat, a back and a headrest. */
const chair: Form = {
  elevation: ({ sizeMm: { width, height } }) => {
    const half = width / 2;
    const [seat, arm] = [height * 0.28, height * 0.55];
    const inner = half - 70;
    const cushions = [
      rect(-inner, seat, inner * 2, height * 0.16, 50),
      rect(-inner + 10, seat + height * 0.17, inner * 2 - 20, height * 0.36, 60),
      rect(-inner + 40, height * 0.82, inner * 2 - 80, height * 0.17, 50),
    ];
    const sides = both([
      ...rect(half - 52, 0, 34, arm - 20),
      ...rect(half - 70, arm - 20, 70, 34, 16),
    ]);
    return {
      tint: cushions.flat(),
      contour: [...cushions.flat(), ...sides],
      line: [
        ...line([-inner, seat - 30], [inner, seat - 30]),
        ...line([-inner, seat - 58], [inner, seat - 58]),
        ...line([-inner + 30, height], [inner - 30, height]),
      ],
      fine: both([...dot(half - 35, arm - 44, 9), ...dot(half - 35, seat - 44, 9)]),
    };
  },
  plan: ({ sizeMm: { width, depth } }) => {
    const half = width / 2;
    const inner = half - 70;
    const seat = rect(-inner, depth * 0.05, inner * 2, depth * 0.66, 50);
    const back = rect(-inner + 10, depth * 0.62, inner * 2 - 20, depth * 0.2, 50);
    const head = rect(-inner + 40, depth * 0.8, inner * 2 - 80, depth * 0.17, 50);
    return {
      tint: seat,
      shade: back,
      contour: [
        ...drop(seat, within(back)),
        ...back,
        ...head,
        ...both(rect(half - 70, 0, 70, depth * 0.86, 30)),
      ],
      line: line([-inner + 20, depth], [inner - 20, depth]),
    };
  },
};

/** The table: a top with soft corners on four tapered legs, an apron with a fillet. */
const table: Form = {
  elevation: ({ sizeMm: { width, height } }) => {
    const half = width / 2;
    const under = height - 30;
    return {
      tint: [
        ...rect(-half, under, width, 30, 10),
        ...rect(-half + 80, under - 70, width - 160, 70),
      ],
      contour: [
        ...rect(-half, under, width, 30, 10),
        ...both(polygon([half - 66, 0], [half - 42, 0], [half - 50, under], [half - 92, under])),
      ],
      line: rect(-half + 92, under - 70, width - 184, 70),
      goldFine: line([-half + 92, under - 14], [half - 92, under - 14]),
    };
  },
  plan: ({ sizeMm: { width, depth } }) => {
    const half = width / 2;
    const legs = both([...ellipse(half - 70, 70, 21), ...ellipse(half - 70, depth - 70, 21)]);
    return {
      tint: rect(-half, 0, width, depth, 70),
      contour: rect(-half, 0, width, depth, 70),
      fine: [...legs, ...rect(-half + 70, 60, width - 140, depth - 120)],
    };
  },
};

/** The mirror: a tall glass in a rounded frame, on a low foot. */
const mirror: Form = {
  elevation: ({ sizeMm: { width, height } }) => {
    const half = width / 2;
    const [outer, glass]: [Path, Path] = [
      rect(-half, 50, width, height - 50, 110),
      rect(-half + 60, 110, width - 120, height - 170, 60),
    ];
    const gleam = (x: number, y: number, long: number) => line([x, y], [x + long * 0.5, y + long]);
    return {
      tint: outer,
      shade: glass,
      contour: [...outer, ...both(rect(half - 165, 0, 50, 34, 10))],
      line: [...glass, ...both(line([half - 140, 34], [half - 140, 50]))],
      fine: [
        ...gleam(-half * 0.5, height * 0.62, 240),
        ...gleam(-half * 0.34, height * 0.6, 320),
        ...gleam(half * 0.1, height * 0.2, 200),
      ],
    };
  },
  plan: ({ sizeMm: { width, depth } }) => {
    const half = width / 2;
    const frame = rect(-half, depth / 2 + 10, width, 50, 24);
    const feet = both(rect(half - 165, 0, 50, depth, 14));
    return {
      tint: frame,
      contour: [...frame, ...drop(feet, within(frame))],
      fine: line([-half + 60, depth / 2 + 36], [half - 60, depth / 2 + 36]),
    };
  },
};

/** The wardrobe: three doors of oak on a dark base, a third of it with drawers. */
const wardrobe: Form = {
  elevation: (piece) => {
    const { doors, view } = carcass(piece, 3, 30);
    const { width, height } = piece.sizeMm;
    const joints = doors.slice(1).map(({ x }) => x - 5);
    return composed(view, {
      line: rect(-width / 2, height - 30, width, 30, 6),
      gold: handles(joints.slice(-1), height * 0.5, height * 0.2),
    });
  },
  plan: (piece) => wardrobePlan(piece, 3),
};

/** What a composition of the atelier looks like, by its category, in the measures of its piece. */
export const ateliers: Readonly<Record<Category, Form>> = { bed, chair, table, mirror, wardrobe };
