import type { ParcelItem } from './parcels';
import type { Category, Edition } from './piece';

/** Outer measures of a parcel as it lies, in millimetres. */
export type ParcelSize = readonly [length: number, width: number, height: number];

export type Parcel = {
  readonly items: readonly ParcelItem[];
  /** How many parcels of this size the items fill. */
  readonly count: number;
  readonly sizeMm: ParcelSize;
  /** Of one of them, packaging included. */
  readonly weightKg: number;
};

/**
 * The parcels of every piece and of the simpler editions, by product. Armchairs travel with the back folded
 * down, mattresses rolled. Packaging adds 6 to 15 % to the weight of the piece.
 * Source: packing list of the workshop.
 */
export const parcelsByProduct: Readonly<Record<string, readonly Parcel[]>> = {
  'lit-zeus': [
    { items: ['headboard'], count: 1, sizeMm: [2420, 1440, 170], weightKg: 69 },
    { items: ['frame'], count: 1, sizeMm: [2360, 340, 240], weightKg: 52 },
    { items: ['plinth'], count: 2, sizeMm: [1240, 420, 130], weightKg: 32 },
    { items: ['motorBase'], count: 2, sizeMm: [2080, 1040, 180], weightKg: 35 },
    { items: ['mattress'], count: 1, sizeMm: [2060, 460, 460], weightKg: 47 },
    {
      items: ['electronics', 'powerCable', 'tools', 'manual'],
      count: 1,
      sizeMm: [600, 400, 300],
      weightKg: 12,
    },
  ],
  'lit-hades': [
    { items: ['headboard'], count: 2, sizeMm: [1220, 1100, 190], weightKg: 54 },
    { items: ['frame'], count: 2, sizeMm: [2300, 300, 200], weightKg: 42 },
    { items: ['motorBase'], count: 2, sizeMm: [2080, 940, 180], weightKg: 41 },
    { items: ['mattress'], count: 1, sizeMm: [1860, 460, 460], weightKg: 48 },
    {
      items: ['electronics', 'powerCable', 'tools', 'manual'],
      count: 1,
      sizeMm: [640, 440, 320],
      weightKg: 20,
    },
  ],
  'lit-poseidon': [
    { items: ['headboard'], count: 1, sizeMm: [2480, 1420, 200], weightKg: 78 },
    { items: ['frame'], count: 1, sizeMm: [2420, 340, 240], weightKg: 62 },
    { items: ['motorBase'], count: 2, sizeMm: [2080, 1040, 180], weightKg: 40 },
    { items: ['mattress'], count: 1, sizeMm: [2060, 460, 460], weightKg: 47 },
    {
      items: ['electronics', 'powerCable', 'tools', 'manual'],
      count: 1,
      sizeMm: [640, 440, 320],
      weightKg: 21,
    },
  ],
  'lit-chronos': [
    { items: ['headboard'], count: 1, sizeMm: [2300, 1400, 220], weightKg: 82 },
    { items: ['frame'], count: 2, sizeMm: [2380, 320, 220], weightKg: 34 },
    { items: ['base'], count: 2, sizeMm: [2060, 1040, 140], weightKg: 24 },
    { items: ['mattress'], count: 1, sizeMm: [2060, 460, 460], weightKg: 47 },
    { items: ['rings'], count: 4, sizeMm: [1820, 680, 360], weightKg: 46 },
    {
      items: ['electronics', 'modem', 'powerCable', 'tools', 'manual'],
      count: 1,
      sizeMm: [720, 480, 360],
      weightKg: 27,
    },
  ],
  'lit-chronos-structure': [
    { items: ['headboard'], count: 1, sizeMm: [2300, 1400, 220], weightKg: 82 },
    { items: ['frame'], count: 2, sizeMm: [2380, 320, 220], weightKg: 34 },
    { items: ['base'], count: 2, sizeMm: [2060, 1040, 140], weightKg: 24 },
    { items: ['mattress'], count: 1, sizeMm: [2060, 460, 460], weightKg: 47 },
    { items: ['powerCable', 'tools', 'manual'], count: 1, sizeMm: [480, 360, 260], weightKg: 12 },
  ],
  'lit-kratos': [
    { items: ['headboard'], count: 1, sizeMm: [2360, 1180, 180], weightKg: 92 },
    { items: ['columns'], count: 4, sizeMm: [2300, 260, 260], weightKg: 38 },
    { items: ['frame'], count: 4, sizeMm: [2380, 300, 180], weightKg: 34 },
    { items: ['motorBase'], count: 2, sizeMm: [2080, 1040, 180], weightKg: 42 },
    { items: ['mattress'], count: 1, sizeMm: [2060, 460, 460], weightKg: 47 },
    {
      items: ['electronics', 'modem', 'powerCable', 'tools', 'manual'],
      count: 1,
      sizeMm: [720, 480, 360],
      weightKg: 25,
    },
  ],
  'lit-kratos-structure': [
    { items: ['headboard'], count: 1, sizeMm: [2360, 1180, 180], weightKg: 92 },
    { items: ['columns'], count: 4, sizeMm: [2300, 260, 260], weightKg: 38 },
    { items: ['frame'], count: 4, sizeMm: [2380, 300, 180], weightKg: 34 },
    { items: ['base'], count: 2, sizeMm: [2060, 1040, 140], weightKg: 26 },
    { items: ['mattress'], count: 1, sizeMm: [2060, 460, 460], weightKg: 47 },
    { items: ['powerCable', 'tools', 'manual'], count: 1, sizeMm: [480, 360, 260], weightKg: 9 },
  ],
  'fauteuil-athena': [
    {
      items: ['armchair', 'powerCable', 'transportCover', 'manual'],
      count: 1,
      sizeMm: [1000, 960, 760],
      weightKg: 86,
    },
  ],
  'fauteuil-hygieia': [
    {
      items: ['armchair', 'covers', 'card', 'powerCable', 'transportCover', 'manual'],
      count: 1,
      sizeMm: [980, 920, 740],
      weightKg: 79,
    },
  ],
  'fauteuil-morphee': [
    {
      items: ['armchair', 'powerCable', 'transportCover', 'manual'],
      count: 1,
      sizeMm: [1080, 1000, 740],
      weightKg: 92,
    },
  ],
  'fauteuil-artemis': [
    {
      items: ['armchair', 'powerCable', 'transportCover', 'manual'],
      count: 1,
      sizeMm: [940, 900, 740],
      weightKg: 76,
    },
  ],
  'fauteuil-apollon': [
    {
      items: ['armchair', 'powerCable', 'transportCover', 'manual'],
      count: 1,
      sizeMm: [1020, 1020, 780],
      weightKg: 97,
    },
  ],
  'table-de-chevet-morphee': [
    {
      items: ['table', 'oil', 'powerCable', 'manual'],
      count: 1,
      sizeMm: [660, 600, 520],
      weightKg: 26.5,
    },
  ],
  'table-d-appoint-hermes': [
    {
      items: ['table', 'card', 'powerCable', 'manual'],
      count: 1,
      sizeMm: [700, 560, 560],
      weightKg: 20,
    },
  ],
  'table-basse-hestia': [
    { items: ['table', 'powerCable', 'manual'], count: 1, sizeMm: [1400, 860, 480], weightKg: 68 },
  ],
  'miroir-aphrodite': [
    {
      items: ['mirror', 'powerAdapter', 'wallFixings', 'manual'],
      count: 1,
      sizeMm: [1760, 1080, 170],
      weightKg: 43,
    },
  ],
  'miroir-narcisse': [
    {
      items: ['mirror', 'powerAdapter', 'manual'],
      count: 1,
      sizeMm: [1880, 920, 200],
      weightKg: 36,
    },
    { items: ['basin'], count: 1, sizeMm: [560, 520, 300], weightKg: 13 },
  ],
  'miroir-hera': [
    {
      items: ['mirror', 'powerAdapter', 'wallFixings', 'manual'],
      count: 1,
      sizeMm: [2160, 1340, 200],
      weightKg: 68,
    },
  ],
  'armoire-demeter': [
    { items: ['panels'], count: 6, sizeMm: [2360, 720, 150], weightKg: 37 },
    { items: ['interior'], count: 2, sizeMm: [1240, 640, 280], weightKg: 36 },
    {
      items: ['tags', 'electronics', 'powerCable', 'wallFixings', 'manual'],
      count: 1,
      sizeMm: [640, 420, 320],
      weightKg: 18,
    },
  ],
  'armoire-persephone': [
    { items: ['panels'], count: 6, sizeMm: [2420, 740, 150], weightKg: 39 },
    { items: ['interior'], count: 2, sizeMm: [1160, 660, 280], weightKg: 36 },
    { items: ['casket'], count: 1, sizeMm: [520, 400, 300], weightKg: 10 },
    {
      items: ['tags', 'electronics', 'powerCable', 'wallFixings', 'manual'],
      count: 1,
      sizeMm: [640, 420, 320],
      weightKg: 15,
    },
  ],
  'armoire-iris': [
    { items: ['panels'], count: 6, sizeMm: [2340, 700, 150], weightKg: 39 },
    { items: ['interior'], count: 2, sizeMm: [1340, 620, 280], weightKg: 37 },
    {
      items: ['tags', 'electronics', 'powerCable', 'wallFixings', 'manual'],
      count: 1,
      sizeMm: [640, 420, 320],
      weightKg: 17,
    },
  ],
  'armoire-hera': [
    { items: ['panels'], count: 7, sizeMm: [2500, 760, 150], weightKg: 40 },
    { items: ['interior'], count: 2, sizeMm: [1440, 680, 280], weightKg: 42 },
    {
      items: ['tags', 'key', 'electronics', 'powerCable', 'wallFixings', 'manual'],
      count: 1,
      sizeMm: [640, 420, 320],
      weightKg: 20,
    },
  ],
};

