import { type FormEvent, useActionState, useState, useTransition } from 'react';
import { answerMs, fetchOrToast } from '@/components/ui/browser/fetch-or-toast.client';
import { submitterOf } from './submitter.client';

/**
 * React's `useActionState` for a form that keeps what was typed: when no answer comes, it stays as it is and a toast
 * says so. Without JavaScript, the form's `action` answers.
 */
export function useAnswer<S>(
  action: (previous: Awaited<S>, form: FormData) => Promise<S>,
  initial: Awaited<S>,
) {
  const [plain, post] = useActionState(action, initial);
  const [answer, setAnswer] = useState<Awaited<S>>();
  const [isPending, startTransition] = useTransition();
  const state = answer ?? plain;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget, submitterOf(event.nativeEvent));
    startTransition(async () => {
      setAnswer((await fetchOrToast(() => action(state, form), answerMs)) ?? state);
    });
  }

  return { state, post: { action: post, onSubmit: submit }, isPending };
}
