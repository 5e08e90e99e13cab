import { Day, Moment } from '@/components/desk/time';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { formatPrice } from '@/lib/money';
import type { ChangeDetails, OrderNote, OrderState } from '@/lib/orders/order';
import { undoneChanges } from '@/lib/orders/order-moves';

type Change = {
  readonly id: number;
  readonly state: OrderState;
  readonly note: OrderNote | null;
  readonly author: string;
  readonly remark: string | null;
  readonly details: ChangeDetails | null;
  readonly at: Date;
};

/** Everything that happened to an order, the oldest first. */
export function OrderTimeline({
  changes,
  hasDeposit,
}: {
  changes: readonly Change[];
  /** Whether what was paid first is a deposit. */
  hasDeposit: boolean;
}) {
  const { order, states, notes } = deskWords;
  const authors: Readonly<Record<string, string>> = deskWords.authors;
  const undone = undoneChanges(changes);
  const stateOf = (state: OrderState) =>
    hasDeposit && state === 'paid' ? order.depositReceived : states[state];
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-heading">{order.timeline}</h2>
      <ol className="border-gold border-s ps-6">
        {changes.map(({ id, state, note, author, remark, details, at }) => (
          <li key={id} className="grid gap-0.5 py-3">
            <p>
              {note ? notes[note] : stateOf(state)}
              {undone.has(id) && <span className="text-muted"> · {order.recalled}</span>}
            </p>
            <p className="wrap-anywhere text-muted text-small">
              <Moment at={at} />, {deskText('order.by', { author: authors[author] ?? author })}
            </p>
            {details && <Details details={details} />}
            {remark && <p className="wrap-anywhere whitespace-pre-line text-small">{remark}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Details({ details }: { details: ChangeDetails }) {
  const { order } = deskWords;
  const {
    deliveryDate,
    happenedOn,
    carriers,
    address,
    file,
    declaration,
    photos,
    unpaidCents,
    cents,
    keptCents,
  } = details;
  const facts = [
    [order.agreedDay, deliveryDate && <Day key="day" day={deliveryDate} />],
    [order.happenedOn, happenedOn && <Day key="happened" day={happenedOn} />],
    [order.carriers, carriers],
    [order.deliveryAddress, address?.join(', ')],
    [order.file, file && <bdi key="file">{file}</bdi>],
    [order.declaration, declaration],
    [order.photos, photos?.length],
    [order.cents, cents && formatPrice(cents, 'fr')],
    [order.kept, keptCents && formatPrice(keptCents, 'fr')],
    [order.unpaid, unpaidCents && formatPrice(unpaidCents, 'fr')],
  ] as const;
  return facts.map(([name, value]) =>
    value ? (
      <p key={name} className="wrap-anywhere text-small">
        <span className="text-muted">{name}</span> {value}
      </p>
    ) : null,
  );
}
