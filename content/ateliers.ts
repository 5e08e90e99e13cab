import type { Category } from './piece';

export type AtelierOption = {
  readonly id: string;
  /** Euro cents, VAT included. */
  readonly priceCents: number;
  /** Heading the option stands under; the part of the id before the dash. */
  readonly group: 'tech' | 'mat' | 'size' | 'fin' | 'func' | 'frame' | 'dim';
};

/** A composition made to measure from the story of a piece: its base price and what can be added. */
export type Atelier = {
  readonly basePriceCents: number;
  readonly options: readonly AtelierOption[];
};

/** Source: price list of the house, story pages. */
export const ateliers = {
  bed: {
    basePriceCents: 500_000,
    options: [
      { id: 'tech-1', priceCents: 80_000, group: 'tech' },
      { id: 'tech-2', priceCents: 40_000, group: 'tech' },
      { id: 'tech-3', priceCents: 60_000, group: 'tech' },
      { id: 'tech-4', priceCents: 90_000, group: 'tech' },
      { id: 'mat-1', priceCents: 120_000, group: 'mat' },
      { id: 'mat-2', priceCents: 150_000, group: 'mat' },
      { id: 'mat-3', priceCents: 80_000, group: 'mat' },
      { id: 'size-1', priceCents: 50_000, group: 'size' },
      { id: 'size-2', priceCents: 30_000, group: 'size' },
    ],
  },
  chair: {
    basePriceCents: 350_000,
    options: [
      { id: 'mat-1', priceCents: 50_000, group: 'mat' },
      { id: 'mat-2', priceCents: 30_000, group: 'mat' },
      { id: 'mat-3', priceCents: 40_000, group: 'mat' },
      { id: 'fin-1', priceCents: 80_000, group: 'fin' },
      { id: 'fin-2', priceCents: 60_000, group: 'fin' },
      { id: 'fin-3', priceCents: 35_000, group: 'fin' },
      { id: 'tech-1', priceCents: 70_000, group: 'tech' },
      { id: 'tech-2', priceCents: 45_000, group: 'tech' },
    ],
  },
  table: {
    basePriceCents: 280_000,
    options: [
      { id: 'tech-1', priceCents: 20_000, group: 'tech' },
      { id: 'tech-2', priceCents: 45_000, group: 'tech' },
      { id: 'tech-3', priceCents: 80_000, group: 'tech' },
      { id: 'mat-1', priceCents: 120_000, group: 'mat' },
      { id: 'mat-2', priceCents: 60_000, group: 'mat' },
      { id: 'mat-3', priceCents: 80_000, group: 'mat' },
      { id: 'func-1', priceCents: 35_000, group: 'func' },
      { id: 'func-2', priceCents: 25_000, group: 'func' },
    ],
  },
  mirror: {
    basePriceCents: 180_000,
    options: [
      { id: 'func-1', priceCents: 30_000, group: 'func' },
      { id: 'func-2', priceCents: 65_000, group: 'func' },
      { id: 'func-3', priceCents: 40_000, group: 'func' },
      { id: 'frame-1', priceCents: 90_000, group: 'frame' },
      { id: 'frame-2', priceCents: 120_000, group: 'frame' },
      { id: 'frame-3', priceCents: 80_000, group: 'frame' },
      { id: 'tech-1', priceCents: 50_000, group: 'tech' },
      { id: 'tech-2', priceCents: 75_000, group: 'tech' },
    ],
  },
  wardrobe: {
    basePriceCents: 420_000,
    options: [
      { id: 'dim-1', priceCents: 40_000, group: 'dim' },
      { id: 'dim-2', priceCents: 30_000, group: 'dim' },
      { id: 'dim-3', priceCents: 25_000, group: 'dim' },
      { id: 'tech-1', priceCents: 80_000, group: 'tech' },
      { id: 'tech-2', priceCents: 35_000, group: 'tech' },
      { id: 'tech-3', priceCents: 60_000, group: 'tech' },
      { id: 'mat-1', priceCents: 100_000, group: 'mat' },
      { id: 'mat-2', priceCents: 75_000, group: 'mat' },
    ],
  },
} as const satisfies Record<Category, Atelier>;
