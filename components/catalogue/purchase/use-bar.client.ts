import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the bar is shown that repeats the buttons of a form: while they are out of view, except beside what is to be
 * read undisturbed, which has `data-quiet`, and the footer.
 * @param isFirst whether it is shown before that is known; undefined where there is no bar
 */
export function useBar(buttons: RefObject<HTMLElement | null>, isFirst: boolean | undefined) {
  const [isShown, setShown] = useState(isFirst ?? false);
  const isWatched = isFirst !== undefined;

  useEffect(() => {
    if (!isWatched || !buttons.current) return;
    const inView = new Set<Element>();
    const watch = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      setShown(inView.size === 0);
    });
    const quiet = document.querySelectorAll('[data-quiet], footer');
    for (const element of [buttons.current, ...quiet]) watch.observe(element);
    return () => watch.disconnect();
  }, [buttons, isWatched]);
  return isShown;
}
