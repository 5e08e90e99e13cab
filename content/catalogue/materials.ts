import type { Category } from './piece';

/** Parts of a piece, named in `messages/<language>/catalogue/materials.ts`. */
export const parts = [
  'structure',
  'base',
  'headboard',
  'slats',
  'doors',
  'carcass',
  'inside',
  'drawers',
  'top',
  'glass',
  'bowl',
  'back',
  'cover',
  'filling',
  'lining',
  'laces',
  'trim',
  'mattressCover',
  'mattressCore',
] as const;
export type Part = (typeof parts)[number];

/** Fibre names of Regulation (EU) No 1007/2011, annex I. */
export const fibres = ['cotton', 'linen', 'mohair', 'silk', 'viscose', 'wool'] as const;
export type Fibre = (typeof fibres)[number];

/**
 * What parts are made of. Their words state what the law requires: the species of a wood, and whether it is solid
 * or a veneer and on what (decree 86-583 of 14 March 1986, articles 2 and 8: nothing laminated or thinner than
 * 5 mm is « massif »); the animal and the finish of a leather (decree 2010-29 of 8 January 2010, article 4).
 */
export const materials = [
  'ashLaminated',
  'ashSolid',
  'ashVeneer',
  'beechLaminated',
  'beechSolid',
  'cedarSolid',
  'ebonyVeneer',
  'limeGilded',
  'limeSolid',
  'mapleSolid',
  'oakSolid',
  'oakVeneer',
  'pearSolid',
  'sycamoreVeneer',
  'walnutSolid',
  'walnutVeneer',
  'birchPlywood',
  'lacqueredBoard',
  'elmMarquetry',
  'strawMarquetry',
  'pearlVeneer',
  'basalt',
  'marble',
  'soapstone',
  'travertine',
  'mineralComposite',
  'aluminium',
  'brass',
  'bronze',
  'castIron',
  'stainlessSteel',
  'steel',
  'enamel',
  'glass',
  'mirrorGlass',
  'opalGlass',
  'temperedGlass',
  'bovineLeather',
  'bovineLaces',
  'sheepSuede',
  'airFoam',
  'foam',
  'memoryFoam',
  'latex',
  'boucle',
  'cloth',
  'felt',
  'loden',
  'ticking',
  'velvet',
  'wadding',
] as const;
export type Material = (typeof materials)[number];

export type Component = {
  readonly part: Part;
  readonly material: Material;
  /** Fibres of a textile, percent by weight, largest first. */
  readonly fibres?: readonly (readonly [fibre: Fibre, percent: number])[];
};

/** The mattress that comes with every bed. */
const mattress: readonly Component[] = [
  {
    part: 'mattressCover',
    material: 'ticking',
    fibres: [
      ['cotton', 60],
      ['viscose', 40],
    ],
  },
  { part: 'mattressCore', material: 'airFoam' },
];

/** Source: bills of materials of the workshop. */
export const compositions: Readonly<
  Record<Category, Readonly<Record<string, readonly Component[]>>>
