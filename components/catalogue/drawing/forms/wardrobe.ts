import {
  both,
  dot,
  line,
  type Path,
  rect,
  repeat,
  shift,
} from '@/components/catalogue/drawing/path';
import type { View } from '@/components/catalogue/drawing/view';
import type { Piece } from '@/content/catalogue/piece';

/** The carcass of a wardrobe: plinth, doors and where the cornice sits. */
export function carcass({ sizeMm: { width, height } }: Piece, count: number, cornice: number) {
  const plinth = 96;
  const half = width / 2;
  const [side, top] = [half - 34, height - cornice];
  const step = (side * 2 - 24) / count;
  const doors = Array.from({ length: count }, (_, i) => ({
    x: -side + 12 + i * step + 5,
    y: plinth + 16,
    width: step - 10,
    height: top - plinth - 32,
  }));
  const leaves = doors.flatMap((door) => rect(door.x, door.y, door.width, door.height));
  const view: View = {
    tint: rect(-side, plinth, side * 2, top - plinth),
    shade: rect(-half + 60, 0, width - 120, plinth - 24),
    contour: [
      ...rect(-side, plinth, side * 2, top - plinth),
      ...rect(-half + 14, plinth - 24, width - 28, 24),
      ...both(line([half - 60, 0], [half - 60, plinth - 24])),
    ],
    line: leaves,
  };
  return { doors, half, plinth, side, top, view };
}

/** Pairs of handles on the joints of double doors. */
export const handles = (joints: readonly number[], y: number, length: number): Path =>
  joints.flatMap((x) => shift(both(rect(26, y - length / 2, 12, length, 6)), x, 0));

/** Walls, doors, the rail and its hangers from above. */
export function wardrobePlan({ sizeMm: { width, depth } }: Piece, doors: number): View {
  const half = width / 2;
  const door = 34;
  const step = (width - 20) / doors;
  const rail = door + (depth - door) * 0.5;
  const hangers = Math.round((width - 320) / 64);
  return {
    tint: rect(-half, door, width, depth - door),
    shade: [
      ...rect(-half, door, 40, depth - door),
      ...rect(half - 40, door, 40, depth - door),
      ...rect(-half + 40, depth - 26, width - 80, 26),
    ],
    contour: rect(-half, door, width, depth - door),
    line: [
      ...repeat(doors, (i) => rect(-half + 10 + i * step + 3, 0, step - 6, door - 4)),
      ...rect(-half + 40, door, width - 80, depth - door - 26),
      ...repeat(Math.floor(doors / 2) - 1, (i) =>
        rect(-half + 10 + (i + 1) * step * 2 - 11, door, 22, depth - door - 26),
      ),
    ],
    fine: repeat(hangers, (i) => {
      const x = -half + 130 + i * ((width - 260) / (hangers - 1));
      const lean = 14 * Math.sin(i * 2.7);
      return line([x - lean, rail - 205], [x + lean, rail + 205]);
    }),
    gold: [...line([-half + 40, rail], [half - 40, rail]), ...both(dot(half - 40, rail, 9))],
  };
}
