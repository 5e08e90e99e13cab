export type Suite = {
  /** Key of its words under `apartmentDescriptions`. */
  readonly id: 1 | 2 | 3 | 4 | 5 | 6;
  /** Id of the bed in the suite. */
  readonly bed: string;
  readonly guests: number;
  readonly areaSqm: number;
  /** Whole United States dollars: the currency that overseas guests are billed in. */
  readonly pricePerNightUsd: number;
  /** Keys under `apartments.features` in the messages; the first three are shown. */
  readonly features: readonly SuiteFeature[];
};

export type SuiteFeature =
  | 'bathroom'
  | 'kitchen'
  | 'wifi'
  | 'terrace'
  | 'seaView'
  | 'hammam'
  | 'fireplace'
  | 'library'
  | 'pool'
  | 'butler';

/** The six suites of La Résidence Théogonie. Sample business data. */
export const suites = [
  {
    id: 1,
    bed: 'zeus',
    guests: 2,
    areaSqm: 62,
    pricePerNightUsd: 890,
    features: ['bathroom', 'wifi', 'seaView', 'terrace', 'butler'],
  },
  {
    id: 2,
    bed: 'hades',
    guests: 2,
    areaSqm: 54,
    pricePerNightUsd: 780,
    features: ['bathroom', 'wifi', 'fireplace', 'hammam', 'library'],
  },
  {
    id: 3,
    bed: 'poseidon',
    guests: 2,
    areaSqm: 68,
    pricePerNightUsd: 940,
    features: ['bathroom', 'kitchen', 'seaView', 'wifi', 'pool', 'terrace'],
  },
  {
    id: 4,
    bed: 'chronos',
    guests: 4,
    areaSqm: 110,
    pricePerNightUsd: 1900,
    features: ['bathroom', 'kitchen', 'wifi', 'library', 'seaView', 'terrace', 'butler'],
  },
  {
    id: 5,
    bed: 'kratos',
    guests: 4,
    areaSqm: 124,
    pricePerNightUsd: 2150,
    features: ['bathroom', 'kitchen', 'wifi', 'hammam', 'pool', 'butler', 'fireplace'],
  },
  {
    id: 6,
    bed: 'zeus',
    guests: 1,
    areaSqm: 38,
    pricePerNightUsd: 520,
    features: ['bathroom', 'wifi', 'library'],
  },
] as const satisfies readonly Suite[];

/** Times of day at the Résidence, as its clocks show them. */
export const residenceHours = {
  /** Every day; from 0:00 to 24:00 is always, which the sentences then say. */
  reception: { opens: '0:00', closes: '24:00' },
  checkInFrom: '15:00',
  checkOutBefore: '11:00',
  breakfast: { from: '7:00', to: '11:00' },
  transferNoticeHours: 48,
} as const;
