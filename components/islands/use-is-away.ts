import { type RefObject, useEffect, useState } from 'react';

/** Whether an element was scrolled past, upwards. */
export function useIsAway(element: RefObject<HTMLElement | null>, isWatched: boolean): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!isWatched || !element.current) return;
    // What is still below counts as seen, so that a leap from above to below is noticed as well.
    const watch = new IntersectionObserver(
      (entries) => setAway(entries.at(-1)?.isIntersecting === false),
      { rootMargin: '0px 0px 1000000px 0px' },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, isWatched]);
  return isAway;
}
