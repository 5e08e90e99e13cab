import type { Category } from '@/content/piece';
import { requirePiece } from '@/lib/catalogue';
import { behind, composed } from '../compose';
import { type Path, pointAt, scale, shift } from '../path';
import type { Region } from '../region';
import { drawingOf } from '../registry';
import type { View } from '../view';

const moved = (view: View, move: (path: Path) => Path): View =>
  Object.fromEntries(Object.entries(view).map(([pen, path]) => [pen, move(path)]));

/** Everything between the outermost lines of a view, row by row. */
function silhouette(view: View): Region {
  const rows = new Map<number, [number, number]>();
  for (const s of [...(view.contour ?? []), ...(view.line ?? [])]) {
    const [a, b] = [s[0], pointAt(s, 0.5)];
    const n = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 5) + 4;
    for (let i = 0; i <= n; i++) {
      const [x, y] = pointAt(s, i / n);
      const row = Math.round(y / 24);
      const [left, right] = rows.get(row) ?? [x, x];
      rows.set(row, [Math.min(left, x), Math.max(right, x)]);
    }
  }
  return ([x, y]) => {
    const row = rows.get(Math.round(y / 24));
    return row !== undefined && x >= row[0] && x <= row[1];
  };
}

/** A piece standing in a room, its axis at `x`, its feet at `y`. */
export function standing(category: Category, id: string, x: number, y = 0, size = 1): View {
  return moved(drawingOf(requirePiece(category, id)).elevation, (path) =>
    shift(scale(path, size), x, y),
  );
}

/** Pieces before a room: what they cover of it is left out. */
export function furnished(room: View, pieces: readonly View[]): View {
  const shapes = pieces.map(silhouette);
  const covers: Region = (p) => shapes.some((shape) => shape(p));
  return composed(behind(room, covers), ...pieces);
}
