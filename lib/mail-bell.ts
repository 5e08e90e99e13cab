/** Pages and the process that serves them are bundled apart; this is the one bell they share. */
const shelf = globalThis as typeof globalThis & { theogonieMail?: () => void };

/** Sets who hears that a mail waits. */
export function onMailWaiting(listener: (() => void) | undefined): void {
  shelf.theogonieMail = listener;
}

/** Says that a mail waits, so that it leaves at once rather than at the next round. */
export function mailWaits(): void {
  shelf.theogonieMail?.();
}
