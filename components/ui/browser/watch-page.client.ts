import { toasts } from './channels.client';

/** Whether the network was lost since the page was opened: some browsers report a working network as offline. */
let isLost = false;

function note({ type }: Event): void {
  isLost = type === 'offline';
}

/** Keeps the visitor on the page while there is no network. @returns whether it did */
export function stays(event: { preventDefault: () => void }): boolean {
  if (!isLost) return false;
  event.preventDefault();
  toasts.send({ result: { ok: false, code: 'noNetwork' } });
  return true;
}

/** A form with an address leads to another page; for actions, the caller reports the missing network. */
function onSubmit(event: SubmitEvent): void {
  const isLeading =
    event.target instanceof HTMLFormElement && event.target.getAttribute('action')?.startsWith('/');
  // Next's router would take the form before it bubbles.
  if (isLeading && stays(event)) event.stopPropagation();
}

/** Asks for every picture that is printed, also for those that nobody has scrolled to. */
export function fetchPictures(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img:not(.by-night)'))
    picture.loading = 'eager';
}

/**
 * Without network, forms and the router's links show a toast instead of the browser's error page. The browser's own
 * print command does not wait for scripts: the loading of the pictures is at least started.
 */
export function watchPage(): void {
  addEventListener('offline', note);
  addEventListener('online', note);
  addEventListener('submit', onSubmit, true);
  addEventListener('beforeprint', fetchPictures);
}
