import type { FormEvent } from 'react';

/** The button a form was sent with, where the browser tells. */
export function submitterOf(event: FormEvent): HTMLButtonElement | undefined {
  const { nativeEvent } = event;
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return submitter instanceof HTMLButtonElement ? submitter : undefined;
}
