'use client';
import { useState } from 'react';
import { toasts } from '@/components/ui/browser/channels.client';
import { maxPerLine } from '@/content/cart/cart-limits';
import { quantityIn } from '@/lib/cart/cart';

type Props = {
  label: string;
  quantity: number;
  /** Id of its form: without scripts, Enter posts it. */
  form: string;
  setQuantity: (quantity: number) => void;
};

/** The quantity of a line, as a text field; applied on Enter or blur. What is no quantity is undone, and a toast says why. */
export function QuantityField({ label, quantity, form, setQuantity }: Props) {
  const [typed, setTyped] = useState<string>();
  function applyTyped() {
    const wanted = typed === undefined ? quantity : quantityIn(typed);
    const isFit = Number.isInteger(wanted) && wanted >= 1 && wanted <= maxPerLine;
    if (!isFit) toasts.send({ result: { ok: false, code: 'quantityInvalid' } });
    else if (wanted !== quantity) setQuantity(wanted);
    setTyped(undefined);
  }
  return (
    <input
      type="text"
      inputMode="numeric"
      name="quantity"
      form={form}
      aria-label={label}
      autoComplete="off"
      maxLength={4}
      value={typed ?? quantity}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={applyTyped}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        applyTyped();
      }}
      className="size-11 bg-transparent text-center lining-nums tabular-nums"
    />
  );
}
