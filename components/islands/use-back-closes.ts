import { useEffect, useRef } from 'react';
import { newKey } from '@/components/browser/new-key';

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
    // On the way back an anchor would take the page and the focus with it.
    if (location.hash) history.replaceState(null, '', location.pathname + location.search);
    history.pushState({ overlay }, '');
    const isOurs = () => history.state?.overlay === overlay;
    const onPopState = () => {
      if (!isOurs()) close.current();
    };
    addEventListener('popstate', onPopState);
    return () => {
      removeEventListener('popstate', onPopState);
      if (isOurs()) history.back();
    };
  }, []);
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
