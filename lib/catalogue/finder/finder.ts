import { type Colour, coloursOf } from '@/content/catalogue/colours';
import type { Category, Edition, Piece } from '@/content/catalogue/piece';
import { capabilitiesOf } from '@/lib/catalogue/capabilities';
import { allPieces, editionsOf, leastCents } from '@/lib/catalogue/catalogue';

/** Orders of the results; the first is that of the catalogue, and needs no word in the address. */
export const sorts = ['ours', 'price', 'priceDown', 'width', 'lead'] as const;
export type Sort = (typeof sorts)[number];

/** Whether a piece has a camera or a microphone. */
export const recordings = ['without', 'with'] as const;
export type Recording = (typeof recordings)[number];

/** What a visitor looks for. An empty list, and what is absent, leaves every piece. */
export type Filters = {
  readonly categories: readonly Category[];
  /** A piece has at least one of them. */
  readonly colours: readonly Colour[];
  /** Whole euros, VAT included. */
  readonly minEuros?: number;
  readonly maxEuros?: number;
  /** Length of a wall that the piece, as wide as its sheet says, has to fit along. */
  readonly wallCm?: number;
  readonly recording?: Recording;
  /** The longest lead time of the piece, in weeks. */
  readonly maxWeeks?: number;
};
export type FilterName = keyof Filters;

export const noFilters: Filters = { categories: [], colours: [] };

/** A piece with those of its editions that were looked for, the default one first. */
export type Found = { readonly piece: Piece; readonly editions: readonly Edition[] };

type Test = (edition: Edition, piece: Piece) => boolean;

/** What each filter asks of an edition; nothing for one that is not set. */
function testsOf(filters: Filters): Test[] {
  const { minEuros, maxEuros, wallCm, recording, maxWeeks } = filters;
  const tests: Readonly<Record<FilterName, Test | false>> = {
    categories:
      filters.categories.length > 0 && ((_, { category }) => filters.categories.includes(category)),
    colours:
      filters.colours.length > 0 &&
      ((_, piece) => coloursIn(piece).some((one) => filters.colours.includes(one))),
    minEuros: minEuros !== undefined && (({ priceCents }) => priceCents >= minEuros * 100),
    maxEuros: maxEuros !== undefined && (({ priceCents }) => priceCents <= maxEuros * 100),
    wallCm: wallCm !== undefined && (({ sizeMm }) => sizeMm.width <= wallCm * 10),
    recording:
      recording !== undefined && ((edition) => isRecording(edition) === (recording === 'with')),
    maxWeeks: maxWeeks !== undefined && ((_, { leadTimeWeeks }) => leadTimeWeeks.max <= maxWeeks),
  };
  return Object.values(tests).filter((test) => test !== false);
}

/** The colours of a piece; none for a piece that nobody has listed. */
function coloursIn({ category, id }: Pick<Piece, 'category' | 'id'>): readonly Colour[] {
  return coloursOf[category][id] ?? [];
}

function isRecording(edition: Edition): boolean {
  return capabilitiesOf(edition).some((one) => one === 'camera' || one === 'microphone');
}

/**
 * The pieces that have an edition which passes every filter, sorted; equal ones stand in the order of the
 * catalogue. A piece costs, and is as wide as, the least of its editions that were found.
 */
export function findPieces(filters: Filters, sort: Sort = 'ours', pieces = allPieces): Found[] {
  const tests = testsOf(filters);
  const found = pieces.flatMap((piece): Found[] => {
    const editions = editionsOf(piece).filter((one) => tests.every((test) => test(one, piece)));
    return editions.length > 0 ? [{ piece, editions }] : [];
  });
  return found.sort((a, b) => ranks[sort](a) - ranks[sort](b));
}

const ranks: Readonly<Record<Sort, (found: Found) => number>> = {
  ours: () => 0,
  price: ({ editions }) => leastCents(editions),
  priceDown: ({ editions }) => -leastCents(editions),
  width: ({ editions }) => Math.min(...editions.map(({ sizeMm }) => sizeMm.width)),
  lead: ({ piece: { leadTimeWeeks } }) => leadTimeWeeks.max * 100 + leadTimeWeeks.min,
};
