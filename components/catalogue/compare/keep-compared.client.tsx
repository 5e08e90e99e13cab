'use client';
import { useEffect, useRef } from 'react';
import { readList } from '@/lib/catalogue/compare/compare-list';
import { comparedText, keepCompared } from './compare-store.client';

/**
 * Keeps on the visitor's list what the address compares, when the list has something of it, or of what the
 * address compared before.
 */
export function KeepCompared({ words }: { words: readonly string[] }) {
  const shown = words.join();
  const before = useRef('');
  useEffect(() => {
    const compared = [...before.current.split(','), ...shown.split(',')];
    const isOwn = readList(comparedText()).some((word) => compared.includes(word));
    if (isOwn) keepCompared(readList(shown));
    before.current = shown;
  }, [shown]);
  return null;
}
