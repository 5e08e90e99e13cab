/**
 * Scrolls to the middle of the page, as a reader would, and waits until nothing moves any more. It runs in the page, and
 * uses nothing from outside itself.
 */
export async function scrollToMiddle(): Promise<void> {
  const root = document.documentElement;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  // Heights change while pictures load and fonts replace their fallbacks.
  for (let still = 0, last = -1; still < 10; await frame()) {
    const middle = Math.round((root.scrollHeight - root.clientHeight) / 2);
    if (Math.abs(scrollY - middle) > 1) scrollTo({ top: middle, behavior: 'instant' });
    still = scrollY === last ? still + 1 : 0;
    last = scrollY;
  }
}
