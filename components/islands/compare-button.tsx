'use client';
import { useParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { toggleCompared } from '@/components/browser/compare-store';
import { comparisonPath } from '@/lib/compare-list';
import { localePath, toLocale } from '@/lib/i18n/locales';
import { useHydrated } from './script-button';
import { useCompared } from './use-compared';

type Props = { word: string; children: ReactNode };

/** Puts a configuration on the list to compare, or takes it off; without scripts, a link that compares it. */
export function CompareButton({ word, children }: Props) {
  const locale = toLocale(useParams()?.locale);
  const isOn = useCompared().includes(word);
  const className = 'prose-link compare-button';
  if (!useHydrated()) {
    const href = localePath(locale, comparisonPath([word]));
    return (
      <a href={href} rel="nofollow" className={className}>
        {children}
      </a>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => toggleCompared(word)}
      className={className}
    >
      {children}
    </button>
  );
}
