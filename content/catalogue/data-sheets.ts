import type { Category } from './piece';

/**
 * What the law requires a shop to say about a connected piece before the sale, where it depends on the
 * category alone; the rest follows from the piece. Words under `sheet` in the messages.
 */
export type DataSheet = {
  /** Years of security and conformity updates from delivery. */
  readonly supportYears: number;
  /** Years from delivery that spare parts are sold for: at least as long as the warranty. */
  readonly sparePartsYears: number;
  /** Eco-contribution, included in the price; euro cents. A sample until the company joins the schemes. */
  readonly ecoParticipationCents: number;
  /** Days that the piece keeps sensor data before overwriting it. */
  readonly keptDays: number;
};

/** Days within which a spare part is sent, of any piece. */
export const sparePartDays = 15;

/** Source: data sheets of the workshop. */
export const dataSheets: Readonly<Record<Category, DataSheet>> = {
  bed: {
    supportYears: 10,
    sparePartsYears: 20,
    ecoParticipationCents: 2_600,
    keptDays: 30,
  },
  chair: {
    supportYears: 10,
    sparePartsYears: 12,
    ecoParticipationCents: 1_150,
    keptDays: 30,
  },
  table: {
    supportYears: 8,
    sparePartsYears: 10,
    ecoParticipationCents: 420,
    keptDays: 14,
  },
  mirror: {
    supportYears: 8,
    sparePartsYears: 10,
    ecoParticipationCents: 540,
    keptDays: 14,
  },
  wardrobe: {
    supportYears: 10,
    sparePartsYears: 15,
    ecoParticipationCents: 1_900,
    keptDays: 90,
  },
};
