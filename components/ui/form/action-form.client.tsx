'use client';
import { type ComponentProps, type FormEvent, useTransition } from 'react';
import { answerMs, fetchOrToast } from '@/components/ui/browser/fetch-or-toast.client';
import { keepFocus } from '@/components/ui/browser/keep-focus.client';
import { submitterOf } from './submitter.client';

type Props = Omit<ComponentProps<'form'>, 'action'> & {
  action: (form: FormData) => Promise<void>;
  /** What a browser without scripts posts to, where that is something else: the form is rendered with its result. */
  plainPost?: (form: FormData) => void;
};

/**
 * A form whose action opens another page or renders this one again. Without an answer, it keeps what was typed, and a
 * toast says so.
 */
export function ActionForm({ action, plainPost = action, ...props }: Props) {
  const [, startTransition] = useTransition();

  function submit(event: FormEvent<HTMLFormElement>) {
    const submitter = submitterOf(event.nativeEvent);
    // A button with an address of its own only shows something there.
    if (submitter?.hasAttribute('formtarget')) return;
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form, submitter);
    startTransition(async () => {
      await fetchOrToast(async () => {
        await action(fields);
        form.reset();
      }, answerMs);
    });
  }

  return <form ref={keepFocus} {...props} action={plainPost} onSubmit={submit} />;
}
