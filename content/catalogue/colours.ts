import type { Category } from './piece';

/**
 * Families of colour that a piece can be looked for by; words under `finder.colours`. No choice of a buyer: finishes are
 * options, in `content/catalogue/configurators.ts`.
 */
export const colours = [
  'white',
  'grey',
  'black',
  'wood',
  'gold',
  'red',
  'pink',
  'green',
  'blue',
] as const;
export type Colour = (typeof colours)[number];

/** The colours a piece is seen in, the largest surface first. Source: its materials, and its picture `front`. */
export const coloursOf: Readonly<Record<Category, Readonly<Record<string, readonly Colour[]>>>> = {
  bed: {
    zeus: ['blue', 'white'],
    hades: ['black', 'red'],
    poseidon: ['white', 'blue'],
    chronos: ['wood', 'gold', 'blue'],
    kratos: ['black', 'red'],
  },
  chair: {
    athena: ['green', 'wood'],
    hygieia: ['white', 'wood'],
    morphee: ['grey'],
    artemis: ['green', 'grey'],
    apollo: ['gold', 'wood'],
  },
  table: {
    'morpheus-nightstand': ['wood', 'blue'],
    'hermes-side-table': ['gold', 'white', 'black'],
    'hestia-coffee-table': ['wood', 'black'],
  },
  mirror: {
    aphrodite: ['pink', 'white'],
    narcisse: ['black', 'green'],
    hera: ['gold', 'blue', 'green'],
  },
  wardrobe: {
    demeter: ['wood', 'gold'],
    persephone: ['black', 'wood', 'red'],
    iris: ['white', 'red', 'green', 'blue'],
    hera: ['blue', 'green', 'gold'],
  },
};
