'use client';
import { useEffect, useState } from 'react';
import { type Toast, toasts } from '@/components/ui/browser/channels.client';
import { fetchOrToast } from '@/components/ui/browser/fetch-or-toast.client';
import { browserWords } from '@/lib/i18n/browser-words';
import type { Locale } from '@/lib/i18n/locales';
import type { Sentence } from '@/lib/i18n/sentence';
import { PlainToast } from './plain-toast.client';

export type ToastProps = {
  locale: Locale;
  label: string;
  tooMany: Sentence;
  /** Messages for when nothing can be loaded any more, and that must therefore be in the page. */
  lost: Readonly<
    Record<'noNetwork' | 'noAnswer', { readonly title: string; readonly text: string }>
  >;
};

async function load(locale: Locale) {
  const [toaster, words] = await Promise.all([import('./toaster.client'), browserWords(locale)]);
  return { Toaster: toaster.default, words };
}

/** Shows toasts. Their script is fetched for the first one; when that fails, the page shows the message itself. */
export function ToastHost({ locale, label, tooMany, lost }: ToastProps) {
  const [toast, setToast] = useState<Toast & { number: number }>();
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  // The page has words of its own for two codes; any other finds none.
  const message: ToastProps['lost'][keyof ToastProps['lost']] | undefined =
    lost[toast?.result.code as keyof typeof lost];

  useEffect(
    () =>
      toasts.listen((next) => setToast((last) => ({ ...next, number: (last?.number ?? 0) + 1 }))),
    [],
  );

  useEffect(() => {
    if (!toast || message || loaded) return;
    const fetchToaster = () => load(locale);
    // A success shows on the page itself, and must not look like a failure.
    const fetching = toast.result.ok
      ? fetchToaster().catch(() => undefined)
      : fetchOrToast(fetchToaster);
    void fetching.then((next) => next && setLoaded(next));
  }, [toast, message, loaded, locale]);

  if (!toast || !loaded || message) {
    return <PlainToast label={label} message={message} onLeave={setToast} />;
  }
  return <loaded.Toaster {...{ locale, label, tooMany }} words={loaded.words} {...toast} />;
}
