import { composed } from '@/components/catalogue/drawing/compose';
import type { Form } from '@/components/catalogue/drawing/form';
import { petals } from '@/components/catalogue/drawing/motifs/motifs';
import { leaf, polar, rays } from '@/components/catalogue/drawing/motifs/ornament';
import {
  arc,
  both,
  curve,
  dot,
  ellipse,
  joined,
  line,
  mirror,
  type Path,
  type Point,
  polygon,
  rect,
  repeat,
  symmetrical,
} from '@/components/catalogue/drawing/path';
import { drop, hatch, keep, within } from '@/components/catalogue/drawing/region';
import { carcass, handles, wardrobePlan } from './wardrobe';

/** A branch climbing the right-hand doors: its stem, and where leaves and flowers sit. */
function branch(
  x: number,
  foot: number,
  top: number,
  sway: number,
): { stem: Path; leaves: Path; twigs: readonly (readonly [Point, number])[] } {
  const rise = top - foot;
  const at = (t: number): Point => [x + Math.sin(t * 7) * sway * (0.5 + t), foot + rise * t];
  const stem = repeat(6, (i) => {
    const [a, b] = [at(i / 6), at((i + 1) / 6)];
    const third = rise / 18;
    return curve(
      a,
      [a[0] + Math.cos((i / 6) * 7) * sway * 0.3, a[1] + third],
      [b[0] - Math.cos(((i + 1) / 6) * 7) * sway * 0.3, b[1] - third],
      b,
    );
  });
  const twigs = [0.2, 0.38, 0.56, 0.74, 0.9].map((t, i) => [at(t), i % 2 ? 148 : 32] as const);
  return {
    stem,
    leaves: twigs.flatMap(([p, a]) => [
      ...leaf(p, 120, 52, a),
      ...leaf(p, 96, 40, 180 - a + (a > 90 ? -14 : 14)),
    ]),
    twigs,
  };
}

/** Perséphone: a pomegranate opened by the doors, winter in one half, spring in the other. */
export const persephone: Form = {
  elevation: (piece) => {
    const { width, height } = piece.sizeMm;
    const { doors, half, side, top, view } = carcass(piece, 4, 240);
    const [cy, r] = [height * 0.5, width * 0.215];
    const round = ellipse(0, cy, r);
    const isRound = within(round);
    const first = doors[0];
    if (!first) return view;
    const nightDoors = doors
      .slice(0, 2)
      .flatMap((door) => rect(door.x, door.y, door.width, door.height));
    const crown = symmetrical([
      ...line([0, top + 92], [r * 0.62, top + 92]),
      ...curve(
        [r * 0.62, top + 92],
        [r * 0.5, top + 120],
        [r * 0.56, height - 50],
        [r * 0.74, height - 6],
      ),
      ...line(
        [r * 0.74, height - 6],
        [r * 0.42, height - 66],
        [r * 0.24, height],
        [0, height - 62],
      ),
    ]);
    const cells: Point[] = [];
    for (let row = -4; row <= 4; row++) {
      for (let column = 0; column < 5; column++) {
        const p: Point = [-50 - column * 86 - (row % 2 ? 43 : 0), cy + row * 86];
        if (Math.hypot(p[0], p[1] - cy) < r - 74) cells.push(p);
      }
    }
    const seeds = cells.flatMap((p) =>
      leaf(
        [
          p[0] + Math.cos(Math.atan2(p[1] - cy, p[0])) * 30,
          p[1] + Math.sin(Math.atan2(p[1] - cy, p[0])) * 30,
        ],
        62,
        42,
        (Math.atan2(p[1] - cy, p[0]) * 180) / Math.PI + 180,
        0.3,
      ),
    );
    const bloom = (count: number, size: number): Path =>
      petals(0, cy, size, count, 90 - 180 / count, 0.5);
    const bough = branch(width * 0.36, first.y + 130, top - 130, 44);
    const bare = mirror([
      ...bough.stem,
      ...bough.twigs.flatMap(([p, a]) =>
        line(p, polar(p[0], p[1], a, 130), polar(p[0], p[1], a + (a > 90 ? -24 : 24), 210)),
      ),
      ...bough.twigs.flatMap(([p, a]) =>
        line(polar(p[0], p[1], a, 70), polar(p[0], p[1], a + (a > 90 ? 26 : -26), 150)),
      ),
    ]);
    const blooms = bough.twigs.map(([p, a], i) => ({
      foot: p,
      at: polar(p[0], p[1], a, 150),
      size: i % 2 ? 74 : 92,
    }));
    const flowers = blooms.flatMap(({ at, size }, i) =>
      petals(at[0], at[1], size, 5, 90 + i * 20, 0.95),
    );
    const isFlower = within(blooms.flatMap(({ at, size }) => ellipse(at[0], at[1], size * 0.9)));
    const twigs = drop(
      blooms.flatMap(({ foot, at }) => line(foot, at)),
      isFlower,
    );
    const leaves = drop(bough.leaves, isFlower);
    const outerBloom = bloom(12, r * 0.86);
    const innerBloom = bloom(12, r * 0.5);
    const isSpring = (p: Point) => p[0] > 6;
    return composed(view, {
      tint: crown,
      shade: nightDoors,
      contour: [
        ...polygon(
          [-side, top],
          [side, top],
          [half, top + 52],
          [half, top + 92],
          [-half, top + 92],
          [-half, top + 52],
        ),
        ...drop(crown, (p) => p[1] < top + 93),
        ...round,
      ],
      line: [
        ...line([-half, top + 52], [half, top + 52]),
        ...ellipse(0, cy, r - 26),
        ...keep(drop(outerBloom, within(innerBloom)), isSpring),
        ...drop(bough.stem, isFlower),
        ...twigs,
        ...bare,
      ],
      fine: [
        ...drop(hatch(nightDoors, 26, 90), isRound),
        ...keep([...innerBloom, ...rays([0, cy], [r * 0.88, r - 26], [-90, 90], 37)], isSpring),
        ...keep(
          both(
            repeat(3, (i) =>
              curve(
                [r * (0.14 + i * 0.16), top + 92],
                [r * (0.13 + i * 0.15), top + 140],
                [r * (0.14 + i * 0.18), height - 90],
                [r * (0.2 + i * 0.2), height - 20],
              ),
            ),
          ),
          within(crown),
        ),
      ],
      glow: joined(arc(0, cy, r - 26, -90, 90)),
      jewel: [...seeds, ...flowers],
      goldFine: [...leaves, ...rays([0, cy], [r * 0.1, r * 0.22], [-84, 84], 9)],
      gold: [
        ...blooms.flatMap(({ at }) => dot(at[0], at[1], 11)),
        ...arc(0, cy, r * 0.1, -90, 90),
        ...handles([0], cy - r - 190, 220),
        ...line([-half + 30, top + 72], [half - 30, top + 72]),
      ],
    });
  },
  plan: (piece) => wardrobePlan(piece, 4),
};
