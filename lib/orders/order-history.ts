import { type CustomerNote, isCustomerNote, type OrderNote } from './order';
import { undoneChanges } from './order-moves';
import type { OrderChangeView, OrderView } from './order-view';

/** A change in the customer's history. `day` is the day it is about: a moment, or a day as `2026-12-14`. */
export type CustomerChange = Pick<OrderChangeView, 'id' | 'state'> & {
  readonly note: CustomerNote | null;
  readonly day: Date | string;
  /** The sum that came or was given back with it, euro cents; `undefined` for what is about no sum of its own. */
  readonly cents: number | undefined;
};

const sumNotes: readonly OrderNote[] = ['partlyRefunded', 'transferPart', 'balanceDiffers'];

/** Changes whose sum its customer reads. */
const isAboutSum = ({ state, note }: Pick<OrderChangeView, 'state' | 'note'>): boolean =>
  note ? sumNotes.includes(note) : state === 'refunded';

/**
 * What happened to an order, the oldest first. An agreed delivery has the agreed day and a delivery the day it
 * happened, not the days on which the house noted them; of several agreed days the last one counts. What was undone is
 * left out.
 */
export function customerChanges({
  changes,
  deliveryDate,
  deliveredAt,
}: Pick<OrderView, 'changes' | 'deliveryDate' | 'deliveredAt'>): CustomerChange[] {
  const undone = undoneChanges(changes);
  const standing = changes.filter(({ id }) => !undone.has(id));
  const agreed = standing.findLast(({ state, note }) => state === 'agreed' && !note);
  return standing.flatMap((change): CustomerChange[] => {
    const { id, state, note, at } = change;
    const cents = isAboutSum(change) ? change.details?.cents : undefined;
    if (note) return isCustomerNote(note) ? [{ id, state, note, day: at, cents }] : [];
    if (state === 'agreed' && id !== agreed?.id) return [];
    const noted = { agreed: deliveryDate, delivered: deliveredAt } as const;
    const day = (state === 'agreed' || state === 'delivered') && noted[state];
    return [{ id, state, note, day: day || at, cents }];
  });
}

/** Whether the address that was given with a payment of an order was in another country than its price. */
export const wasPaidElsewhere = ({ changes }: Pick<OrderView, 'changes'>): boolean =>
  changes.some(({ note }) => note === 'addressDiffers');

/** Why an order is to be checked, as the last note of that says. */
const causeOf = ({ changes }: Pick<OrderView, 'changes'>) =>
  changes.findLast(({ state, note }) => state === 'differs' && note)?.note;

/** Whether an order waits for the house because the address given with its payment is in another country than its price. */
export const hasOtherAddress = (order: Pick<OrderView, 'changes'>): boolean =>
  causeOf(order) === 'addressDiffers';

/** Whether an order waits for the rest of a bank transfer. */
export const isPaidInPart = (order: Pick<OrderView, 'changes' | 'state'>): boolean =>
  order.state === 'differs' && causeOf(order) === 'transferPart';
