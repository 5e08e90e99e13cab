import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import {
  checkFit,
  listVerdicts,
  type PassageVerdict,
  type RoomVerdict,
} from '@/lib/catalogue/fit/check-fit';
import { answer, cm, problem } from './answers';
import { Configuration, choiceOf } from './choices';

/** Given in centimetres, calculated in millimetres. */
const Length = z
  .number()
  .positive()
  .max(10_000)
  .transform((centimetres) => centimetres * 10);
const doorway = { width: Length, height: Length };

const Way = z.object({
  door: z.object(doorway).optional(),
  corridor: z.object(doorway).optional(),
  corner: z
    .object({ firstWidth: Length, secondWidth: Length, height: Length })
    .optional()
    .describe('A right-angled turn between two corridors'),
  stairs: z
    .discriminatedUnion('turn', [
      z.object({ turn: z.literal('straight'), ...doorway }),
      z.object({
        turn: z.enum(['quarter', 'half']),
        ...doorway,
        landingWidth: Length,
        landingDepth: Length,
      }),
    ])
    .optional(),
  lift: z
    .object({ ...doorway, depth: Length, doorWidth: Length, doorHeight: Length })
    .optional()
    .describe('Its cabin, and its door'),
  room: z
    .object({ ...doorway, depth: Length })
    .optional()
    .describe('Where the assembled piece stands'),
});

/** What an assistant reads of a verdict. */
function verdictFacts(verdict: PassageVerdict | RoomVerdict) {
  return verdict.passes
    ? { passes: true, way: verdict.way, spare_cm: cm(verdict.spareMm), is_tight: verdict.isTight }
    : {
        passes: false,
        way: verdict.way,
        short: { measure: verdict.short.measure, cm: cm(verdict.short.mm) },
      };
}

/** The tool that says whether a product gets into a home. */
export function addFitTool(server: McpServer): void {
  server.registerTool(
    'check_fit',
    {
      title: 'Does it fit?',
      description:
        'Whether the parcels of a product pass a door, a corridor, a corner, stairs and a lift, and whether the assembled piece has its place in a room. Centimetres.',
      inputSchema: z.object({ ...Configuration.shape, ...Way.shape }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ product_id, options, ...openings }) => {
      const choice = choiceOf({ product_id, options });
      if (typeof choice === 'string') return problem(choice);
      if (Object.values(openings).every((one) => one === undefined))
        return problem(
          'Give at least one of door, corridor, corner, stairs, lift or room, in centimetres.',
        );
      const fit = checkFit(choice, openings);
      return answer({
        fits: listVerdicts(fit).every(({ passes }) => passes),
        passages: fit.passages.map(({ passage, parcel, verdict }) => ({
          passage,
          ...verdictFacts(verdict),
          worst_parcel: {
            items: parcel.items,
            size_cm: Object.fromEntries(
              Object.entries(parcel.sizeMm).map(([side, mm]) => [side, cm(mm)]),
            ),
          },
        })),
        ...(fit.room && { room: verdictFacts(fit.room) }),
      });
    },
  );
}
