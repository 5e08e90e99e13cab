'use client';
import { type ComponentProps, type MouseEvent, useTransition } from 'react';
import { answerMs, fetchOrToast } from '@/components/ui/browser/fetch-or-toast.client';
import { Button } from '@/components/ui/button';

type Props = Omit<ComponentProps<typeof Button>, 'formAction'> & {
  formAction: (form: FormData) => Promise<void>;
};

/**
 * A button that sends its form to an action of its own, which leads to another page. When no answer comes, the form
 * stays as it is, and a toast says so.
 */
export function ActionButton({ formAction, disabled, ...props }: Props) {
  const [isPending, startTransition] = useTransition();

  function press(event: MouseEvent<HTMLButtonElement>) {
    const { form } = event.currentTarget;
    if (!form) return;
    event.preventDefault();
    const fields = new FormData(form);
    startTransition(async () => {
      await fetchOrToast(() => formAction(fields), answerMs);
    });
  }

  return (
    <Button
      type="submit"
      formAction={formAction}
      disabled={isPending || disabled}
      onClick={press}
      {...props}
    />
  );
}
