'use client';
import { useParams, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { comparisonPath, readList } from '@/lib/catalogue/compare/compare-list';
import { localePath, toLocale } from '@/lib/i18n/locales';
import { comparedText, keepCompared } from './compare-store.client';

/**
 * Without anything in the address, opens what is on the visitor's list. Otherwise keeps on the visitor's list what the address compares, when the list has something of it, or of what the
 * address compared before.
 */
export function KeepCompared({ words }: { words: readonly string[] }) {
  const shown = words.join();
  const before = useRef('');
  const router = useRouter();
  const locale = toLocale(useParams()?.locale);
  useEffect(() => {
    const list = readList(comparedText());
    if (!shown && !before.current && list.length > 0) {
      router.replace(localePath(locale, comparisonPath(list)));
      return;
    }
    const compared = [...before.current.split(','), ...shown.split(',')];
    const isOwn = list.some((word) => compared.includes(word));
    if (isOwn) keepCompared(readList(shown));
    before.current = shown;
  }, [shown, router, locale]);
  return null;
}
