import { useRef, useState } from 'react';
import { withQuantity } from '@/lib/cart/cart';
import type { CartActions } from './cart-row';
import { useCartChanges } from './use-cart-changes.client';

type Row = {
  readonly id: string;
  readonly productId: string;
  readonly optionIds: readonly string[];
  readonly quantity: number;
};

/** A press within this time after a row was removed was meant for that row, not for the one that moved up. */
const slideMs = 600;

/**
 * Optimistic cart rows: a change shows at once; while a request for a row is pending, only its last
 * wanted quantity is kept; a refusal restores the server's state.
 * @param readAt server time of the latest change in `rows`
 */
export function useCart<R extends Row>(rows: readonly R[], readAt: number, actions: CartActions) {
  const [source, setSource] = useState(rows);
  const [base, setBase] = useState(rows);
  const [pending, setPending] = useState<Readonly<Record<string, number>>>({});
  /** The row whose quantity was changed last. */
  const [changed, setChanged] = useState('');
  const { change, changedAt } = useCartChanges(actions.add);
  const wanted = useRef<Record<string, number>>({});
  const underWay = useRef(new Set<string>());
  const removedAt = useRef(Number.NEGATIVE_INFINITY);

  if (source !== rows) {
    setSource(rows);
    // Rows read before the latest change made here are stale.
    if (readAt >= changedAt) setBase(rows);
  }

  function apply(id: string, quantity: number): Promise<boolean> {
    if (quantity > 0) {
      const fields = Object.entries({ id, quantity: String(quantity) });
      return change(actions.setQuantity, fields, 'cartQuantityFailed');
    }
    const removed = base.filter((row) => row.id === id);
    return change(actions.removeLine, [['id', id]], 'cartRemoveFailed', removed);
  }

  async function sendChanges(id: string): Promise<void> {
    for (let quantity = wanted.current[id]; quantity !== undefined; quantity = wanted.current[id]) {
      const sent = quantity;
      const isDone = await apply(id, sent);
      if (isDone) setBase((old) => withQuantity(old, id, sent));
      setChanged(isDone ? id : '');
      if (!isDone || wanted.current[id] === sent) delete wanted.current[id];
    }
    underWay.current.delete(id);
    setPending({ ...wanted.current });
  }

  function setQuantity(id: string, quantity: number): void {
    if (performance.now() - removedAt.current < slideMs) return;
    if (quantity === 0) removedAt.current = performance.now();
    wanted.current[id] = quantity;
    setPending({ ...wanted.current });
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    void sendChanges(id);
  }

  async function clear(): Promise<void> {
    const isDone = await change(actions.clearCart, [], 'cartClearFailed', base);
    if (isDone) setBase([]);
  }

  const shown = Object.entries(pending).reduce(
    (list, [id, quantity]) => withQuantity(list, id, quantity),
    base,
  );
  const pieces = shown.reduce((sum, row) => sum + row.quantity, 0);
  const isBusy = Object.keys(pending).length > 0;
  return { rows: shown, pieces, isBusy, changed, setQuantity, clear, change, changedAt };
}
