import type { Capability } from './capabilities';
import type { ParcelItem } from './parcels';
import type { Category, Connectivity } from './piece';

export type ConfiguratorOption = {
  readonly id: string;
  /** Euro cents, VAT included. */
  readonly priceCents: number;
  /** What it adds to the base. */
  readonly capabilities: readonly Capability[];
  /** Heading the option stands under; the part of the id before the dash. */
  readonly group: 'tech' | 'mat' | 'size' | 'fin' | 'func' | 'frame' | 'dim';
  /** What it is in place of in the base. Of the options that take the same place one is made at most. */
  readonly inPlaceOf?: 'cover' | 'frame';
};

/**
 * Base and options of the compositions that a story page sells: numbered single pieces, made to order
 * in the size of the piece of the story. `options.ateliers.bases` describes the base in words.
 */
export type Configurator = {
  readonly basePriceCents: number;
  /** What the base does without any option. */
  readonly capabilities: readonly Capability[];
  readonly connectivity: readonly Connectivity[];
  readonly parcels: readonly ParcelItem[];
  readonly options: readonly ConfiguratorOption[];
};

/** Source: price list, story pages. */
export const configurators = {
  bed: {
    basePriceCents: 500_000,
    capabilities: ['mattress', 'presence'],
    connectivity: ['Wi-Fi 6', 'Bluetooth 5.3'],
    parcels: ['frame', 'base', 'headboard', 'mattress', 'powerCable', 'tools', 'manual'],
    options: [
      { id: 'tech-1', priceCents: 80_000, capabilities: ['massage', 'motors'], group: 'tech' },
      { id: 'tech-2', priceCents: 40_000, capabilities: ['light'], group: 'tech' },
      {
        id: 'tech-3',
        priceCents: 60_000,
        capabilities: ['voice', 'microphone', 'sound', 'network'],
        group: 'tech',
      },
      { id: 'tech-4', priceCents: 90_000, capabilities: ['cooling', 'heat'], group: 'tech' },
      { id: 'mat-1', priceCents: 120_000, capabilities: [], group: 'mat' },
      { id: 'mat-2', priceCents: 150_000, capabilities: [], group: 'mat' },
      { id: 'mat-3', priceCents: 80_000, capabilities: [], group: 'mat' },
      { id: 'size-1', priceCents: 50_000, capabilities: [], group: 'size' },
      { id: 'size-2', priceCents: 30_000, capabilities: [], group: 'size' },
    ],
  },
  chair: {
    basePriceCents: 350_000,
    capabilities: [],
    connectivity: [],
    parcels: ['armchair', 'transportCover', 'manual'],
    options: [
      { id: 'mat-1', priceCents: 50_000, capabilities: [], group: 'mat', inPlaceOf: 'cover' },
      { id: 'mat-2', priceCents: 30_000, capabilities: [], group: 'mat', inPlaceOf: 'cover' },
      { id: 'mat-3', priceCents: 40_000, capabilities: [], group: 'mat', inPlaceOf: 'cover' },
      { id: 'fin-1', priceCents: 80_000, capabilities: [], group: 'fin' },
      { id: 'fin-2', priceCents: 60_000, capabilities: [], group: 'fin' },
      { id: 'fin-3', priceCents: 35_000, capabilities: [], group: 'fin' },
      {
        id: 'tech-1',
        priceCents: 70_000,
        capabilities: ['massage', 'heat', 'motors'],
        group: 'tech',
      },
      { id: 'tech-2', priceCents: 45_000, capabilities: ['sound', 'network'], group: 'tech' },
    ],
  },
  table: {
    basePriceCents: 280_000,
    capabilities: [],
    connectivity: [],
    parcels: ['table', 'manual'],
    options: [
      { id: 'tech-1', priceCents: 20_000, capabilities: ['wirelessCharging'], group: 'tech' },
      {
        id: 'tech-2',
        priceCents: 45_000,
        capabilities: ['voice', 'microphone', 'sound', 'network'],
        group: 'tech',
      },
      { id: 'tech-3', priceCents: 80_000, capabilities: ['screen', 'network'], group: 'tech' },
      { id: 'mat-1', priceCents: 120_000, capabilities: [], group: 'mat' },
      { id: 'mat-2', priceCents: 60_000, capabilities: [], group: 'mat' },
      { id: 'mat-3', priceCents: 80_000, capabilities: [], group: 'mat' },
      { id: 'func-1', priceCents: 35_000, capabilities: ['cooling'], group: 'func' },
      { id: 'func-2', priceCents: 25_000, capabilities: ['light'], group: 'func' },
    ],
  },
  mirror: {
    basePriceCents: 180_000,
    capabilities: [],
    connectivity: [],
    parcels: ['mirror', 'wallFixings', 'manual'],
    options: [
      { id: 'func-1', priceCents: 30_000, capabilities: ['light', 'daylight'], group: 'func' },
      {
        id: 'func-2',
        priceCents: 65_000,
        capabilities: ['camera', 'light', 'network'],
        group: 'func',
      },
      {
        id: 'func-3',
        priceCents: 40_000,
        capabilities: ['weather', 'screen', 'network'],
        group: 'func',
      },
      { id: 'frame-1', priceCents: 90_000, capabilities: [], group: 'frame', inPlaceOf: 'frame' },
      { id: 'frame-2', priceCents: 120_000, capabilities: [], group: 'frame', inPlaceOf: 'frame' },
      { id: 'frame-3', priceCents: 80_000, capabilities: [], group: 'frame', inPlaceOf: 'frame' },
      { id: 'tech-1', priceCents: 50_000, capabilities: ['camera', 'face'], group: 'tech' },
      {
        id: 'tech-2',
        priceCents: 75_000,
        capabilities: ['camera', 'screen', 'sound', 'network'],
        group: 'tech',
      },
    ],
  },
  wardrobe: {
    basePriceCents: 420_000,
    capabilities: [],
    connectivity: [],
    parcels: ['panels', 'interior', 'wallFixings', 'manual'],
    options: [
      { id: 'dim-1', priceCents: 40_000, capabilities: [], group: 'dim' },
      { id: 'dim-2', priceCents: 30_000, capabilities: [], group: 'dim' },
      { id: 'dim-3', priceCents: 25_000, capabilities: [], group: 'dim' },
      { id: 'tech-1', priceCents: 80_000, capabilities: ['nfc', 'network'], group: 'tech' },
      { id: 'tech-2', priceCents: 35_000, capabilities: ['light', 'opening'], group: 'tech' },
      {
        id: 'tech-3',
        priceCents: 60_000,
        capabilities: ['light', 'screen', 'network'],
        group: 'tech',
      },
      { id: 'mat-1', priceCents: 100_000, capabilities: [], group: 'mat' },
      { id: 'mat-2', priceCents: 75_000, capabilities: [], group: 'mat' },
    ],
  },
} as const satisfies Record<Category, Configurator>;
