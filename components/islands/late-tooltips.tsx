'use client';
import { lazy, Suspense, useEffect, useState } from 'react';

const Tooltips = lazy(() => import('./tooltips'));

/** Fetches the tooltips once a pointer or the focus comes to something that has one. */
export function LateTooltips() {
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    const calls = ['pointerover', 'focusin'] as const;
    const hear = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-tooltip]')) setWanted(true);
    };
    for (const name of calls) document.addEventListener(name, hear);
    return () => {
      for (const name of calls) document.removeEventListener(name, hear);
    };
  }, []);

  return (
    isWanted && (
      <Suspense>
        <Tooltips />
      </Suspense>
    )
  );
}