/** A side of a parcel: fixed, or a measure of the assembled piece with its packaging; millimetres. */
export type ParcelSide = number | readonly [measure: keyof Edition['sizeMm'], packagingMm: number];

type CompositionParcel = Pick<Parcel, 'items' | 'count'> & {
  readonly sizeMm: readonly [length: ParcelSide, width: ParcelSide, height: ParcelSide];
  /** Of one of them, packaging included, in hundredths of the weight of the piece of the story. */
  readonly weightPercent: number;
};

/**
 * The parcels of the bases of compositions, which are built to the measures of the piece of the story.
 * Source: packing list of the workshop.
 */
export const compositionParcels: Readonly<Record<Category, readonly CompositionParcel[]>> = {
  bed: [
    { items: ['headboard'], count: 1, sizeMm: [['width', 60], 1400, 180], weightPercent: 26 },
    { items: ['frame'], count: 2, sizeMm: [['depth', 40], 320, 220], weightPercent: 16 },
    { items: ['base'], count: 2, sizeMm: [['depth', -160], 1040, 140], weightPercent: 14 },
    { items: ['mattress'], count: 1, sizeMm: [['depth', -160], 480, 480], weightPercent: 18 },
    {
      items: ['powerCable', 'tools', 'manual'],
      count: 1,
      sizeMm: [480, 360, 260],
      weightPercent: 4,
    },
  ],
  chair: [
    {
      items: ['armchair', 'transportCover', 'manual'],
      count: 1,
      sizeMm: [['depth', 40], ['width', 40], 780],
      weightPercent: 108,
    },
  ],
  table: [
    {
      items: ['table', 'manual'],
      count: 1,
      sizeMm: [
        ['width', 80],
        ['depth', 80],
        ['height', 80],
      ],
      weightPercent: 110,
    },
  ],
  mirror: [
    {
      items: ['mirror', 'wallFixings', 'manual'],
      count: 1,
      sizeMm: [['height', 120], ['width', 100], 200],
      weightPercent: 112,
    },
  ],
  wardrobe: [
    {
      items: ['panels'],
      count: 6,
      sizeMm: [['height', 80], ['depth', 80], 150],
      weightPercent: 13,
    },
    { items: ['interior'], count: 2, sizeMm: [1240, ['depth', 0], 280], weightPercent: 13 },
    { items: ['wallFixings', 'manual'], count: 1, sizeMm: [400, 300, 200], weightPercent: 4 },
  ],
};

/** The parcel of what options add. Source: packing list of the workshop. */
export const optionParcel = { count: 1, sizeMm: [400, 300, 200], weightKg: 2 } as const;

/** By how much an option makes a composition larger, in millimetres; `options.ateliers` says it in words. */
export const optionGrowthMm: Readonly<Record<string, Partial<Edition['sizeMm']>>> = {
  'size-2': { height: 100 },
  'dim-1': { width: 500 },
  'dim-2': { height: 300 },
  'dim-3': { depth: 200 },
};

/** The mattress of the option `size-1`, in centimetres. */
export const kingMattressCm = { width: 200, length: 220 } as const;
