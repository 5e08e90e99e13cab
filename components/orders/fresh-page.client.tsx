'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Asks the server for the page once more when it is shown again: after Back, and when its tab is. A page that has
 * become another one meanwhile is shown from its top.
 * @param state what the page shows
 */
export function FreshPage({ state }: { state: string }) {
  const { refresh } = useRouter();
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    // The button that was pressed is gone: the reader stands where it was, far below what the page says now.
    document.getElementById('content')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [state]);
  useEffect(() => {
    const ask = (isShown: boolean) => {
      // Without a network the page stays as it is.
      if (isShown && navigator.onLine) refresh();
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => ask(persisted);
    const turnTo = () => ask(document.visibilityState === 'visible');
    window.addEventListener('pageshow', comeBack);
    document.addEventListener('visibilitychange', turnTo);
    return () => {
      window.removeEventListener('pageshow', comeBack);
      document.removeEventListener('visibilitychange', turnTo);
    };
  }, [refresh]);
  return null;
}
