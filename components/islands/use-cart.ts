import { useRef, useState } from 'react';
import type { ErrorCode, FormAction } from '@/lib/action';
import { newKey } from './new-key';
import { toasts } from './signals';
import { keepSummary } from './summary-store';
import { send } from './use-action';

export type CartActions = {
  add: FormAction;
  setQuantity: FormAction;
  removeLine: FormAction;
  clearCart: FormAction;
  removeWish: FormAction;
};

type Row = {
  readonly id: string;
  readonly productId: string;
  readonly optionIds: readonly string[];
  readonly quantity: number;
};

type Fields = readonly (readonly [name: string, value: string])[];

/** What is pressed this long after a row has gone was meant for that row: the next one slid beneath it. */
const slideMs = 600;

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/**
 * Rows as the visitor wants them, ahead of the server: a change shows at once; while one is on its
 * way only the last wish for that row is kept; a refusal brings back what the server has.
 * @param readAt when the server last changed something of what it read these rows from
 */
export function useCart<R extends Row>(rows: readonly R[], readAt: number, actions: CartActions) {
  const [source, setSource] = useState(rows);
  const [base, setBase] = useState(rows);
  const [wishes, setWishes] = useState<Readonly<Record<string, number>>>({});
  /** The server's time of the latest change made here. */
  const [changedAt, setChangedAt] = useState(0);
  const wanted = useRef<Record<string, number>>({});
  const underWay = useRef(new Set<string>());
  const goneAt = useRef(Number.NEGATIVE_INFINITY);

  if (source !== rows) {
    setSource(rows);
    // Rows that were read before the latest change made here are out of date.
    if (readAt >= changedAt) setBase(rows);
  }

  async function change(
    action: FormAction,
    fields: Fields,
    failure: ErrorCode,
    undo?: () => void,
  ): Promise<boolean> {
    const result = await send(action, formOf(fields), failure);
    const isSilent = result.ok && result.code === 'quantitySet';
    if (!isSilent) toasts.send({ result, undo: result.ok ? undo : undefined });
    if (result.ok && result.summary) {
      setChangedAt(result.summary.at);
      keepSummary(result.summary);
    }
    return result.ok;
  }

  /** Puts lines in again that were taken out; what the server then knows later brings the page anew. */
  async function putBack(lines: readonly R[]): Promise<void> {
    for (const line of lines) {
      const result = await send(
        actions.add,
        formOf([
          ['productId', line.productId],
          ['quantity', String(line.quantity)],
          ['key', newKey()],
          ...line.optionIds.map((id) => ['option', id] as const),
        ]),
        'cartAddFailed',
      );
      toasts.send({ result });
      if (result.ok && result.summary) keepSummary(result.summary);
    }
  }

  function apply(id: string, quantity: number): Promise<boolean> {
    const line = base.filter((row) => row.id === id);
    return quantity === 0
      ? change(actions.removeLine, [['id', id]], 'cartRemoveFailed', () => void putBack(line))
      : change(
          actions.setQuantity,
          [
            ['id', id],
            ['quantity', String(quantity)],
          ],
          'cartQuantityFailed',
        );
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
    if (performance.now() - goneAt.current < slideMs) return;
    if (quantity === 0) goneAt.current = performance.now();
    wanted.current[id] = quantity;
    setWishes({ ...wanted.current });
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    void settle(id);
  }

  async function clear(): Promise<void> {
    const lines = base;
    const isDone = await change(
      actions.clearCart,
      [],
      'cartClearFailed',
      () => void putBack(lines),
    );
    if (isDone) setBase([]);
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
