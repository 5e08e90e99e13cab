export type SearchKind = 'piece' | 'option' | 'story' | 'question' | 'page';

/** Something that can be found. */
export type SearchDocument = {
  readonly kind: SearchKind;
  /** Without language. */
  readonly path: string;
  readonly title: string;
  /** A line about it. */
  readonly text: string;
  /** Further lines, such as features; the one that was looked for is shown instead of `text`. */
  readonly lines: readonly string[];
  /** Other words it is looked for by; never shown. */
  readonly keywords: string;
  /** What it is and does, as the vocabulary names it: category, god, colours, capabilities, warnings, its path. */
  readonly keys: readonly string[];
  /** Product, the addresses of a small picture of it for each theme, and price, as a page shows it; pieces and options only. */
  readonly productId?: string;
  readonly picture?: { readonly day: string; readonly night: string };
  readonly price?: string;
  /** What is compared with a price or a size; pieces only. */
  readonly facts?: {
    /** Euro cents of its editions. */
    readonly cents: readonly number[];
    readonly widthCm: number;
    /** Width and length. */
    readonly mattressCm?: readonly [number, number];
  };
};
