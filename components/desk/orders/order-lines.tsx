import { Fragment } from 'react';
import { storedDestination } from '@/lib/delivery/delivery';
import { vatIn } from '@/lib/delivery/tax';
import { vatRateInWords } from '@/lib/delivery/vat-words';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { formatPrice } from '@/lib/money';
import type { CreditedStay } from '@/lib/residence/night-credit';

type Line = {
  readonly position: number;
  readonly name: string;
  readonly optionNames: readonly string[];
  readonly quantity: number;
  readonly unitCents: number;
  /** The words it was sold in, where they are not French. */
  readonly soldAs?: string;
};

type Props = {
  /** The stays whose nights are taken off. */
  stays: readonly CreditedStay[];
  /** What was given back so far, euro cents. */
  returnedCents: number;
  order: {
    readonly lines: readonly Line[];
    readonly deliveryCents: number;
    readonly totalCents: number;
    readonly vatPercent: number;
    readonly deliveryCountry: string | null;
    readonly deliveryPostcode: string | null;
  };
};

/** What was ordered, in French and as sold, with its options and the total. */
export function OrderLines({ order: placed, stays, returnedCents }: Props) {
  const { lines, deliveryCents, totalCents, vatPercent } = placed;
  const rate = vatRateInWords(vatPercent, storedDestination(placed), 'fr');
  const { order, refunds } = deskWords;
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-heading">{order.lines}</h2>
      <ul className="border-line border-t">
        {lines.map(({ position, name, optionNames, quantity, unitCents, soldAs }) => (
          <li
            key={position}
            className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-line border-b py-3"
          >
            <div>
              <p>{name}</p>
              {optionNames.length > 0 && (
                <p className="text-muted text-small">{optionNames.join(', ')}</p>
              )}
              {soldAs && (
                <p className="text-muted text-small">
                  {order.soldAs} <bdi>{soldAs}</bdi>
                </p>
              )}
            </div>
            <p className="tabular-nums">
              {deskText('order.quantity', {
                quantity: String(quantity),
                price: formatPrice(unitCents, 'fr'),
              })}
            </p>
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-2 gap-y-1 lining-nums tabular-nums">
        <dt className="text-muted">{order.delivery}</dt>
        <dd className="text-end">{formatPrice(deliveryCents, 'fr')}</dd>
        {stays.map(({ number, cents }) => (
          <Fragment key={number}>
            <dt className="text-muted">{deskText('order.nights', { number })}</dt>
            <dd className="text-end">{formatPrice(-cents, 'fr')}</dd>
          </Fragment>
        ))}
        <dt>{order.total}</dt>
        <dd className="text-end font-display text-lead">{formatPrice(totalCents, 'fr')}</dd>
        <dt className="text-muted">{order.vat}</dt>
        <dd className="text-end">
          {vatPercent > 0
            ? `${formatPrice(vatIn(totalCents, vatPercent), 'fr')} (${rate})`
            : order.exempt}
        </dd>
        {returnedCents > 0 && (
          <>
            <dt className="text-muted">{refunds.returned}</dt>
            <dd className="text-end">{formatPrice(returnedCents, 'fr')}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
