import { type ChosenOption, mostChosen } from '@/lib/catalogue/chosen-options';
import { countryName } from '@/lib/delivery/destination';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { classInWords, pieceInWords } from '@/lib/desk/figure-words';
import {
  type DeliveryTime,
  deliveriesByClass,
  type Sale,
  type SoldLine,
  salesByCountry,
  soldOptions,
  soldPieces,
} from '@/lib/desk/figures';
import { getMessages } from '@/lib/i18n/request';
import { formatCount, formatPrice } from '@/lib/money';
import { BarFigure } from './bar-figure';

type Props = {
  /** The period in words. */
  name: string;
  sales: readonly Sale[];
  lines: readonly SoldLine[];
  times: readonly DeliveryTime[];
  offers: { readonly written: number; readonly accepted: number };
};

const mostOptions = 20;

/** Where and what a period has sold, how fast it was delivered, and what became of its offers. */
export async function SoldFigures({ name: period, sales, lines, times, offers }: Props) {
  const { figures: t } = deskWords;
  const messages = await getMessages();
  const label = (of: string) => deskText('figures.bars', { of, period });
  const options: readonly ChosenOption[] = soldOptions(lines);
  const hasDeliveries = times.length > 0;
  return (
    <>
      <BarFigure
        title={t.countries}
        label={label(t.countries)}
        columns={[t.country, t.orders, t.turnover]}
        none={t.noOrders}
        rows={salesByCountry(sales).map(({ country, orders, cents }) => ({
          name: countryName(country, 'fr'),
          value: cents,
          cells: [formatCount(orders, 'fr'), formatPrice(cents, 'fr')],
        }))}
      />
      <BarFigure
        title={t.pieces}
        label={label(t.pieces)}
        columns={[t.piece, t.sold, t.amount]}
        none={t.noOrders}
        rows={soldPieces(lines).map(({ productId, name, quantity, cents }) => ({
          name: pieceInWords(messages, productId, name),
          value: quantity,
          cells: [formatCount(quantity, 'fr'), formatPrice(cents, 'fr')],
        }))}
      />
      <BarFigure
        title={t.options}
        label={label(t.options)}
        columns={[t.option, t.chosen]}
        none={t.noOptions}
        rows={mostChosen(messages, options, mostOptions).map(({ name, count }) => ({
          name,
          value: count,
          cells: [formatCount(count, 'fr')],
        }))}
      />
      <BarFigure
        title={t.times}
        label={label(t.times)}
        columns={[t.time, t.deliveries]}
        none={t.noDeliveries}
        rows={(hasDeliveries ? deliveriesByClass(times) : []).map((one) => ({
          name: classInWords(one),
          value: one.count,
          cells: [formatCount(one.count, 'fr')],
        }))}
      />
      <BarFigure
        title={t.offers}
        label={label(t.offers)}
        columns={[t.offer, t.count]}
        none={t.noOffers}
        rows={(offers.written > 0 ? (['written', 'accepted'] as const) : []).map((one) => ({
          name: t.offerKinds[one],
          value: offers[one],
          cells: [formatCount(offers[one], 'fr')],
        }))}
      />
    </>
  );
}
