import { curve, dot, ellipse, line, type Path, type Point, polygon, repeat, spline } from '../path';
import type { View } from '../view';

const [wide, long] = [980, 1500];

/** A point of the bed in oblique projection: across, along, up. */
const at = (u: number, v: number, z: number): Point => [
  u * wide + (v - 0.5) * long * 0.42,
  z + v * long * 0.27,
];

const sheet = (z: number): Path => polygon(at(-1, 0, z), at(1, 0, z), at(1, 1, z), at(-1, 1, z));

/** The visible sides of a slab under its top at `z`. */
const sides = (z: number, thick: number): Path => [
  ...line(at(-1, 0, z), at(-1, 0, z - thick), at(1, 0, z - thick), at(1, 0, z)),
  ...line(at(1, 0, z - thick), at(1, 1, z - thick), at(1, 1, z)),
];

/** An ellipse lying in a layer. */
const lying = (u: number, v: number, z: number, ru: number, rv: number): Path =>
  spline(
    Array.from({ length: 10 }, (_, i) =>
      at(u + ru * Math.cos((i * Math.PI) / 5), v + rv * Math.sin((i * Math.PI) / 5), z),
    ),
    true,
  );

/** Two sleepers as the sensors feel them: lines of equal pressure. */
const sleepers = (z: number) =>
  [-0.48, 0.48].flatMap((u) => [
    ...[0.08, 0.14, 0.2].flatMap((r) => lying(u, 0.42, z, r * 1.3, r)),
    ...[0.09, 0.16].flatMap((r) => lying(u, 0.7, z, r * 1.5, r * 0.8)),
    ...lying(u, 0.88, z, 0.1, 0.06),
  ]);

/** Plate 4: a bed taken apart in its layers: cover, sensors, mattress, slats, light. */
export function section(): View {
  const [cover, sensors, mattress, slats, frame] = [2990, 2390, 1800, 1110, 560] as const;
  const corners = [
    [-1, 0],
    [1, 0],
    [1, 1],
  ] as const;
  const pillow = (u: number, k: number): Path =>
    spline(
      Array.from({ length: 16 }, (_, i) => {
        const [c, d] = [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)];
        return at(
          u + 0.43 * k * Math.sign(c) * Math.abs(c) ** 0.5,
          0.81 + 0.14 * k * Math.sign(d) * Math.abs(d) ** 0.5,
          cover + 8 + (1 - k) * 120,
        );
      }),
      true,
    );
  const springs = repeat(22, (i) => {
    const u = -0.955 + i * 0.091;
    return spline(
      Array.from({ length: 7 }, (_, k) =>
        at(u + (k % 2 ? 0.03 : -0.03), 0, mattress - 34 - k * 29),
      ),
    );
  });
  const laths = repeat(13, (i) => {
    const v = 0.06 + i * 0.07;
    return [
      ...curve(
        at(-0.94, v, slats),
        at(-0.4, v, slats + 34),
        at(0.4, v, slats + 34),
        at(0.94, v, slats),
      ),
      ...curve(
        at(-0.94, v + 0.035, slats),
        at(-0.4, v + 0.035, slats + 34),
        at(0.4, v + 0.035, slats + 34),
        at(0.94, v + 0.035, slats),
      ),
    ];
  });
  const pulse = line(
    at(-0.9, 0.16, sensors),
    at(-0.3, 0.16, sensors),
    at(-0.25, 0.2, sensors),
    at(-0.2, 0.08, sensors),
    at(-0.13, 0.27, sensors),
    at(-0.06, 0.12, sensors),
    at(-0.01, 0.16, sensors),
    at(0.9, 0.16, sensors),
  );
  return {
    tint: [...sheet(cover), ...sheet(mattress), ...sheet(frame)],
    shade: polygon(
      at(1, 0, mattress),
      at(1, 1, mattress),
      at(1, 1, mattress - 240),
      at(1, 0, mattress - 240),
    ),
    glow: [...sheet(sensors), ...ellipse(0, 60, 1500, 190)],
    contour: [
      ...sheet(cover),
      ...sides(cover, 110),
      ...sheet(mattress),
      ...sides(mattress, 240),
      ...sheet(frame),
      ...sides(frame, 190),
      ...sheet(sensors),
    ],
    line: [
      ...pillow(-0.5, 1),
      ...pillow(0.5, 1),
      ...laths,
      ...line(at(-1, 0, slats), at(-1, 1, slats)),
      ...line(at(1, 0, slats), at(1, 1, slats)),
      ...line(at(-0.94, 0, slats), at(-0.94, 1, slats)),
      ...line(at(0.94, 0, slats), at(0.94, 1, slats)),
      ...line(at(-1, 0, slats), at(-0.94, 0, slats)),
      ...line(at(0.94, 0, slats), at(1, 0, slats)),
      ...line(at(-1, 1, slats), at(-0.94, 1, slats)),
      ...line(at(0.94, 1, slats), at(1, 1, slats)),
      ...polygon(
        at(-0.9, 0.08, frame),
        at(0.9, 0.08, frame),
        at(0.9, 0.93, frame),
        at(-0.9, 0.93, frame),
      ),
    ],
    fine: [
      ...pillow(-0.5, 0.72),
      ...pillow(0.5, 0.72),
      ...repeat(9, (i) => line(at(-1 + i * 0.25, 0, cover), at(-1 + i * 0.25, 0.64, cover))),
      ...repeat(4, (i) => line(at(-1, 0.16 + i * 0.16, cover), at(1, 0.16 + i * 0.16, cover))),
      ...springs,
      ...repeat(6, (i) => line(at(-1, (i + 1) / 7, mattress), at(1, (i + 1) / 7, mattress))),
      ...repeat(11, (i) => line(at(1, i / 10, mattress - 10), at(1, i / 10, mattress - 230))),
      ...repeat(9, (i) =>
        line(at(-0.9 + i * 0.225, 0.08, frame), at(-0.9 + i * 0.225, 0.93, frame)),
      ),
      ...line([-1700, -90], [1700, -90]),
      ...repeat(4, (i) => line([-1500 + i * 120, -120 - i * 26], [1500 - i * 120, -120 - i * 26])),
    ],
    goldFine: [
      ...sleepers(sensors),
      ...corners.flatMap(([u, v]) =>
        [
          [cover - 110, sensors],
          [sensors, mattress],
          [mattress - 240, slats],
          [slats, frame],
        ].flatMap(([a = 0, b = 0]) => line(at(u, v, a - 22), at(u, v, b + 22))),
      ),
      ...repeat(29, (i) =>
        line(
          [-1400 + i * 100, 236 - Math.abs(i - 14) * 2],
          [-1520 + i * 108.6, 60 + Math.abs(i - 14) * 3],
        ),
      ),
    ],
    gold: [
      ...pulse,
      ...repeat(13, (i) => [
        ...dot(...at(-0.97, 0.08 + i * 0.07, slats), 9),
        ...dot(...at(0.97, 0.08 + i * 0.07, slats), 9),
      ]),
      ...line(at(-1, 0, frame - 150), at(1, 0, frame - 150), at(1, 1, frame - 150)),
    ],
  };
}
