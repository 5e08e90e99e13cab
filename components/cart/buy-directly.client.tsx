'use client';
import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { useAction } from '@/components/ui/form/use-action.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { FormAction } from '@/lib/action';
import type { Locale } from '@/lib/i18n/locales';
import { formatPrice } from '@/lib/money';
import type { CartRow } from './cart-row';

type Props = { row: CartRow; locale: Locale; buy: FormAction; label: string; isBusy: boolean };

/** Buys the only piece of a cart as its own page does, with delivery included. */
export function BuyDirectly({ row, locale, buy, label, isBusy }: Props) {
  const { plainPost, perform, isPending } = useAction(buy, 'checkoutFailed');
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    perform(new FormData(event.currentTarget));
  }
  return (
    <form action={plainPost} onSubmit={submit} className="grid gap-2">
      <HiddenFields fields={{ locale, productId: row.productId }} />
      {row.optionIds.map((id) => (
        <input key={id} type="hidden" name="option" value={id} />
      ))}
      <Button type="submit" variant="outline" size="lg" isOff={isBusy || isPending}>
        {label}
      </Button>
      <p className="text-center lining-nums tabular-nums text-small">
        {formatPrice(row.unitPriceCents, locale)}
      </p>
    </form>
  );
}
