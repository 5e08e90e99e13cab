'use client';
import type { MouseEvent, ReactNode } from 'react';
import type { ShownPiece } from '@/components/ui/browser/channels.client';
import { useSummary } from '@/components/ui/browser/use-summary.client';
import { Button } from '@/components/ui/button';
import { useAction } from '@/components/ui/form/use-action.client';
import type { FormAction } from '@/lib/action';
import { addOrSubscribe } from './add-or-subscribe';

export type HeartProps = {
  /** The chosen product: each edition is wished for separately. */
  productId: string;
  wish: FormAction;
  unwish: FormAction;
  words: { wish: string; wished: string };
  /** What is wished for, as the page shows it. */
  piece?: ShownPiece;
  /** The icon; filled while the button is pressed. */
  children: ReactNode;
};

/** Adds the chosen product to the wishlist, or removes it. */
export function Heart({ productId, wish, unwish, words, piece, children }: HeartProps) {
  const wishing = useAction(wish, 'wishlistAddFailed', piece);
  const leaving = useAction(unwish, 'wishlistRemoveFailed');
  const isWished = useSummary()?.wishlistIds.includes(productId) ?? false;

  function press(event: MouseEvent<HTMLButtonElement>) {
    const { form } = event.currentTarget;
    if (!form) return;
    event.preventDefault();
    const fields = new FormData(form);
    if (isWished) leaving.perform(fields);
    else addOrSubscribe(wishing.perform, fields, 'wishlist', piece);
  }

  return (
    <Button
      type="submit"
      variant="ghost"
      formAction={wishing.plainPost}
      onClick={press}
      isOff={wishing.isPending || leaving.isPending}
      aria-pressed={isWished}
      className="group word-button"
    >
      {children}
      <span className="word">{isWished ? words.wished : words.wish}</span>
    </Button>
  );
}
