import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import {
  checkFit,
  listVerdicts,
  type PassageVerdict,
  type RoomVerdict,
} from '@/lib/catalogue/fit/check-fit';
import { type Missing, tightBelowMm } from '@/lib/catalogue/fit/judge';
import { type MeasureName, passageNames } from '@/lib/catalogue/fit/openings';
import { cm, snake } from './answers';
import { choiceOf, configuration } from './choices';
import { addTool, strict } from './tool';

/** Given in centimetres, calculated in millimetres. */
const Length = z
  .number()
  .positive()
  .max(10_000)
  .transform((centimetres) => centimetres * 10);

const doorway = { width_cm: Length, height_cm: Length };
const Doorway = strict(doorway).transform(({ width_cm: width, height_cm: height }) => ({
  width,
  height,
}));

const Corner = strict({
  first_width_cm: Length,
  second_width_cm: Length,
  height_cm: Length,
}).transform((asked) => ({
  firstWidth: asked.first_width_cm,
  secondWidth: asked.second_width_cm,
  height: asked.height_cm,
}));

const Stairs = z
  .discriminatedUnion('turn', [
    strict({ turn: z.literal('straight'), ...doorway }),
    strict({
      turn: z.enum(['quarter', 'half']),
      ...doorway,
      landing_width_cm: Length,
      landing_depth_cm: Length,
    }),
  ])
  .transform((asked) => {
    const flight = { width: asked.width_cm, height: asked.height_cm };
    if (asked.turn === 'straight') return { turn: asked.turn, ...flight };
    const landing = { landingWidth: asked.landing_width_cm, landingDepth: asked.landing_depth_cm };
    return { turn: asked.turn, ...flight, ...landing };
  });

const Lift = strict({
  ...doorway,
  depth_cm: Length,
  door_width_cm: Length,
  door_height_cm: Length,
}).transform((asked) => ({
  width: asked.width_cm,
  depth: asked.depth_cm,
  height: asked.height_cm,
  doorWidth: asked.door_width_cm,
  doorHeight: asked.door_height_cm,
}));

const Room = strict({ ...doorway, depth_cm: Length }).transform((asked) => ({
  width: asked.width_cm,
  depth: asked.depth_cm,
  height: asked.height_cm,
}));

const openings = {
  door: Doorway.optional(),
  corridor: Doorway.optional(),
  corner: Corner.optional().describe('A right-angled turn between two corridors'),
  stairs: Stairs.optional(),
  lift: Lift.optional().describe('Its cabin, and its door'),
  room: Room.optional().describe('Where the assembled piece stands'),
};

const verdict = {
  passes: z.boolean(),
  way: z.string().describe('How it passes, or comes closest'),
  spare_cm: z.number().optional().describe('By how much every measure could be smaller'),
  is_tight: z
    .boolean()
    .optional()
    .describe(`Less than ${cm(tightBelowMm)} cm to spare: measure on site`),
  short: z
    .strictObject({
      measure: z.string().describe('The one that would have to be larger, or `every`'),
      by_cm: z.number().describe('Of `every`, the most'),
      each: z
        .array(z.strictObject({ measure: z.string(), by_cm: z.number() }))
        .optional()
        .describe('Of `every`: those that are too small, and by how much'),
    })
    .optional(),
};

const Fit = z.strictObject({
  fits: z.boolean(),
  passages: z.array(
    z.strictObject({
      passage: z.enum(passageNames),
      ...verdict,
      worst_parcel: z.strictObject({
        items: z.array(z.string()),
        size_cm: z.strictObject({ length: z.number(), width: z.number(), height: z.number() }),
        weight_kg: z.number(),
      }),
    }),
  ),
  room: z.strictObject(verdict).optional(),
});

/** What an assistant reads of a verdict; measures are called as in its question. */
function verdictFacts(verdict: PassageVerdict | RoomVerdict) {
  const way = snake(verdict.way);
  if (verdict.passes)
    return { passes: true, way, spare_cm: cm(verdict.spareMm), is_tight: verdict.isTight };
  const lacking = ({ measure, mm }: Missing<MeasureName>) => ({
    measure: `${snake(measure)}_cm`,
    by_cm: cm(mm),
  });
  const { short } = verdict;
  if (short.measure !== 'every') return { passes: false, way, short: lacking(short) };
  const { measure, mm, each } = short;
  return { passes: false, way, short: { measure, by_cm: cm(mm), each: each.map(lacking) } };
}

/** The tool that says whether a product gets into a home. */
export function addFitTool(server: McpServer): void {
  addTool(server, 'check_fit', {
    title: 'Does it fit?',
    description:
      'Whether the parcels of a product pass a door, a corridor, a corner, stairs and a lift, and whether the assembled piece has its place in a room. Centimetres.',
    input: strict({ ...configuration, ...openings }),
    output: Fit,
    answer: ({ product_id, options, ...known }) => {
      const choice = choiceOf({ product_id, options });
      if (typeof choice === 'string') return choice;
      if (Object.values(known).every((one) => one === undefined))
        return 'Give at least one of door, corridor, corner, stairs, lift or room, in centimetres.';
      const fit = checkFit(choice, known);
      return {
        fits: listVerdicts(fit).every(({ passes }) => passes),
        passages: fit.passages.map(({ passage, parcel, verdict }) => {
          const [length, width, height] = parcel.sizeMm;
          return {
            passage,
            ...verdictFacts(verdict),
            worst_parcel: {
              items: parcel.items.map(snake),
              size_cm: { length: cm(length), width: cm(width), height: cm(height) },
              weight_kg: parcel.weightKg,
            },
          };
        }),
        ...(fit.room && { room: verdictFacts(fit.room) }),
      };
    },
  });
}
