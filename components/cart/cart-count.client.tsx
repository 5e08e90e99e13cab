'use client';
import { useEffect, useState } from 'react';
import { useSummary } from '@/components/ui/browser/use-summary.client';
import type { Locale } from '@/lib/i18n/locales';
import type { Sentence } from '@/lib/i18n/sentence';

type Props = {
  locale: Locale;
  /** What the number counts, for screen readers. */
  label: Sentence;
};

/** The number of pieces in the cart; nothing while it is empty, as on a first visit. */
export function CartCount({ locale, label }: Props) {
  const pieces = useSummary()?.pieces ?? 0;
  const [text, setText] = useState<string>();

  useEffect(() => {
    if (pieces === 0) return;
    import('@/lib/i18n/sentence').then(
      ({ formatSentence }) => setText(formatSentence(label, locale, { pieces })),
      () => undefined, // The number stays.
    );
  }, [pieces, label, locale]);

  if (pieces === 0) return null;
  return (
    <span className="text-gold-text lining-nums tabular-nums">
      <span aria-hidden={text !== undefined}>{pieces}</span>
      {text && <span className="sr-only"> ({text})</span>}
    </span>
  );
}
