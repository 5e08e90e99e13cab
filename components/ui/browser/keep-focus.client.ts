/** Everything around an element, nearest first: what follows it, what precedes it, what holds it, and so on. */
function surroundings(element: Element): Element[] {
  const { nextElementSibling, previousElementSibling, parentElement } = element;
  const beside = [nextElementSibling, previousElementSibling].filter((one) => one !== null);
  if (!parentElement) return beside;
  return [...beside, parentElement, ...surroundings(parentElement)];
}

/** The first heading of a part of the page, else its first link; where the page is scrolled, of what is in view. */
function placeIn(part: Element): HTMLElement | undefined {
  for (const kind of ['h1, h2, h3', 'a[href]:not([tabindex="-1"])']) {
    const shown = [...part.querySelectorAll<HTMLElement>(kind)].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
    const place = shown.find((one) => one.getBoundingClientRect().top >= 0) ?? shown[0];
    if (place) return place;
  }
  return undefined;
}

/**
 * For the `ref` of something that its own button removes. When it goes with the focus in it, the focus moves to the
 * next of its kind, else to the previous one, else to the heading of what is left.
 */
export function keepFocus(part: Element | null) {
  if (!part) return;
  return () => {
    const lost = document.activeElement;
    if (!lost || !part.contains(lost)) return;
    const near = surroundings(part);
    // A visitor with a pointer looks elsewhere, and is not scrolled.
    const preventScroll = !lost.matches(':focus-visible');
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      for (const one of near) {
        const place = one.isConnected && placeIn(one);
        if (!place) continue;
        if (!place.matches('a')) place.tabIndex = -1;
        place.focus({ preventScroll });
        return;
      }
    });
  };
}
