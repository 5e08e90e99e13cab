import { useState } from 'react';
import { toasts } from '@/components/ui/browser/channels.client';
import { storeSummary } from '@/components/ui/browser/summary-store.client';
import { newKey } from '@/components/ui/form/new-key.client';
import { send } from '@/components/ui/form/use-action.client';
import type { ErrorCode, FormAction } from '@/lib/action';

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

/** Adds removed lines again; the newer summary then refreshes the page. */
async function restoreLines(add: FormAction, lines: readonly Line[]): Promise<void> {
  for (const { productId, optionIds, quantity } of lines) {
    const fields: Fields = [
      ['productId', productId],
      ['quantity', String(quantity)],
      ['key', newKey()],
      ...optionIds.map((id) => ['option', id] as const),
    ];
    const result = await send(add, formOf(fields), 'cartAddFailed');
    toasts.send({ result });
    if (result.ok && result.summary) storeSummary(result.summary);
  }
}

/** Sends changes of the cart and shows their results as toasts. @param add the action that undoes a removal */
export function useCartChanges(add: FormAction) {
  /** The server's time of the latest change made here. */
  const [changedAt, setChangedAt] = useState(0);

  /** @param removed lines that the toast offers to restore */
  async function change(
    action: FormAction,
    fields: Fields,
    failure: ErrorCode,
    removed?: readonly Line[],
  ): Promise<boolean> {
    const result = await send(action, formOf(fields), failure);
    const isSilent = result.ok && result.code === 'quantitySet';
    const undo = result.ok && removed ? () => void restoreLines(add, removed) : undefined;
    if (!isSilent) toasts.send({ result, undo });
    if (result.ok && result.summary) {
      setChangedAt(result.summary.at);
      storeSummary(result.summary);
    }
    return result.ok;
  }

  return { change, changedAt };
}
