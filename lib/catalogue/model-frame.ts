import type { Model, Point, Space } from '@/content/catalogue/models';

/**
 * The views of a model in its picture of all sides: how many, in how many columns, each further round the piece from the
 * first, in degrees, and how far from straight above, in degrees.
 */
export const turn = { views: 24, columns: 6, from: -28, above: 76 } as const;

/** Half of the vertical angle of view, in radians: the viewer's default is 30 degrees. */
const halfView = Math.PI / 12;
/** Factor of space around what is seen. */
const margin = 1.03;

const middleOf = ({ min, max }: Space): Point => [
  (min[0] + max[0]) / 2,
  (min[1] + max[1]) / 2,
  (min[2] + max[2]) / 2,
];

/** The bounding box of all of them, and the radius of the upright cylinder around its centre. */
function spaceOf(spaces: readonly Space[]): Space {
  const side = (pick: (...values: number[]) => number, end: 'min' | 'max'): Point => [
    pick(...spaces.map((space) => space[end][0])),
    pick(...spaces.map((space) => space[end][1])),
    pick(...spaces.map((space) => space[end][2])),
  ];
  const box = { min: side(Math.min, 'min'), max: side(Math.max, 'max'), reach: 0 };
  const [x, , z] = middleOf(box);
  const reaches = spaces.map((space) => {
    const [ownX, , ownZ] = middleOf(space);
    const corner = Math.hypot(
      Math.max(x - space.min[0], space.max[0] - x),
      Math.max(z - space.min[2], space.max[2] - z),
    );
    return Math.min(corner, Math.hypot(x - ownX, z - ownZ) + space.reach);
  });
  return { ...box, reach: Math.max(...reaches) };
}

/**
 * Camera position in which the piece, with the parts of the options `seen`, fits a window `aspect` times as
 * wide as high, whichever way it is turned: the point it looks at and its distance from there, in metres, for a
 * camera `above` degrees from straight above with the viewer's default angle of view.
 */
export function frameOf(
  model: Model,
  seen: readonly string[],
  above: number,
  aspect: number,
): { target: Point; distance: number } {
  const parts = seen.flatMap((id) => model.parts[id]?.space ?? []);
  const { min, max, reach } = spaceOf([model.space, ...parts]);
  const half = (max[1] - min[1]) / 2;
  const tilt = (Math.min(above, 90) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
  // The highest and lowest points of the cylinder are on its rims; the widest are where a line of sight is tangent.
  const high = (half * sin + reach * cos) / Math.tan(halfView) + Math.abs(reach * sin - half * cos);
  const wide = half * cos + reach * Math.hypot(1 / (Math.tan(halfView) * aspect), sin);
  return { target: middleOf({ min, max, reach }), distance: Math.max(high, wide) * margin };
}

/** Smallest and largest distance of the camera from the piece, in metres. */
export function distancesOf(model: Model): { least: number; most: number } {
  return {
    least: frameOf(model, [], 76, 2).distance / 2,
    most: frameOf(model, Object.keys(model.parts), 76, 0.75).distance * 1.25,
  };
}

/** A model in another size: how it is stretched along its axes, and what it measures then. @param sizeMm what it shall measure */
export function stretched(
  model: Model,
  sizeMm: { readonly width: number; readonly height: number; readonly depth: number },
): { readonly model: Model; readonly scale: Point } {
  const { min, max } = model.space;
  const along = (mm: number, axis: 0 | 1 | 2) => mm / 1000 / (max[axis] - min[axis]);
  const scale = [along(sizeMm.width, 0), along(sizeMm.height, 1), along(sizeMm.depth, 2)] as const;
  const placed = ([x, y, z]: Point): Point => [x * scale[0], y * scale[1], z * scale[2]];
  const space = (from: Space): Space => ({
    min: placed(from.min),
    max: placed(from.max),
    reach: from.reach * Math.max(scale[0], scale[2]),
  });
  const parts = Object.entries(model.parts).map(([id, part]) => [
    id,
    { ...part, space: space(part.space) },
  ]);
  return {
    scale,
    model: { ...model, space: space(model.space), parts: Object.fromEntries(parts) },
  };
}
