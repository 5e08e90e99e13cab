import {
  arc,
  both,
  curve,
  joined,
  line,
  type Path,
  rect,
  repeat,
} from '@/components/catalogue/drawing/path';
import { drop, type Region, within } from '@/components/catalogue/drawing/region';
import type { View } from '@/components/catalogue/drawing/view';
import type { Piece } from '@/content/catalogue/piece';

/** The sleeping surface in millimetres. */
export function mattressOf(piece: Piece) {
  const { width, length } = piece.mattressCm ?? { width: 180, length: 200 };
  return { width: width * 10, length: length * 10 };
}

/** A pillow standing on `y`, its corners pinched. */
export function pillow(cx: number, y: number, width: number, height: number): Path {
  const [l, r, t] = [cx - width / 2, cx + width / 2, y + height];
  const [dx, dy] = [width * 0.3, height * 0.1];
  return [
    ...curve([l, y], [l + dx, y - dy / 2], [r - dx, y - dy / 2], [r, y]),
    ...curve([r, y], [r - dx / 16, y + height * 0.3], [r + dx / 16, y + height * 0.7], [r, t]),
    ...curve([r, t], [r - dx, t + dy], [l + dx, t + dy], [l, t]),
    ...curve([l, t], [l - dx / 16, y + height * 0.7], [l + dx / 16, y + height * 0.3], [l, y]),
  ];
}

/** Mattress, coverlet and pillows seen from the foot, from `base` up, and what they hide of the headboard. */
export function bedding(width: number, base: number, rise = 250): { view: View; hides: Region } {
  const [half, top] = [width / 2, base + rise];
  const cover = joined(
    line([half - 24, base], [half - 6, base + 30]),
    curve([half - 6, base + 30], [half + 14, top - 90], [half + 4, top - 20], [half - 60, top]),
    curve([half - 60, top], [half * 0.4, top + 26], [-half * 0.4, top + 26], [60 - half, top]),
    curve([60 - half, top], [-half - 4, top - 20], [-half - 14, top - 90], [6 - half, base + 30]),
    line([6 - half, base + 30], [24 - half, base]),
  );
  const front = both(pillow(width * 0.215, top - 20, width * 0.35, 210));
  const back = both(pillow(width * 0.25, top - 10, width * 0.44, 330));
  const isCover = within(cover);
  const isFront = within(front);
  const isBack = within(back);
  const folds = repeat(5, (i) => {
    const x = half * (0.1 + i * 0.19);
    const lean = 6 + i * 5;
    return curve(
      [x, base + 6],
      [x - lean, base + 90],
      [x + lean, base + 130],
      [x + lean / 2, top - 70 - i * 9],
    );
  });
  const seam = curve(
    [half - 4, top - 44],
    [half * 0.4, top - 22],
    [-half * 0.4, top - 22],
    [4 - half, top - 44],
  );
  return {
    view: {
      line: [...cover, ...drop(front, isCover), ...drop(drop(back, isFront), isCover)],
      fine: [
        ...both(folds),
        ...seam,
        ...drop(both(pillow(width * 0.215, top - 2, width * 0.31, 172)), isCover),
      ],
    },
    hides: (p) => isCover(p) || isFront(p) || isBack(p),
  };
}

/** The made bed from above: `front` is where the mattress begins. */
export function beddingPlan(width: number, length: number, front: number): View {
  const [half, head] = [width / 2, front + length];
  const fold = front + length * 0.66;
  const back = both(rect(half * 0.08, head - 470, half * 0.84, 420, 70));
  const small = both(rect(half * 0.16, head - 690, half * 0.66, 300, 60));
  const isSmall = within(small);
  const band = joined(
    line([-half, fold], [-half, fold - 190]),
    curve(
      [-half, fold - 190],
      [-half * 0.3, fold - 165],
      [half * 0.3, fold - 215],
      [half, fold - 190],
    ),
    line([half, fold - 190], [half, fold]),
    curve([half, fold], [half * 0.3, fold + 14], [-half * 0.3, fold - 14], [-half, fold]),
  );
  return {
    line: [...rect(-half, front, width, length, 60), ...small, ...drop(back, isSmall), ...band],
    fine: [
      ...rect(-half + 28, front + 28, width - 56, length * 0.66 - 246, 40),
      ...both(line([half * 0.31, front + 28], [half * 0.31, fold - 192])),
      ...repeat(3, (i) => {
        const y = front + 28 + ((length * 0.66 - 246) / 4) * (i + 1);
        return line([28 - half, y], [half - 28, y]);
      }),
      ...both(arc(half * 0.5, head - 255, half * 0.18, 200, 340, 30)),
    ],
    tint: band,
  };
}

/** A lightning bolt standing on the axis. */
export function bolt(y: number, height: number, width: number): Path {
  const points = [
    [0.28, 1],
    [-0.5, 0.46],
    [-0.06, 0.46],
    [-0.3, 0],
    [0.5, 0.6],
    [0.06, 0.6],
    [0.28, 1],
  ] as const;
  return line(...points.map(([px, py]) => [px * width, y + py * height] as const));
}
