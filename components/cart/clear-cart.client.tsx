'use client';
import { useRouter } from 'next/navigation';
import type { FormEvent, ReactNode } from 'react';
import { keepFocus } from '@/components/ui/browser/keep-focus.client';
import { Button } from '@/components/ui/button';
import { useAction } from '@/components/ui/form/use-action.client';
import type { FormAction } from '@/lib/action';

type Props = { locale: string; action: FormAction; children: ReactNode };

/** Empties the cart from another page. */
export function ClearCart({ locale, action, children }: Props) {
  const { plainPost, perform, isPending } = useAction(action, 'cartClearFailed');
  const router = useRouter();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    perform(new FormData(event.currentTarget), (result) => result.ok && router.refresh());
  }
  return (
    <form ref={keepFocus} action={plainPost} onSubmit={submit}>
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" variant="link" isOff={isPending}>
        {children}
      </Button>
    </form>
  );
}
