/** The button a form was sent with, where the browser tells. */
export function submitterOf(event: Event): HTMLButtonElement | undefined {
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  return submitter instanceof HTMLButtonElement ? submitter : undefined;
}
