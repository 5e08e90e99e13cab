'use client';
import { useEffect, useState } from 'react';
import { subscribeRequests } from '@/components/browser/channels';
import { reach } from '@/components/browser/reach';
import { watchPage } from '@/components/browser/watch-page';
import type { FormAction } from '@/lib/action';
import { browserWords } from '@/lib/i18n/browser-words';
import { prepareErrorWords } from '@/lib/i18n/error-words';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { Intent } from '@/lib/intent';
import { ToastHost, type ToastProps } from './toast-host';
import { TrayHost } from './tray-host';
import { useSummary } from './use-summary';

type Props = ToastProps & { subscribe: FormAction };

async function loadDialog(locale: Locale) {
  const [dialog, words] = await Promise.all([import('./subscribe-dialog'), browserWords(locale)]);
  return { Dialog: dialog.default, words: words.newsletter };
}

/** Renders toasts, the subscription dialog and the list to compare; each is fetched when first needed. */
export function OverlayHost({ locale, subscribe, ...toasts }: Props) {
  const [asked, setAsked] = useState<Awaited<ReturnType<typeof loadDialog>> & { intent: Intent }>();
  const hasJoined = useSummary() !== undefined;

  useEffect(() => {
    const fetchWords = async () => (await browserWords(locale)).errorPage;
    prepareErrorWords(fetchWords, toasts.lost.noNetwork, localePath(locale, '/'));
  }, [locale, toasts.lost]);
  useEffect(watchPage, []);
  useEffect(
    () =>
      subscribeRequests.listen(async (intent) => {
        const loaded = await reach(() => loadDialog(locale));
        if (loaded) setAsked({ ...loaded, intent });
      }),
    [locale],
  );
  // Close the dialog when the visitor subscribes in another tab or through a mail link.
  useEffect(() => {
    if (hasJoined) setAsked(undefined);
  }, [hasJoined]);

  return (
    <>
      <ToastHost locale={locale} {...toasts} />
      <TrayHost locale={locale} />
      {asked && (
        <asked.Dialog
          locale={locale}
          words={asked.words}
          subscribe={subscribe}
          intent={asked.intent}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
