import { useRef, useState } from 'react';
import type { ErrorCode, FormAction } from '@/lib/action';
import { afterPaint } from './after-paint';
import { toasts } from './signals';
import { keepSummary } from './summary-store';
import { send } from './use-action';

export type CartActions = {
  setQuantity: FormAction;
  removeLine: FormAction;
  clearCart: FormAction;
  removeWish: FormAction;
};

type Row = { readonly id: string; readonly quantity: number };

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/**
 * Rows as the visitor wants them, ahead of the server: a change shows at once; while one is on its
 * way only the last wish for that row is kept; a refusal brings back what the server has.
 */
export function useCart<R extends Row>(rows: readonly R[], actions: CartActions) {
  const [source, setSource] = useState(rows);
  const [base, setBase] = useState(rows);
  const [wishes, setWishes] = useState<Readonly<Record<string, number>>>({});
  const wanted = useRef<Record<string, number>>({});
  const underWay = useRef(new Set<string>());
  /** When the server counted after the latest change made here. */
  const changedAt = useRef(0);

  if (source !== rows) {
    setSource(rows);
    setBase(rows);
  }

  async function change(
    action: FormAction,
    fields: Record<string, string>,
    failure: ErrorCode,
  ): Promise<boolean> {
    const result = await send(action, formOf(fields), failure);
    const isSilent = result.ok && result.code === 'quantitySet';
    if (!isSilent) toasts.send(result);
    if (result.ok && result.summary) {
      changedAt.current = result.summary.at;
      keepSummary(result.summary);
    }
    return result.ok;
  }

  function apply(id: string, quantity: number): Promise<boolean> {
    return quantity === 0
      ? change(actions.removeLine, { id }, 'cartRemoveFailed')
      : change(actions.setQuantity, { id, quantity: String(quantity) }, 'cartQuantityFailed');
  }

  async function settle(id: string): Promise<void> {
    for (let quantity = wanted.current[id]; quantity !== undefined; quantity = wanted.current[id]) {
      const sent = quantity;
      const isDone = await apply(id, sent);
      if (isDone) setBase((old) => withQuantity(old, id, sent));
      if (!isDone || wanted.current[id] === sent) delete wanted.current[id];
    }
    underWay.current.delete(id);
    setWishes({ ...wanted.current });
  }

  function setQuantity(id: string, quantity: number): void {
    wanted.current[id] = quantity;
    setWishes({ ...wanted.current });
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    afterPaint(() => void settle(id));
  }

  async function clear(): Promise<void> {
    if (await change(actions.clearCart, {}, 'cartClearFailed')) setBase([]);
  }

  const shown = Object.entries(wishes).reduce(
    (list, [id, quantity]) => withQuantity(list, id, quantity),
    base,
  );
  return {
    rows: shown,
    isBusy: Object.keys(wishes).length > 0,
    setQuantity,
    clear,
    change,
    changedAt,
  };
}

function withQuantity<R extends Row>(
  rows: readonly R[],
  id: string,
  quantity: number,
): readonly R[] {
  return rows.flatMap((row) => {
    if (row.id !== id) return [row];
    return quantity === 0 ? [] : [{ ...row, quantity }];
  });
}
