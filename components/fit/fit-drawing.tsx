import { FitSheet, inGold, type Measured } from '@/components/drawing/fit-sheet';
import { line, type Point, rect } from '@/components/drawing/path';
import type { Box, Way } from '@/lib/fit/box';
import { poseInCorner, poseInOpening } from '@/lib/fit/poses';

type Format = (mm: number) => string;
type Size = { readonly width: number; readonly height: number };

/** How far measures stand from what they measure, as a share of the larger side. */
const aside = 0.12;

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

/** The assembled piece in a room, from above, with the floor it needs. */
export function RoomDrawing({
  piece,
  floor,
  room,
  format,
}: {
  piece: { readonly width: number; readonly depth: number };
  floor: { readonly width: number; readonly depth: number };
  room: { readonly width: number; readonly depth: number };
  format: Format;
}) {
  const isAcross =
    (floor.width > room.width || floor.depth > room.depth) &&
    floor.width <= room.depth &&
    floor.depth <= room.width;
  // Drawn with the wall it stands against at the top.
  const [wide, deep] = isAcross ? [room.depth, room.width] : [room.width, room.depth];
  const size = { width: Math.max(wide, floor.width), height: Math.max(deep, floor.depth) };
  const middle = size.width / 2;
  const gap = Math.max(size.width, size.height) * aside;
  const against = (width: number, depth: number) =>
    rect(middle - width / 2, size.height - depth, width, depth);
  const corners: Point[] = [
    [middle - piece.width / 2, size.height],
    [middle + piece.width / 2, size.height],
    [middle + piece.width / 2, size.height - piece.depth],
    [middle - piece.width / 2, size.height - piece.depth],
  ];
  const measures: Measured[] = [
    { from: [middle - wide / 2, -gap], to: [middle + wide / 2, -gap], mm: wide },
    {
      from: [size.width + gap, size.height - deep],
      to: [size.width + gap, size.height],
      mm: deep,
    },
  ];
  return (
    <FitSheet
      size={size}
      format={format}
      views={[
        { contour: against(wide, deep), fine: against(floor.width, floor.depth) },
        inGold(corners),
      ]}
      measures={measures}
    />
  );
}
