import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button';

type AddProps = { add: { readonly name: string; readonly isPending: boolean } };

type Props = AddProps & {
  buy: { readonly name: string; readonly isPending: boolean };
  buyAction: ComponentProps<'button'>['formAction'];
};

/** The buttons that add a piece to the cart and buy it at once. */
export function PurchaseButtons({ add, buy, buyAction }: Props) {
  return (
    <>
      <Button type="submit" size="lg" data-intent="add" isOff={add.isPending} className="px-3!">
        {add.name}
      </Button>
      <Button
        type="submit"
        size="lg"
        variant="hero"
        data-intent="buy"
        isOff={buy.isPending}
        formAction={buyAction}
        className="px-3!"
      >
        {buy.name}
      </Button>
    </>
  );
}

type BarProps = { isShown: boolean; price: string; note: ReactNode };

/** Price and button fixed to the bottom of the window, once those of the page are out of view. */
export function SlimBar({ isShown, price, add, note }: AddProps & BarProps) {
  return (
    <div className="slim-bar" data-shown={isShown} inert={!isShown}>
      <p className="font-display text-lead leading-tight lining-nums tabular-nums">
        {price}
        {note}
      </p>
      <Button type="submit" data-intent="add" isOff={add.isPending}>
        {add.name}
      </Button>
    </div>
  );
}
