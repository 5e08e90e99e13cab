import type { Parcel } from '@/content/catalogue/parcel-sizes';
import type { Edition } from '@/content/catalogue/piece';
import { type Box, boxOf, type Way } from './box';
import { cornerRule } from './corner';
import { doorRule } from './door';
import { judge, type Verdict } from './judge';
import { liftRule } from './lift';
import {
  type MeasureName,
  type MeasureOf,
  type Openings,
  type PassageName,
  passageNames,
} from './openings';
import { type Delivered, parcelsIn, sizeOf } from './parcels';
import { type RoomWay, roomRule } from './room';
import { straightStairsRule, turningStairsRule } from './stairs';

export type PassageVerdict = Verdict<MeasureName, Way>;
export type RoomVerdict = Verdict<MeasureOf<'room'>, RoomWay>;

/** How the parcels of a product get through one passage: the verdict on the one that has most trouble. */
export type PassageFit = {
  readonly passage: PassageName;
  readonly parcel: Parcel;
  readonly verdict: PassageVerdict;
};

/** Whether a product gets into a home. Plain data: it can be sent as JSON. */
export type Fit = {
  readonly parcels: readonly Parcel[];
  /** The assembled piece, in millimetres. */
  readonly sizeMm: Edition['sizeMm'];
  /** One entry for each passage that is known, in the order of the way. */
  readonly passages: readonly PassageFit[];
  readonly room?: RoomVerdict;
};

/**
 * Whether the parcels of a product pass each opening, each for itself, and whether the assembled piece has its
 * place in the room; millimetres. The rules and what they assume are those of `doorRule`, `cornerRule`,
 * `turningStairsRule`, `liftRule` and `roomRule`. Openings that are not given are not judged.
 */
export function checkFit(delivered: Delivered, openings: Openings): Fit {
  const parcels = parcelsIn(delivered);
  const sizeMm = sizeOf(delivered);
  const { category } = delivered.product.piece;
  const passages = passageNames.flatMap((passage): PassageFit[] => {
    const judged = parcels.flatMap((parcel) => {
      const verdict = judgePassage(passage, boxOf(parcel.sizeMm), openings);
      return verdict ? [{ passage, parcel, verdict }] : [];
    });
    return judged.length > 0 ? [judged.reduce(worse)] : [];
  });
  const room = openings.room && judge(roomRule(category, sizeMm), openings.room);
  return { parcels, sizeMm, passages, ...(room && { room }) };
}

function judgePassage(
  passage: PassageName,
  box: Box,
  { door, corridor, corner, stairs, lift }: Openings,
): PassageVerdict | undefined {
  if (passage === 'door') return door && judge(doorRule(box), door);
  if (passage === 'corridor') return corridor && judge(doorRule(box), corridor);
  if (passage === 'corner') return corner && judge(cornerRule(box), corner);
  if (passage === 'lift') return lift && judge(liftRule(box), lift);
  if (!stairs) return undefined;
  if (stairs.turn === 'straight') {
    const { turn: _, ...flight } = stairs;
    return judge(straightStairsRule(box), flight);
  }
  const { turn, ...landing } = stairs;
  return judge(turningStairsRule(box, turn), landing);
}

/** Where most is missing, of the passages and the room; `undefined` where all passes. */
export function hardestPlace({ passages, room }: Fit): PassageName | 'room' | undefined {
  const judged = [
    ...passages.map(({ passage, verdict }) => ({ place: passage, verdict })),
    ...(room ? [{ place: 'room' as const, verdict: room }] : []),
  ];
  const failed = judged.flatMap(({ place, verdict }) =>
    verdict.passes ? [] : [{ place, mm: verdict.short.mm }],
  );
  return failed.toSorted((a, b) => b.mm - a.mm)[0]?.place;
}

/** All verdicts of an answer, that on the room last. */
export function listVerdicts({ passages, room }: Fit): (PassageVerdict | RoomVerdict)[] {
  return [...passages.map(({ verdict }) => verdict), ...(room ? [room] : [])];
}

/** Of two parcels in one passage, the one that does not pass, lacks more, or has less to spare. */
function worse(one: PassageFit, other: PassageFit): PassageFit {
  return marginOf(other.verdict) < marginOf(one.verdict) ? other : one;
}

/** What is to spare, or, below zero, what is short; millimetres. */
function marginOf(verdict: PassageVerdict): number {
  return verdict.passes ? verdict.spareMm : -verdict.short.mm;
}
