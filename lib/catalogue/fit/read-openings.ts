import type { SearchParams } from '@/lib/search-params';
import { type MeasureFault, readCentimetres } from './centimetres';
import {
  flightMeasures,
  type MeasureName,
  type OpeningName,
  type Openings,
  openingMeasures,
} from './openings';
import { type Turn, turns } from './stairs';

/** The name of a measure in the form and in the address, as `doorWidth`. */
export type MeasureField = `${OpeningName}${Capitalize<MeasureName>}`;

/** Longest measure that is typed, in characters. */
export const longestMeasure = 40;
/** The longest value of an address that is written again, such as a piece with all of its options. */
const longestValue = 400;

/** What an address says of a home. */
export type ReadOpenings = {
  /** Openings whose measures are all there and make sense. */
  readonly openings: Openings;
  readonly faults: Readonly<Partial<Record<MeasureField, MeasureFault>>>;
  readonly turn: Turn;
};

/** The field of a measure of an opening. */
export function fieldOf(opening: OpeningName, measure: MeasureName): MeasureField {
  const capital = `${measure.charAt(0).toUpperCase()}${measure.slice(1)}`;
  return `${opening}${capital as Capitalize<MeasureName>}`;
}

/** The first value of a parameter, which an address may repeat, as far as it is worth showing again. */
export function writtenIn(query: SearchParams, name: string, longest = longestMeasure): string {
  const value = query[name];
  const first = typeof value === 'string' ? value : value?.[0];
  return (first ?? '').replaceAll('\0', '').trim().slice(0, longest);
}

/**
 * Reads the openings that an address describes. An opening without any measure is unknown; in one with some, the
 * others are reported as missing. Stairs that go straight on have no landing.
 */
export function readOpenings(query: SearchParams): ReadOpenings {
  const turn = turns.find((one) => one === writtenIn(query, 'stairsTurn')) ?? 'straight';
  const faults: Partial<Record<MeasureField, MeasureFault>> = {};

  function read<M extends MeasureName>(opening: OpeningName, measures: readonly M[]) {
    const isBegun = measures.some((measure) => writtenIn(query, fieldOf(opening, measure)));
    if (!isBegun) return undefined;
    const sizes = measures.flatMap((measure) => {
      const field = fieldOf(opening, measure);
      const size = readCentimetres(writtenIn(query, field));
      if (typeof size === 'number') return [[measure, size] as const];
      faults[field] = size;
      return [];
    });
    const isWhole = sizes.length === measures.length;
    return isWhole ? (Object.fromEntries(sizes) as Record<M, number>) : undefined;
  }

  function readStairs(): Openings['stairs'] {
    if (turn === 'straight') {
      const flight = read('stairs', flightMeasures);
      return flight && { turn, ...flight };
    }
    const landing = read('stairs', openingMeasures.stairs);
    return landing && { turn, ...landing };
  }

  const openings = {
    door: read('door', openingMeasures.door),
    corridor: read('corridor', openingMeasures.corridor),
    corner: read('corner', openingMeasures.corner),
    stairs: readStairs(),
    lift: read('lift', openingMeasures.lift),
    room: read('room', openingMeasures.room),
  };
  return { openings, faults, turn };
}

/** The query of the same address with every measure that was written in metres in centimetres. */
export function inMetres(query: SearchParams): string {
  const { faults } = readOpenings(query);
  const names = Object.keys(query).filter((name) => query[name] !== undefined);
  const entries = names.map((name) => {
    const written = writtenIn(query, name, longestValue);
    if (!(name in faults) || readCentimetres(written) !== 'metres') return [name, written];
    const mm = readCentimetres(`${written} m`);
    return [name, typeof mm === 'number' ? String(mm / 10) : written];
  });
  return new URLSearchParams(entries).toString();
}
