'use client';
import type { MouseEvent, ReactNode } from 'react';
import { PrefetchLink } from './prefetch-link';

/** Whether the page before this one in the history is the gallery, whatever it is filtered by. */
function isFromGallery(path: string): boolean {
  // Not in every browser.
  if (!('navigation' in window)) return false;
  const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  return before ? new URL(before).pathname.startsWith(path) : false;
}

/** The way back to the gallery: to the very place and filter it was left at, where it was left for this page. */
export function BackToGallery({ path, children }: { path: string; children: ReactNode }) {
  function goBack(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !isFromGallery(path)) return;
    event.preventDefault();
    history.back();
  }
  return (
    <PrefetchLink href={path} onClick={goBack} className="prose-link py-1 text-small">
      {children}
    </PrefetchLink>
  );
}
