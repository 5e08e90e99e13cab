import { useEffect, useRef } from 'react';

/** Gives the focus back, when the component goes, to what had it before. */
export function useFocusReturn(): void {
  const opener = useRef(document.activeElement);
  useEffect(() => {
    const before = opener.current;
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
}
