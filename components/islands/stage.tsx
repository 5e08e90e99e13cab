'use client';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { FormAction } from '@/lib/action';
import type { Locale } from '@/lib/i18n/locales';
import type { Sentence } from '@/lib/i18n/sentence';
import type { Intent } from '@/lib/intent';
import { gates, type Toast, toasts } from './signals';
import { useSummary } from './summary-store';

const Toaster = lazy(() => import('./toaster'));
const Gate = lazy(() => import('./gate'));

type Props = { locale: Locale; subscribe: FormAction; label: string; tooMany: Sentence };

/** Where toasts and the subscription dialog appear; both are fetched when first needed. */
export function Stage({ locale, subscribe, label, tooMany }: Props) {
  const [toast, setToast] = useState<Toast & { number: number }>();
  const [gate, setGate] = useState<Intent>();
  const hasJoined = useSummary() !== undefined;

  useEffect(
    () =>
      toasts.listen((next) => setToast((last) => ({ ...next, number: (last?.number ?? 0) + 1 }))),
    [],
  );
  useEffect(() => gates.listen(setGate), []);
  // Whoever has joined in another tab, or through the link of a mail, need not do so here.
  useEffect(() => {
    if (hasJoined) setGate(undefined);
  }, [hasJoined]);

  const empty = <EmptyRegion label={label} />;
  return (
    <>
      <Suspense fallback={empty}>
        {toast ? <Toaster locale={locale} label={label} tooMany={tooMany} {...toast} /> : empty}
      </Suspense>
      <Suspense>
        {gate && (
          <Gate
            locale={locale}
            subscribe={subscribe}
            intent={gate}
            onClose={() => setGate(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

/** The region of the toasts before the first one: a screen reader finds it, and Alt+T leads to it. */
function EmptyRegion({ label }: { label: string }) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKey = ({ altKey, code }: KeyboardEvent) => {
      if (altKey && code === 'KeyT') region.current?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <section
      ref={region}
      aria-label={label}
      tabIndex={-1}
      className="fixed end-5 bottom-5 size-1"
    />
  );
}
