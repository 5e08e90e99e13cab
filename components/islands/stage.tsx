'use client';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ActionResult, FormAction } from '@/lib/action';
import type { Locale } from '@/lib/i18n/locales';
import { gates, toasts } from './signals';

const Toaster = lazy(() => import('./toaster'));
const Gate = lazy(() => import('./gate'));

type Props = { locale: Locale; subscribe: FormAction };

/** Where toasts and the subscription dialog appear; both are fetched when first needed. */
export function Stage({ locale, subscribe }: Props) {
  const [toast, setToast] = useState<{ result: ActionResult; number: number }>();
  const [gate, setGate] = useState<{ resume: () => void }>();

  useEffect(
    () =>
      toasts.listen((result) => setToast((last) => ({ result, number: (last?.number ?? 0) + 1 }))),
    [],
  );
  useEffect(() => gates.listen((resume) => setGate({ resume })), []);

  return (
    <Suspense>
      {toast && <Toaster locale={locale} result={toast.result} number={toast.number} />}
      {gate && (
        <Gate
          locale={locale}
          subscribe={subscribe}
          onJoined={gate.resume}
          onClose={() => setGate(undefined)}
        />
      )}
    </Suspense>
  );
}
