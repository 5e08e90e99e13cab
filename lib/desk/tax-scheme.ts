/** Where the VAT of a sale is declared. */
export type TaxScheme = 'france' | 'oneStopShop' | 'export';

/** Where the VAT of sales to a place is declared: abroad within the Union by the One-Stop-Shop. */
export const taxScheme = ({
  place,
  percent,
}: {
  readonly place: string;
  readonly percent: number;
}): TaxScheme => (percent === 0 ? 'export' : place === 'FR' ? 'france' : 'oneStopShop');
