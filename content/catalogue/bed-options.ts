import type { Capability } from './capabilities';
import type { Piece } from './piece';

export type BedOption = {
  readonly id: string;
  /** Euro cents, VAT included. */
  readonly priceCents: number;
  /** What it adds, or provides in a second place. */
  readonly capabilities: readonly Capability[];
  /** Ids of the beds that offer it. */
  readonly available: readonly Piece['id'][];
};

/** Source: price list of the company. */
export const bedOptions = [
  {
    id: 'led_lighting',
    priceCents: 120_000,
    capabilities: ['light'],
    available: ['zeus', 'hades', 'poseidon', 'chronos', 'kratos'],
  },
  {
    id: 'holographic_projector',
    priceCents: 350_000,
    capabilities: ['projector'],
    available: ['zeus', 'poseidon', 'chronos'],
  },
  {
    id: 'massage_system',
    priceCents: 280_000,
    capabilities: ['massage', 'motors'],
    available: ['zeus', 'hades', 'poseidon', 'chronos', 'kratos'],
  },
  { id: 'integrated_table', priceCents: 180_000, capabilities: [], available: ['zeus', 'chronos'] },
  {
    id: 'safe_storage',
    priceCents: 220_000,
    capabilities: ['fingerprint'],
    available: ['zeus', 'hades', 'kratos'],
  },
  {
    id: 'wireless_charging',
    priceCents: 80_000,
    capabilities: ['wirelessCharging'],
    available: ['zeus', 'hades', 'poseidon', 'chronos', 'kratos'],
  },
  {
    id: 'integrated_tv',
    priceCents: 420_000,
    capabilities: ['screen', 'sound', 'motors', 'remote', 'network'],
    available: ['chronos', 'kratos'],
  },
  {
    id: 'massage_chair',
    priceCents: 380_000,
    capabilities: ['massage', 'rollers', 'motors'],
    available: ['chronos', 'kratos'],
  },
] as const satisfies readonly BedOption[];
