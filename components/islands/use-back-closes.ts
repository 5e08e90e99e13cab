import { useEffect, useRef } from 'react';
import { newKey } from '@/components/browser/new-key';

/** What closes the overlays that are open, the newest last. */
const openOverlays: (() => void)[] = [];

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
    const closeThis = () => close.current();
    openOverlays.push(closeThis);
    // On the way back an anchor would take the page and the focus with it.
    if (location.hash) history.replaceState(null, '', location.pathname + location.search);
    history.pushState({ overlay }, '');
    const isOurs = () => history.state?.overlay === overlay;
    const onPopState = () => {
      if (!isOurs()) closeThis();
    };
    addEventListener('popstate', onPopState);
    return () => {
      removeEventListener('popstate', onPopState);
      openOverlays.splice(openOverlays.indexOf(closeThis), 1);
      if (isOurs()) history.back();
    };
  }, []);
}

/**
 * Closes what is open when a link in it is followed, without going back for its entry in the history.
 * @returns whether there was one: the page of the link then takes its place, so that one Back returns here
 */
export function leaveOverlay(): boolean {
  if (!history.state?.overlay) return false;
  history.replaceState(null, '');
  openOverlays.at(-1)?.();
  return true;
}
