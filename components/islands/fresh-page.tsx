'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Asks the server for the page once more when it is shown again: after Back, and when its tab is. */
export function FreshPage() {
  const { refresh } = useRouter();
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
