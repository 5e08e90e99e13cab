'use client';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { subscribeRequests, type Toast, toasts } from '@/components/browser/channels';
import type { FormAction } from '@/lib/action';
import type { Locale } from '@/lib/i18n/locales';
import type { Sentence } from '@/lib/i18n/sentence';
import type { Intent } from '@/lib/intent';
import { useCompared } from './use-compared';
import { useSummary } from './use-summary';

const Toaster = lazy(() => import('./toaster'));
const SubscribeDialog = lazy(() => import('./subscribe-dialog'));
const CompareTray = lazy(() => import('./compare-tray'));

type Props = { locale: Locale; subscribe: FormAction; label: string; tooMany: Sentence };

/** Renders toasts, the subscription dialog and the list to compare; each is loaded when first needed. */
export function OverlayHost({ locale, subscribe, label, tooMany }: Props) {
  const [toast, setToast] = useState<Toast & { number: number }>();
  const [intent, setIntent] = useState<Intent>();
  const hasJoined = useSummary() !== undefined;
  const hasCompared = useCompared().length > 0;

  useEffect(
    () =>
      toasts.listen((next) => setToast((last) => ({ ...next, number: (last?.number ?? 0) + 1 }))),
    [],
  );
  useEffect(() => subscribeRequests.listen(setIntent), []);
  // Close the dialog when the visitor subscribes in another tab or through a mail link.
  useEffect(() => {
    if (hasJoined) setIntent(undefined);
  }, [hasJoined]);

  const empty = <EmptyRegion label={label} />;
  return (
    <>
      <Suspense fallback={empty}>
        {toast ? <Toaster locale={locale} label={label} tooMany={tooMany} {...toast} /> : empty}
      </Suspense>
      <Suspense>{hasCompared && <CompareTray locale={locale} />}</Suspense>
      <Suspense>
        {intent && (
          <SubscribeDialog
            locale={locale}
            subscribe={subscribe}
            intent={intent}
            onClose={() => setIntent(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

/** The toast region before the first toast: screen readers find it, and Alt+T focuses it. */
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
