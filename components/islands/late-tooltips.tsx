'use client';
import { lazy, Suspense, useEffect, useState } from 'react';

const Tooltips = lazy(() => import('./tooltips'));

/** Fetches the tooltips once a pointer or the focus comes to something that has one. */
export function LateTooltips() {
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    const ears = new AbortController();
    const { signal } = ears;
    const hear = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-tooltip]')) setWanted(true);
    };
    for (const call of ['pointerover', 'focusin'] as const) {
      document.addEventListener(call, hear, { signal });
    }
    return () => ears.abort();
  }, []);

  return (
    isWanted && (
      <Suspense>
        <Tooltips />
      </Suspense>
    )
  );
}
