'use client';
import { useRouter } from 'next/navigation';
import type { FormEvent, ReactNode } from 'react';
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
    <form action={plainPost} onSubmit={submit}>
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" variant="link" disabled={isPending}>
        {children}
      </Button>
    </form>
  );
}
