import type { OrderMailKind } from '@/lib/mail/mail-rules';
import { heldStates, type OrderState, statesInHands } from './order';

/**
 * The states in which a mail about an order still says what is so; `always` where it stays true whatever follows, as what was
 * paid or given back; `asWritten` where who writes it asks that, of more than the state.
 */
const trueIn: Readonly<Record<OrderMailKind, readonly OrderState[] | 'always' | 'asWritten'>> = {
  orderConfirmed: 'always',
  amountDiffers: 'asWritten',
  // Photos from the workshop show what was so; those of the finished pieces announce a call about the day.
  workshopPhotos: statesInHands('workshop'),
  readyPhotos: ['ready'],
  deliveryAgreed: ['agreed'],
  orderDelivered: ['delivered'],
  orderCancelled: ['cancelled'],
  orderRefunded: 'always',
  transferDue: 'asWritten',
  balanceDue: heldStates,
  balancePaid: 'asWritten',
};

/** The states in which a day that comes sends a mail about an order; none where only steps and people do. */
const dueIn: Readonly<Record<OrderMailKind, readonly OrderState[]>> = {
  orderConfirmed: [],
  amountDiffers: [],
  workshopPhotos: [],
  readyPhotos: [],
  deliveryAgreed: [],
  orderDelivered: [],
  orderCancelled: [],
  orderRefunded: [],
  transferDue: ['awaitingTransfer'],
  balanceDue: heldStates,
  balancePaid: [],
};

/** The mails that days may send while an order is in one of some states. */
export const mailsDueIn = (states: readonly OrderState[]): OrderMailKind[] =>
  (Object.keys(dueIn) as OrderMailKind[]).filter((kind) =>
    dueIn[kind].some((state) => states.includes(state)),
  );

/** Whether a mail about an order still says what is so once the order is in a state. */
export function isTrueIn(kind: OrderMailKind, state: OrderState): boolean {
  const states = trueIn[kind];
  return typeof states === 'string' || states.includes(state);
}

/** The mails about an order that say what was so before it has entered a state. */
export const untrueIn = (state: OrderState): OrderMailKind[] =>
  (Object.keys(trueIn) as OrderMailKind[]).filter((kind) => !isTrueIn(kind, state));

/**
 * The photos of mails that wait and that a step into a state replaces, so that they can go along with its own.
 * @param waiting their photos by their ids, apart by spaces @param said the kinds of mails that the step causes
 */
export const photosLeftBy = (
  waiting: readonly { readonly kind: string; readonly photos: string | null }[],
  to: OrderState,
  said: readonly string[],
): string[] => {
  const replaced: readonly string[] = [...untrueIn(to), ...said];
  return waiting.flatMap(({ kind, photos }) =>
    photos && replaced.includes(kind) ? photos.split(' ') : [],
  );
};
