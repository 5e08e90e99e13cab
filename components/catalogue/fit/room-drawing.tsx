import { type Point, rect } from '@/components/catalogue/drawing/path';
import { type FloorMm, standsAcross } from '@/lib/catalogue/fit/room';
import { aside, FitSheet, inGold, type Measured } from './fit-sheet';

/** The assembled piece in a room, from above, with the floor it needs. */
export function RoomDrawing({
  piece,
  floor,
  room,
  format,
}: {
  piece: FloorMm;
  floor: FloorMm;
  room: FloorMm;
  format: (mm: number) => string;
}) {
  const isAcross = standsAcross(floor, room);
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
