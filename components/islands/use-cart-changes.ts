import { useState } from 'react';
import { toasts } from '@/components/browser/channels';
import { newKey } from '@/components/browser/new-key';
import { keepSummary } from '@/components/browser/summary-store';
import type { ErrorCode, FormAction } from '@/lib/action';
import { send } from './use-action';

type Line = {
  readonly productId: string;
  readonly optionIds: readonly string[];
  readonly quantity: number;
};

type Fields = readonly (readonly [name: string, value: string])[];

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/** Puts lines in again that were taken out; what the server then knows later brings the page anew. */
async function putBack(add: FormAction, lines: readonly Line[]): Promise<void> {
  for (const { productId, optionIds, quantity } of lines) {
    const fields: Fields = [
      ['productId', productId],
      ['quantity', String(quantity)],
      ['key', newKey()],
      ...optionIds.map((id) => ['option', id] as const),
    ];
    const result = await send(add, formOf(fields), 'cartAddFailed');
    toasts.send({ result });
    if (result.ok && result.summary) keepSummary(result.summary);
  }
}

/** Sends changes of the cart, and says in a toast what came of them. @param add what undoes a removal */
export function useCartChanges(add: FormAction) {
  /** The server's time of the latest change made here. */
  const [changedAt, setChangedAt] = useState(0);

  /** @param removed lines that the toast offers to put back */
  async function change(
    action: FormAction,
    fields: Fields,
    failure: ErrorCode,
    removed?: readonly Line[],
  ): Promise<boolean> {
    const result = await send(action, formOf(fields), failure);
    const isSilent = result.ok && result.code === 'quantitySet';
    const undo = result.ok && removed ? () => void putBack(add, removed) : undefined;
    if (!isSilent) toasts.send({ result, undo });
    if (result.ok && result.summary) {
      setChangedAt(result.summary.at);
      keepSummary(result.summary);
    }
    return result.ok;
  }

  return { change, changedAt };
}
