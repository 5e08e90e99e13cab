import type { Category } from './piece';

/** What the law wants said of a connected piece before it is bought; words under `sheet` in the messages. */
export type DataSheet = {
  /** Security and conformity updates of its software, years from delivery. */
  readonly supportYears: number;
  /** Spare parts can be ordered for so many years from delivery. */
  readonly sparePartsYears: number;
  /** Within the price; euro cents. A sample, until the house is registered with the schemes. */
  readonly ecoParticipationCents: number;
  /** What its sensors write in a day of use, kilobytes. */
  readonly kilobytesPerDay: number;
  /** How long that stays in the memory of the piece, days; then it is overwritten. */
  readonly keptDays: number;
  /** Whether a function measures the body or recognises a person. */
  readonly hasBiometrics: boolean;
};

/** Source: data sheets of the workshop. */
export const dataSheets: Readonly<Record<Category, DataSheet>> = {
  bed: {
    supportYears: 10,
    sparePartsYears: 15,
    ecoParticipationCents: 2_600,
    kilobytesPerDay: 900,
    keptDays: 30,
    hasBiometrics: true,
  },
  chair: {
    supportYears: 10,
    sparePartsYears: 12,
    ecoParticipationCents: 1_150,
    kilobytesPerDay: 240,
    keptDays: 30,
    hasBiometrics: true,
  },
  table: {
    supportYears: 8,
    sparePartsYears: 10,
    ecoParticipationCents: 420,
    kilobytesPerDay: 60,
    keptDays: 14,
    hasBiometrics: false,
  },
  mirror: {
    supportYears: 8,
    sparePartsYears: 10,
    ecoParticipationCents: 540,
    kilobytesPerDay: 350,
    keptDays: 14,
    hasBiometrics: true,
  },
  wardrobe: {
    supportYears: 10,
    sparePartsYears: 15,
    ecoParticipationCents: 1_900,
    kilobytesPerDay: 80,
    keptDays: 90,
    hasBiometrics: false,
  },
};
