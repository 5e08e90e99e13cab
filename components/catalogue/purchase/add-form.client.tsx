'use client';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { newKey } from '@/components/ui/form/new-key.client';
import { useAction } from '@/components/ui/form/use-action.client';
import type { FormAction } from '@/lib/action';
import { addOrSubscribe } from './add-or-subscribe';

type Props = {
  add: FormAction;
  /** Label for screen readers: the button, and what it adds. */
  label: string;
  words: { add: string; adding: string };
  /** Hidden fields: language, product, options. */
  children: ReactNode;
};

/** A button that puts one configuration in the cart. */
export function AddForm({ add, label, words, children }: Props) {
  const { isPending, perform, plainPost } = useAction(add, 'cartAddFailed');
  return (
    <form
      action={plainPost}
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        form.set('key', newKey());
        addOrSubscribe(perform, form, 'cart');
      }}
    >
      {children}
      <Button
        type="submit"
        size="sm"
        isOff={isPending}
        aria-label={label}
        className="min-h-11! px-4! max-sm:px-2!"
      >
        {isPending ? words.adding : words.add}
      </Button>
    </form>
  );
}
