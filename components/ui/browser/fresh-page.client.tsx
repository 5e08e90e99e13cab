'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { isPageReachable } from './page-reachable.client';

/**
 * Refreshes the page when it is shown again: after Back, or when its tab becomes visible. While the shop does not
 * answer, the page stays as it is. When the refreshed page shows another state, it scrolls to the top.
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
    let isHere = true;
    const ask = async () => {
      if ((await isPageReachable()) && isHere) refresh();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void ask();
    };
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    window.addEventListener('pageshow', onPageShow);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      isHere = false;
      window.removeEventListener('pageshow', onPageShow);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [refresh]);
  return null;
}
