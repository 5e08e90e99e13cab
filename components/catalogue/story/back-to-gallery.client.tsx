'use client';
import type { MouseEvent, ReactNode } from 'react';
import { PrefetchLink } from '@/components/ui/prefetch-link.client';

/** Whether the previous history entry is the gallery, with any filter. */
function isFromGallery(path: string): boolean {
  // The Navigation API is not in every browser.
  if (!('navigation' in window)) return false;
  const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  return before ? new URL(before).pathname.startsWith(path) : false;
}

/** A link to the gallery that goes Back if the visitor came from there, which keeps filter and scroll position. */
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
