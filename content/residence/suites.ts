export type Suite = {
  /** Key of its words under `apartmentDescriptions`. */
  readonly id: 1 | 2 | 3 | 4 | 5 | 6;
  /** Last part of the address of its page. */
  readonly slug: string;
  /** Id of the bed in the suite. */
  readonly bed: string;
  readonly guests: number;
  readonly areaSqm: number;
  /** Whole United States dollars, taxes included: the currency that guests are billed in. */
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
    slug: 'zeus',
    bed: 'zeus',
    guests: 2,
    areaSqm: 62,
    pricePerNightUsd: 890,
    features: ['bathroom', 'wifi', 'seaView', 'terrace', 'butler'],
  },
  {
    id: 2,
    slug: 'hades',
    bed: 'hades',
    guests: 2,
    areaSqm: 54,
    pricePerNightUsd: 780,
    features: ['bathroom', 'wifi', 'fireplace', 'hammam', 'library'],
  },
  {
    id: 3,
    slug: 'poseidon',
    bed: 'poseidon',
    guests: 2,
    areaSqm: 68,
    pricePerNightUsd: 940,
    features: ['bathroom', 'kitchen', 'seaView', 'wifi', 'pool', 'terrace'],
  },
  {
    id: 4,
    slug: 'chronos',
    bed: 'chronos',
    guests: 4,
    areaSqm: 110,
    pricePerNightUsd: 1900,
    features: ['bathroom', 'kitchen', 'wifi', 'library', 'seaView', 'terrace', 'butler'],
  },
  {
    id: 5,
    slug: 'kratos',
    bed: 'kratos',
    guests: 4,
    areaSqm: 124,
    pricePerNightUsd: 2150,
    features: ['bathroom', 'kitchen', 'wifi', 'hammam', 'pool', 'butler', 'fireplace'],
  },
  {
    id: 6,
    slug: 'cabinet',
    bed: 'zeus',
    guests: 1,
    areaSqm: 38,
    pricePerNightUsd: 520,
    features: ['bathroom', 'wifi', 'library'],
  },
] as const satisfies readonly Suite[];
