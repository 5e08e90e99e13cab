'use client';
import { useParams } from 'next/navigation';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useHydrated } from '@/components/ui/form/script-button.client';
import { comparisonPath } from '@/lib/catalogue/compare/compare-list';
import { localePath, toLocale } from '@/lib/i18n/locales';
import { toggleCompared } from './compare-store.client';
import { loadTray } from './load-tray.client';
import { useCompared } from './use-compared.client';

type Props = {
  word: string;
  /** Size and case of its letters. */
  className?: string;
  children: ReactNode;
};

/**
 * Puts a configuration on the list to compare, or takes it off; without scripts, a link that compares it. One
 * element before and after hydration, so that neither the focus nor the place of a row of cards is lost.
 */
export function CompareButton({ word, className = 'text-small', children }: Props) {
  const locale = toLocale(useParams()?.locale);
  const isOn = useCompared().includes(word);
  const isHydrated = useHydrated();

  function toggle(event: MouseEvent | KeyboardEvent) {
    // Enter presses a link by itself, the space bar does not; with a modifier the link opens elsewhere.
    if ('key' in event && event.key !== ' ') return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if ('repeat' in event && event.repeat) return;
    void toggleCompared(word, () => loadTray(locale));
  }

  return (
    <a
      href={localePath(locale, comparisonPath([word]))}
      rel="nofollow"
      className={`prose-link compare-button ${className}`}
      {...(isHydrated && {
        role: 'button',
        'aria-pressed': isOn,
        onClick: toggle,
        onKeyDown: toggle,
      })}
    >
      {children}
    </a>
  );
}
