import { expect, test } from 'vitest';
import { compositionDrawingOf, drawingOf } from '@/components/catalogue/drawing/registry';
import type { View } from '@/components/catalogue/drawing/view';
import { allPieces } from '@/lib/catalogue/catalogue';

/** How far a view reaches, in millimetres, by the ends of its strokes. */
function extentOf(view: View) {
  const points = Object.values(view).flatMap((path) => path.flatMap((segment) => [...segment]));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
}

test.each(allPieces.map((piece) => [`${piece.category}/${piece.id}`, piece] as const))(
  'the composition of %s is drawn as what the atelier makes, in the measures of the piece',
  (_, piece) => {
    const { width, depth, height } = piece.sizeMm;
    const { elevation, plan, foot } = compositionDrawingOf(piece);
    expect(elevation.contour).not.toEqual(drawingOf(piece).elevation.contour);
    for (const [view, rise] of [
      [elevation, height],
      [plan, depth],
    ] as const) {
      const [wide = 0, high = 0] = extentOf(view);
      expect(wide).toBeGreaterThan(width * 0.99);
      // Handles of curves reach beyond what is seen.
      expect(wide).toBeLessThan(width * 1.02);
      expect(high).toBeGreaterThan(rise * 0.99);
      expect(high).toBeLessThan(rise * 1.05);
    }
    expect(foot === undefined).toBe(piece.category !== 'bed');
  },
);
