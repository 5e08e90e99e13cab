import { useEffect, useLayoutEffect, useRef } from 'react';

/** Functions that close the open overlays, newest last. */
const openOverlays: (() => void)[] = [];

/**
 * Adds a history entry for an open overlay, so that Back closes it instead of leaving the page. If it
 * is closed in another way, the entry is removed.
 */
export function useBackCloses(onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  // In a layout effect: who sees the overlay can already press Back.
  useLayoutEffect(() => {
    // Of another document's overlays too it must be another.
    const overlay = Math.random();
    const closeThis = () => close.current();
    openOverlays.push(closeThis);
    // Going back to an anchor would move the scroll position and the focus.
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
 * Closes the open overlay when a link is followed, and leaves its history entry to the next page.
 * @returns whether there was one: the link must then replace the entry, so that one Back returns here
 */
export function leaveOverlay(): boolean {
  if (!history.state?.overlay) return false;
  history.replaceState(null, '');
  openOverlays.at(-1)?.();
  return true;
}
