import type { Piece } from './piece';

export type BedOption = {
  readonly id: string;
  /** Euro cents, VAT included. */
  readonly priceCents: number;
  /** Ids of the beds it can be built into. */
  readonly available: readonly Piece['id'][];
};

/** Source: price list of the house. */
export const bedOptions = [
  {
    id: 'led_lighting',
    priceCents: 120_000,
    available: ['zeus', 'hades', 'poseidon', 'chronos', 'kratos'],
  },
  { id: 'holographic_projector', priceCents: 350_000, available: ['zeus', 'poseidon', 'chronos'] },
  {
    id: 'massage_system',
    priceCents: 280_000,
    available: ['zeus', 'hades', 'poseidon', 'chronos', 'kratos'],
  },
  { id: 'integrated_table', priceCents: 180_000, available: ['zeus', 'chronos'] },
  { id: 'safe_storage', priceCents: 220_000, available: ['zeus', 'hades', 'kratos'] },
  {
    id: 'wireless_charging',
    priceCents: 80_000,
    available: ['zeus', 'hades', 'poseidon', 'chronos', 'kratos'],
  },
  { id: 'integrated_tv', priceCents: 420_000, available: ['chronos', 'kratos'] },
  { id: 'massage_chair', priceCents: 380_000, available: ['chronos', 'kratos'] },
] as const satisfies readonly BedOption[];
