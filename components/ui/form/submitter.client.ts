/** The button that submitted a form, if the browser reports it. */
export function submitterOf(event: Event): HTMLButtonElement | undefined {
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  return submitter instanceof HTMLButtonElement ? submitter : undefined;
}
