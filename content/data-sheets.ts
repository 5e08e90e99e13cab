import type { Category } from './piece';

/**
 * What the law wants said of a connected piece before it is bought, as far as its category decides it; its data
 * and its parcels follow from the piece itself. Words under `sheet` in the messages.
 */
export type DataSheet = {
  /** Security and conformity updates of its software, years from delivery. */
  readonly supportYears: number;
  /** Spare parts can be ordered for so many years from delivery: at least while a piece is guaranteed. */
  readonly sparePartsYears: number;
  /** Within the price; euro cents. A sample, until the company is registered with the schemes. */
  readonly ecoParticipationCents: number;
  /** How long what its sensors write stays in the memory of the piece, days; then it is overwritten. */
  readonly keptDays: number;
};

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
