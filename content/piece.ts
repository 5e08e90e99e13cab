import type { Capability } from './capabilities';
import type { EditionContents } from './editions';
import type { ParcelItem } from './parcels';

/** The five kinds of furniture the company makes. */
export const categories = ['bed', 'chair', 'table', 'mirror', 'wardrobe'] as const;
export type Category = (typeof categories)[number];

/** The lines the pieces belong to, named in `messages/<language>/collections.ts`. */
export type Collection =
  | 'olympe'
  | 'titans'
  | 'underworld'
  | 'aqua'
  | 'oracles'
  | 'foyer'
  | 'reflets'
  | 'saisons';

export type Connectivity =
  | 'Wi-Fi 6'
  | 'Bluetooth 5.3'
  | 'Matter'
  | 'Thread'
  | '5G'
  | 'NFC'
  | 'Zigbee 3.0'
  | 'UWB';

/** What is built, sold and delivered at one price: a piece, or its plainer edition. */
export type Edition = {
  /** Unique in the whole shop; what carts, quotes and feeds call it. */
  readonly productId: string;
  /** Euro cents, VAT included. */
  readonly priceCents: number;
  readonly sizeMm: { readonly width: number; readonly depth: number; readonly height: number };
  readonly weightKg: number;
  /** Without those that follow from the connectivity and the battery: `capabilitiesOf` has all. */
  readonly capabilities: readonly Capability[];
  readonly connectivity: readonly Connectivity[];
  /** Mains draw with everything on, and what the built-in battery sustains alone (0: none). */
  readonly power: { readonly peakWatts: number; readonly batteryHours: number };
  readonly parcels: readonly ParcelItem[];
  /** What the comparison lists; where there are two editions. */
  readonly contents?: EditionContents;
};

/** A piece of furniture as the workshop knows it: everything that holds in every language. */
export type Piece = Edition & {
  readonly category: Category;
  /** Unique within its category; the last part of its addresses. */
  readonly id: string;
  /** Other ids that lead to the same piece. */
  readonly aliases: readonly string[];
  /** Key of the god under `gods` in the messages. */
  readonly god: string;
  readonly collection: Collection;
  /** A plainer edition sold beside the default one. */
  readonly structure?: Edition & { readonly contents: EditionContents };
  /** Sleeping surface, beds only. */
  readonly mattressCm?: { readonly width: number; readonly length: number };
  /** People it is made for, beds only. */
  readonly capacity?: number;
  /** The legal two years are within it. */
  readonly warrantyYears: number;
  /** The warranty of an order placed online, where the company gives more than the sheet. */
  readonly onlineWarrantyYears?: number;
  readonly leadTimeWeeks: { readonly min: number; readonly max: number };
};
