/** From the first to the last of these times, both included. */
export type Span = { readonly since: Date; readonly until: Date };

/** The span that the facts of a mail name; `undefined` when they name none. */
export function readSpan({ since, until }: Readonly<Record<string, string>>): Span | undefined {
  return since && until ? { since: new Date(since), until: new Date(until) } : undefined;
}
