'use client';
import type { MouseEvent, ReactNode } from 'react';
import { addOrSubscribe } from '@/components/piece/add-or-subscribe';
import { Button } from '@/components/ui/button';
import type { FormAction } from '@/lib/action';
import { useAction } from './use-action';
import { useSummary } from './use-summary';

export type HeartProps = {
  /** The product that is chosen right now: each edition has a heart of its own. */
  productId: string;
  wish: FormAction;
  unwish: FormAction;
  words: { wish: string; wished: string };
  /** What stands before its name; filled while the button is pressed. */
  children: ReactNode;
};

/** Puts what is chosen in the wishlist, or takes it out again. */
export function Heart({ productId, wish, unwish, words, children }: HeartProps) {
  const wishing = useAction(wish, 'wishlistAddFailed');
  const leaving = useAction(unwish, 'wishlistRemoveFailed');
  const isWished = useSummary()?.hearts.includes(productId) ?? false;

  function press(event: MouseEvent<HTMLButtonElement>) {
    const { form } = event.currentTarget;
    if (!form) return;
    event.preventDefault();
    const fields = new FormData(form);
    if (isWished) leaving.perform(fields);
    else addOrSubscribe(wishing.perform, fields, 'wishlist');
  }

  return (
    <Button
      type="submit"
      variant="ghost"
      formAction={wishing.plainPost}
      onClick={press}
      disabled={wishing.isPending || leaving.isPending}
      aria-pressed={isWished}
      className="group px-0!"
    >
      {children}
      {isWished ? words.wished : words.wish}
    </Button>
  );
}
