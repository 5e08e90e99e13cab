'use client';
import { useEffect } from 'react';
import { comparedText, keepCompared } from '@/components/browser/compare-store';
import { readList } from '@/lib/compare-list';

/** Keeps on the visitor's list what the address compares, when the two have anything in common. */
export function KeepCompared({ words }: { words: readonly string[] }) {
  const shown = words.join();
  useEffect(() => {
    const own = readList(comparedText());
    if (own.some((word) => shown.split(',').includes(word))) keepCompared(shown.split(','));
  }, [shown]);
  return null;
}
