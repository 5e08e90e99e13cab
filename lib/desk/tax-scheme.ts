/** Where the VAT of a sale is declared; `business` where its customer is a company abroad, which has to be found out. */
export type TaxScheme = 'france' | 'oneStopShop' | 'business' | 'export';

/**
 * Where the VAT of sales to a place is declared: abroad within the Union by the One-Stop-Shop, unless the customer has a VAT number.
 * The One-Stop-Shop is for sales to non-taxable persons alone (articles 369a ff. of directive 2006/112/EC).
 */
export function taxScheme({
  place,
  percent,
  isBusiness,
}: {
  readonly place: string;
  readonly percent: number;
  /** Whether the customer has a VAT number. */
  readonly isBusiness: boolean;
}): TaxScheme {
  if (percent === 0) return 'export';
  if (place === 'FR') return 'france';
  return isBusiness ? 'business' : 'oneStopShop';
}
