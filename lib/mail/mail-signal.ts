// Pages and the server that answers them are separate bundles of one process: they share only `globalThis`.
const shared = globalThis as typeof globalThis & { theogonieMail?: () => void };

/** Sets what is called when a mail is queued; `undefined` ends it. */
export function onMailQueued(listener: (() => void) | undefined): void {
  shared.theogonieMail = listener;
}

/** Says that a mail is queued, so that it is sent at once rather than at the next regular check. */
export function signalMail(): void {
  shared.theogonieMail?.();
}
