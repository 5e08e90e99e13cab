import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button';

type AddProps = { add: { readonly name: string; readonly isPending: boolean } };

type Props = AddProps & {
  buy: { readonly name: string; readonly isPending: boolean };
  notes: Readonly<Record<'add' | 'buy', string>>;
  buyAction: ComponentProps<'button'>['formAction'];
};

/** The buttons that add a piece to the cart and buy it at once, each with what delivery costs there. */
export function PurchaseButtons({ add, buy, notes, buyAction }: Props) {
  return (
    <>
      <Button type="submit" size="lg" data-intent="add" isOff={add.isPending}>
        {add.name}
      </Button>
      <p>{notes.add}</p>
      <Button
        type="submit"
        variant="secondary"
        data-intent="buy"
        isOff={buy.isPending}
        formAction={buyAction}
      >
        {buy.name}
      </Button>
      <p>{notes.buy}</p>
    </>
  );
}

export type BarProps = {
  /** Its start in the HTML: whether it is shown before a script knows where the buttons are. */
  isShown: boolean;
  price: string;
  words: { readonly picture: ReactNode; readonly name: string; readonly note: string };
};

/** Piece, price and button fixed to the bottom of the window, while the buttons of the form are out of view. */
export function SlimBar({ isShown, price, add, words }: AddProps & BarProps) {
  return (
    <div className="slim-bar" data-shown={isShown}>
      {words.picture}
      <p className="me-auto min-w-0">
        <span className="line-clamp-2 text-small leading-tight">{words.name}</span>
        <span className="font-display leading-tight lining-nums tabular-nums sm:text-lead">
          {price}
        </span>
        <span className="ms-3 text-muted text-small max-sm:hidden">{words.note}</span>
      </p>
      <Button type="submit" data-intent="add" isOff={add.isPending} className="max-sm:px-2!">
        {add.name}
      </Button>
    </div>
  );
}
