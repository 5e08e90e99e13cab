import { deskWords } from '@/lib/desk/desk-words';
import { taxScheme } from '@/lib/desk/tax-scheme';
import { formatPercent, formatPrice } from '@/lib/money';

type Row = {
  readonly place: string;
  readonly percent: number;
  readonly isBusiness: boolean;
  readonly invoices: number;
  readonly creditNotes: number;
  readonly cents: number;
  readonly vatCents: number;
};

const names = new Intl.DisplayNames('fr', { type: 'region' });
const cell = 'border-line border-b py-3 pe-3 text-start align-top md:pe-6';
const figure = `${cell} whitespace-nowrap text-end lining-nums tabular-nums`;
/** Left out on a phone, as the file has it too. */
const wide = 'max-md:hidden';

/** The name of a place of tax. */
export const taxPlaceName = (place: string): string =>
  place === 'XI' ? deskWords.tax.northernIreland : (names.of(place) ?? place);

/** Sales less refunds of a quarter, by country and rate. */
export function TaxTable({ rows }: { rows: readonly Row[] }) {
  const { tax: t } = deskWords;
  const price = (cents: number) => formatPrice(cents, 'fr');
  const columns = [
    [t.country, cell],
    [t.scheme, `${cell} ${wide}`],
    [t.rate, figure],
    [t.invoices, `${figure} ${wide}`],
    [t.credits, `${figure} ${wide}`],
    [t.net, figure],
    [t.vat, figure],
    [t.gross, `${figure} ${wide}`],
  ] as const;
  return (
    <table className="w-full text-small">
      <thead>
        <tr>
          {columns.map(([name, look]) => (
            <th key={name} scope="col" className={look}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.place} ${row.percent} ${row.isBusiness}`}>
            <th scope="row" className={`${cell} font-normal`}>
              {taxPlaceName(row.place)}
              {row.isBusiness && <span className="block text-muted">{t.business}</span>}
            </th>
            <td className={`${cell} ${wide}`}>{t.schemes[taxScheme(row)]}</td>
            <td className={figure}>{formatPercent(row.percent, 'fr')}</td>
            <td className={`${figure} ${wide}`}>{row.invoices}</td>
            <td className={`${figure} ${wide}`}>{row.creditNotes}</td>
            <td className={figure}>{price(row.cents - row.vatCents)}</td>
            <td className={figure}>{price(row.vatCents)}</td>
            <td className={`${figure} ${wide}`}>{price(row.cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
