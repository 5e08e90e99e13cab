import type { OrderMailKind } from '@/lib/mail/mail-rules';
import { heldStates, type OrderState } from './order';

/**
 * The states in which a mail about an order still says what is so. Others stay true whatever follows (what was paid or given
 * back, with its papers), or check it when they leave (a transfer that is due, an amount that differs).
 */
const trueIn: Partial<Readonly<Record<OrderMailKind, readonly OrderState[]>>> = {
  // Photos from the workshop show what was so; those of the finished pieces announce a call about the day.
  workshopPhotos: ['workshop', 'ready'],
  readyPhotos: ['ready'],
  deliveryAgreed: ['agreed'],
  orderDelivered: ['delivered'],
  orderCancelled: ['cancelled'],
  balanceDue: heldStates,
};

/** Whether a mail about an order still says what is so once the order is in a state. */
export const isTrueIn = (kind: OrderMailKind, state: OrderState): boolean =>
  trueIn[kind]?.includes(state) ?? true;

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
