import type { Capability } from './capabilities';
import type { EditionContents } from './editions';
import type { ParcelItem } from './parcels';

/** The five kinds of furniture the company makes. */
export const categories = ['bed', 'chair', 'table', 'mirror', 'wardrobe'] as const;
export type Category = (typeof categories)[number];

/** The lines the pieces belong to, named in `messages/<language>/catalogue/collections.ts`. */
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

/** What is built and sold at one price: a piece, or its simpler edition. */
export type Edition = {
  /** Unique in the shop; carts, quotes and feeds use it. */
  readonly productId: string;
  /** Euro cents, VAT included. */
  readonly priceCents: number;
  readonly sizeMm: { readonly width: number; readonly depth: number; readonly height: number };
  readonly weightKg: number;
  /** Those that do not follow from connectivity and battery; `capabilitiesOf` gives all. */
  readonly capabilities: readonly Capability[];
  readonly connectivity: readonly Connectivity[];
  /** Power draw with everything on, and hours on the built-in battery alone (0 without one). */
  readonly power: { readonly peakWatts: number; readonly batteryHours: number };
  readonly parcels: readonly ParcelItem[];
  /** Rows of the comparison, for pieces with two editions. */
  readonly contents?: EditionContents;
};

/** The facts of a piece of furniture that are the same in every language. */
export type Piece = Edition & {
  readonly category: Category;
  /** Unique within its category; the last segment of its addresses. */
  readonly id: string;
  /** Other ids that lead to the same piece. */
  readonly aliases: readonly string[];
  /** Key of the god under `gods` in the messages. */
  readonly god: string;
  readonly collection: Collection;
  /** A simpler edition sold beside the default one. */
  readonly structure?: Edition & { readonly contents: EditionContents };
  /** Sleeping surface, beds only. */
  readonly mattressCm?: { readonly width: number; readonly length: number };
  /** Number of people it is made for, beds only. */
  readonly capacity?: number;
  /** Includes the two years required by law. */
  readonly warrantyYears: number;
  /** Warranty of an online order, where it is longer. */
  readonly onlineWarrantyYears?: number;
  readonly leadTimeWeeks: { readonly min: number; readonly max: number };
};