> = {
  bed: {
    zeus: [
      { part: 'base', material: 'marble' },
      { part: 'structure', material: 'steel' },
      { part: 'headboard', material: 'beechLaminated' },
      { part: 'cover', material: 'velvet', fibres: [['cotton', 100]] },
      { part: 'filling', material: 'foam' },
      { part: 'trim', material: 'limeGilded' },
      { part: 'slats', material: 'beechLaminated' },
      ...mattress,
    ],
    hades: [
      { part: 'base', material: 'basalt' },
      { part: 'structure', material: 'oakSolid' },
      { part: 'cover', material: 'velvet', fibres: [['cotton', 100]] },
      { part: 'filling', material: 'foam' },
      { part: 'trim', material: 'bronze' },
      { part: 'slats', material: 'beechLaminated' },
      ...mattress,
    ],
    poseidon: [
      { part: 'structure', material: 'ashSolid' },
      { part: 'headboard', material: 'pearlVeneer' },
      {
        part: 'cover',
        material: 'velvet',
        fibres: [
          ['mohair', 70],
          ['wool', 30],
        ],
      },
      { part: 'filling', material: 'foam' },
      { part: 'trim', material: 'glass' },
      { part: 'slats', material: 'ashLaminated' },
      ...mattress,
    ],
    chronos: [
      { part: 'structure', material: 'walnutSolid' },
      { part: 'headboard', material: 'enamel' },
      { part: 'trim', material: 'bronze' },
      {
        part: 'cover',
        material: 'cloth',
        fibres: [
          ['wool', 75],
          ['silk', 25],
        ],
      },
      { part: 'filling', material: 'foam' },
      { part: 'slats', material: 'beechLaminated' },
      ...mattress,
    ],
    kratos: [
      { part: 'structure', material: 'steel' },
      { part: 'base', material: 'oakSolid' },
      { part: 'cover', material: 'bovineLeather' },
      { part: 'filling', material: 'foam' },
      { part: 'slats', material: 'beechLaminated' },
      ...mattress,
    ],
  },
  chair: {
    athena: [
      { part: 'structure', material: 'walnutSolid' },
      { part: 'cover', material: 'bovineLeather' },
      { part: 'filling', material: 'foam' },
      { part: 'lining', material: 'wadding', fibres: [['wool', 100]] },
      { part: 'trim', material: 'bronze' },
    ],
    hygieia: [
      { part: 'structure', material: 'oakSolid' },
      { part: 'cover', material: 'boucle', fibres: [['wool', 100]] },
      { part: 'filling', material: 'latex' },
      { part: 'lining', material: 'cloth', fibres: [['linen', 100]] },
    ],
    morphee: [
      { part: 'structure', material: 'beechSolid' },
      { part: 'cover', material: 'velvet', fibres: [['cotton', 100]] },
      { part: 'filling', material: 'memoryFoam' },
      { part: 'trim', material: 'brass' },
    ],
    artemis: [
      { part: 'structure', material: 'ashLaminated' },
      { part: 'cover', material: 'loden', fibres: [['wool', 100]] },
      { part: 'filling', material: 'latex' },
      { part: 'lining', material: 'wadding', fibres: [['wool', 100]] },
      { part: 'laces', material: 'bovineLaces' },
      { part: 'base', material: 'stainlessSteel' },
    ],
    apollo: [
      { part: 'structure', material: 'mapleSolid' },
      {
        part: 'cover',
        material: 'velvet',
        fibres: [
          ['mohair', 60],
          ['cotton', 40],
        ],
      },
      { part: 'filling', material: 'foam' },
      { part: 'lining', material: 'felt', fibres: [['wool', 100]] },
      { part: 'trim', material: 'brass' },
    ],
  },
  table: {
    'morpheus-nightstand': [
      { part: 'structure', material: 'walnutSolid' },
      { part: 'top', material: 'temperedGlass' },
      { part: 'lining', material: 'felt', fibres: [['wool', 100]] },
      { part: 'trim', material: 'brass' },
    ],
    'hermes-side-table': [
      { part: 'structure', material: 'brass' },
      { part: 'top', material: 'travertine' },
      { part: 'base', material: 'castIron' },
    ],
    'hestia-coffee-table': [
      { part: 'top', material: 'walnutSolid' },
      { part: 'trim', material: 'soapstone' },
      { part: 'glass', material: 'opalGlass' },
      { part: 'structure', material: 'brass' },
    ],
  },
  mirror: {
    aphrodite: [
      { part: 'structure', material: 'limeSolid' },
      { part: 'trim', material: 'mineralComposite' },
      { part: 'glass', material: 'mirrorGlass' },
      { part: 'back', material: 'birchPlywood' },
    ],
    narcisse: [
      { part: 'glass', material: 'mirrorGlass' },
      { part: 'bowl', material: 'glass' },
      { part: 'structure', material: 'bronze' },
      { part: 'base', material: 'oakSolid' },
    ],
    hera: [
      { part: 'structure', material: 'brass' },
      { part: 'trim', material: 'enamel' },
      { part: 'glass', material: 'mirrorGlass' },
      { part: 'back', material: 'walnutVeneer' },
    ],
  },
  wardrobe: {
    demeter: [
      { part: 'doors', material: 'oakSolid' },
      { part: 'carcass', material: 'oakVeneer' },
      { part: 'inside', material: 'cedarSolid' },
      { part: 'trim', material: 'strawMarquetry' },
      { part: 'back', material: 'birchPlywood' },
    ],
    persephone: [
      { part: 'doors', material: 'ebonyVeneer' },
      { part: 'trim', material: 'pearSolid' },
      { part: 'carcass', material: 'birchPlywood' },
      { part: 'lining', material: 'felt', fibres: [['wool', 100]] },
      { part: 'glass', material: 'glass' },
    ],
    iris: [
      { part: 'doors', material: 'sycamoreVeneer' },
      { part: 'glass', material: 'glass' },
      { part: 'structure', material: 'aluminium' },
      { part: 'inside', material: 'ashVeneer' },
    ],
    hera: [
      { part: 'doors', material: 'lacqueredBoard' },
      { part: 'trim', material: 'elmMarquetry' },
      { part: 'structure', material: 'limeGilded' },
      { part: 'carcass', material: 'birchPlywood' },
      { part: 'drawers', material: 'sheepSuede' },
    ],
  },
};
