'use client';
import { type ComponentProps, type MouseEvent, useRef, useTransition } from 'react';
import { answerMs, fetchOrToast } from '@/components/ui/browser/fetch-or-toast.client';
import { Button } from '@/components/ui/button';
import { newKey } from './new-key.client';

type Props = Omit<ComponentProps<typeof Button>, 'formAction'> & {
  formAction: (form: FormData) => Promise<void>;
};

/**
 * A button that sends its form to an action of its own, which leads to another page, with one idempotency key for as
 * long as the button stands. When no answer comes, the form
 * stays as it is, and a toast says so.
 */
export function ActionButton({ formAction, isOff, ...props }: Props) {
  const [isPending, startTransition] = useTransition();
  const key = useRef('');

  function press(event: MouseEvent<HTMLButtonElement>) {
    const { form } = event.currentTarget;
    if (!form) return;
    event.preventDefault();
    const fields = new FormData(form);
    key.current ||= newKey();
    fields.set('key', key.current);
    startTransition(async () => {
      await fetchOrToast(() => formAction(fields), answerMs);
    });
  }

  return (
    <Button
      type="submit"
      formAction={formAction}
      isOff={isPending || isOff}
      onClick={press}
      {...props}
    />
  );
}
