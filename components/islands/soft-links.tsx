'use client';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { afterPaint } from './after-paint';
import { arrival } from './arrival';
import { releaseOverlayEntry } from './use-back-closes';

/** A device that hears of a touch later than this, in milliseconds, changes pages at once, without a transition. */
const quickMs = 16;
/** So many pages are fetched because a link to them is in sight; others once one is about to be followed. */
const mostInSight = 3;

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
  interface Window {
    /** The button pressed before the scripts of the page ran. */
    pressed?: HTMLElement | null;
  }
}

/** Whether bytes are dear or slow here; then nothing is fetched that may never be looked at. */
function isSparing(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true || connection?.effectiveType.endsWith('2g') === true;
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-ahead]') : null;
}

/** Where a link leads within the shop. */
function addressOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash;
}

/**
 * Uses a picture as soon as it has been fetched for a page that may come next: Chromium keeps it for
 * that page then, and does not complain that nobody wanted it. By its address, and not by the choice it
 * was taken from: of that, Chromium would now use a larger one if it has it already.
 */
function keepPictures(fetched: PerformanceObserverEntryList) {
  for (const { initiatorType, name } of fetched.getEntries() as PerformanceResourceTiming[]) {
    if (initiatorType === 'link' && name.includes('/pictures/')) new Image().src = name;
  }
}

/**
 * Follows the links of the shop without a new load, and fetches the next page ahead, its first picture
 * with it. One pair of ears for all links: none of them is an island, and before this one wakes they
 * are links like any other.
 */
export function SoftLinks() {
  const router = useRouter();
  const pathname = usePathname();

  useEffect(() => {
    let entry: unknown = history.state;
    // The browser's own entry for an anchor lacks what Next needs to come back to it without a new load.
    function completeEntry() {
      if (!history.state) history.replaceState(entry, '');
    }
    function follow(event: MouseEvent) {
      entry = history.state ?? entry;
      document.documentElement.style.scrollBehavior = '';
      const link = linkOf(event);
      const isForTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || link.target || isForTab || event.defaultPrevented) return;
      event.preventDefault();
      link.closest<HTMLElement>('[popover]')?.hidePopover();
      arrival.isAtTop = !link.hash;
      const isQuick = performance.now() - event.timeStamp < quickMs;
      // React does without where the browser has none.
      const { startViewTransition } = Document.prototype;
      Object.assign(document, { startViewTransition: isQuick ? startViewTransition : undefined });
      if (releaseOverlayEntry()) router.replace(addressOf(link));
      else router.push(addressOf(link));
    }
    function goBack() {
      arrival.isAtTop = false;
      // To the place in it at once: only links glide, until the next of which this holds.
      document.documentElement.style.scrollBehavior = 'auto';
    }
    function prepare(event: Event) {
      const link = linkOf(event);
      if (!link || link.dataset.ahead === 'never' || isSparing()) return;
      afterPaint(() => router.prefetch(addressOf(link)));
    }
    const ears = new AbortController();
    const { signal } = ears;
    document.addEventListener('click', follow, { signal });
    addEventListener('popstate', goBack, { signal });
    addEventListener('hashchange', completeEntry, { signal });
    for (const intent of ['pointerover', 'focusin'] as const) {
      document.addEventListener(intent, prepare, { signal, passive: true });
    }
    const pictures = new PerformanceObserver(keepPictures);
    pictures.observe({ type: 'resource' });
    window.pressed?.click();
    document.documentElement.dataset.awake = '';
    return () => {
      pictures.disconnect();
      ears.abort();
    };
  }, [router]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => {
    if (isSparing()) return;
    const fetched = new Set<string>();
    const watch = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        watch.unobserve(target);
        const address = addressOf(target);
        if (fetched.has(address) || fetched.size >= mostInSight) continue;
        fetched.add(address);
        router.prefetch(address);
      }
    });
    const begin = () => {
      for (const link of document.querySelectorAll('a[data-ahead=sight]')) watch.observe(link);
    };
    // What this page needs comes first.
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    return () => {
      removeEventListener('load', begin);
      watch.disconnect();
    };
  }, [router, pathname]);

  return null;
}
