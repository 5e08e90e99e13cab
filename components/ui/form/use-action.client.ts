import { useActionState, useTransition } from 'react';
import { type ShownPiece, toasts } from '@/components/ui/browser/channels.client';
import { answerMs, isFinal, withoutAnswer } from '@/components/ui/browser/fetch-or-toast.client';
import { storeSummary } from '@/components/ui/browser/summary-store.client';
import type { ActionResult, ErrorCode, FormAction } from '@/lib/action';
import { withDeadline } from '@/lib/process/deadline';
import { withRetries } from '@/lib/site/retry';

/**
 * Calls an action, and retries when there is no answer.
 * @returns the answer; without any, `failure` or `noNetwork`
 */
export async function send(
  action: FormAction,
  form: FormData,
  failure: ErrorCode,
): Promise<ActionResult> {
  try {
    return await withRetries(() => withDeadline(action(null, form), answerMs), isFinal);
  } catch (error) {
    return withoutAnswer(error, failure);
  }
}

/**
 * One action for one form. `plainPost` goes to the form's `action`: a browser without JavaScript posts it, and
 * `plainResult` is the result of that. `perform` is used with JavaScript: it calls the action, shows the toast, and
 * returns the result.
 * @param piece what it is about, for the toast
 */
export function useAction(action: FormAction, failure: ErrorCode, piece?: ShownPiece) {
  const [plainResult, plainPost] = useActionState(action, null);
  const [isPending, startTransition] = useTransition();
  const perform = (form: FormData, onResult?: (result: ActionResult) => void) =>
    startTransition(async () => {
      const result = await send(action, form, failure);
      if (result.ok && result.summary) storeSummary(result.summary);
      toasts.send({ result: (result.ok && result.next) || result, piece });
      onResult?.(result);
    });
  return { plainPost, plainResult, perform, isPending };
}
