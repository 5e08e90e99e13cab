import { line, type Point } from '@/components/catalogue/drawing/path';
import type { Box, Way } from '@/lib/catalogue/fit/box';
import { poseInCorner, poseInOpening } from '@/lib/catalogue/fit/poses';
import { aside, FitSheet, inGold } from './fit-sheet';

type Format = (mm: number) => string;
type Size = { readonly width: number; readonly height: number };

/** A parcel in a door or a corridor, from the front. */
export function OpeningDrawing({
  box,
  way,
  opening,
  format,
}: {
  box: Box;
  way: Way;
  opening: Size;
  format: Format;
}) {
  const { width, height } = opening;
  const { outline } = poseInOpening(box, way, opening);
  const middle = Math.max(width, ...outline.map(([x]) => Math.abs(x) * 2)) / 2;
  const size = { width: middle * 2, height: Math.max(height, ...outline.map(([, y]) => y)) };
  const [from, to] = [middle - width / 2, middle + width / 2];
  const gap = Math.max(size.width, size.height) * aside;
  return (
    <FitSheet
      size={size}
      format={format}
      views={[
        { contour: line([from, 0], [from, height], [to, height], [to, 0]) },
        { line: line([from - gap, 0], [to + gap, 0]) },
        inGold(outline.map(([x, y]): Point => [x + middle, y])),
      ]}
      measures={[
        { from: [from, -gap], to: [to, -gap], mm: width },
        { from: [size.width + gap, 0], to: [size.width + gap, height], mm: height },
      ]}
    />
  );
}

/** A parcel in the corner of two corridors, from above. */
export function CornerDrawing({
  box,
  way,
  corner,
  format,
}: {
  box: Box;
  way: Way;
  corner: { readonly firstWidth: number; readonly secondWidth: number; readonly height: number };
  format: Format;
}) {
  const { firstWidth, secondWidth } = corner;
  const outline = poseInCorner(box, way, corner)?.outline ?? [];
  const reach = Math.max(
    firstWidth * 1.5,
    secondWidth * 1.5,
    ...outline.flat().map((x) => x * 1.15),
  );
  const gap = reach * aside;
  return (
    <FitSheet
      size={{ width: reach, height: reach }}
      format={format}
      views={[
        {
          contour: [
            ...line([0, reach], [0, 0], [reach, 0]),
            ...line([firstWidth, reach], [firstWidth, secondWidth], [reach, secondWidth]),
          ],
        },
        inGold(outline),
      ]}
      measures={[
        { from: [0, reach + gap / 3], to: [firstWidth, reach + gap / 3], mm: firstWidth },
        { from: [reach + gap, 0], to: [reach + gap, secondWidth], mm: secondWidth },
      ]}
    />
  );
}
