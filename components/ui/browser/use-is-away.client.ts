import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has been scrolled out at the top. */
export function useIsAway(element: RefObject<HTMLElement | null>, isWatched: boolean): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!isWatched || !element.current) return;
    // The margin makes everything below count as visible, so a jump past the element is noticed too.
    const watch = new IntersectionObserver(
      (entries) => setAway(entries.at(-1)?.isIntersecting === false),
      { rootMargin: '0px 0px 1000000px 0px' },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, isWatched]);
  return isAway;
}
