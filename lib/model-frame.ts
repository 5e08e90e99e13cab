import type { Model, Point, Space } from '@/content/models';

/** Half of the angle of view from top to bottom, in radians: the viewer's own 30 degrees. */
const halfView = Math.PI / 12;
/** Ground left round what is seen. */
const margin = 1.03;

const middleOf = ({ min, max }: Space): Point => [
  (min[0] + max[0]) / 2,
  (min[1] + max[1]) / 2,
  (min[2] + max[2]) / 2,
];

/** The box round all of them, and the upright cylinder about its middle that holds them. */
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
 * Where the camera stands so that the piece and what the options `seen` add to it fill a window `aspect` times
 * as wide as high, however far they are turned: the point it looks at and its distance from there, in metres,
 * for a camera `above` degrees from straight above with the viewer's own angle of view.
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
  // What is highest or lowest in the window lies on the rims, what is widest where a line of sight touches them.
  const high = (half * sin + reach * cos) / Math.tan(halfView) + Math.abs(reach * sin - half * cos);
  const wide = half * cos + reach * Math.hypot(1 / (Math.tan(halfView) * aspect), sin);
  return { target: middleOf({ min, max, reach }), distance: Math.max(high, wide) * margin };
}

/** How near and how far a camera may go: distances from the piece in metres. */
export function distancesOf(model: Model): { least: number; most: number } {
  return {
    least: frameOf(model, [], 76, 2).distance / 2,
    most: frameOf(model, Object.keys(model.parts), 76, 0.75).distance * 1.25,
  };
}
