import { useEffect, useRef } from 'react';

/** Returns the focus on unmount to the element that had it before. */
export function useFocusReturn(): void {
  const opener = useRef(document.activeElement);
  useEffect(() => {
    const before = opener.current;
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
}
