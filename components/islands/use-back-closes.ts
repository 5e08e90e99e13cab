import { useEffect, useRef } from 'react';
import { afterPaint } from './after-paint';
import { newKey } from './new-key';

/**
 * Gives something that is open an entry of its own in the history, so that Back closes it instead of
 * leaving the page. Closed in any other way, it takes the entry back.
 */
export function useBackCloses(onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const overlay = newKey();
    history.pushState({ overlay }, '');
    const isOurs = () => history.state?.overlay === overlay;
    const onPopState = () => {
      if (!isOurs()) close.current();
    };
    addEventListener('popstate', onPopState);
    return () => {
      removeEventListener('popstate', onPopState);
      if (isOurs()) goBack();
    };
  }, []);
}

/** Gives the entry back. Where it leads to an address with an anchor, the focus would go to the anchor. */
function goBack(): void {
  const focused = document.activeElement;
  const refocus = () => focused instanceof HTMLElement && focused.focus({ preventScroll: true });
  addEventListener('popstate', () => afterPaint(refocus), { once: true });
  history.back();
}

/**
 * Whether the current entry of the history belongs to something open. If so it is given up: the page
 * a link leads to takes its place, so that one Back returns here.
 */
export function releaseOverlayEntry(): boolean {
  if (!history.state?.overlay) return false;
  history.replaceState(null, '');
  return true;
}
