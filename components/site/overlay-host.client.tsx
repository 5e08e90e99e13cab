'use client';
import { useEffect, useState } from 'react';
import { TrayHost } from '@/components/catalogue/compare/tray-host.client';
import { type ShownPiece, subscribeRequests } from '@/components/ui/browser/channels.client';
import { fetchOrToast } from '@/components/ui/browser/fetch-or-toast.client';
import { useSummary } from '@/components/ui/browser/use-summary.client';
import { watchPage } from '@/components/ui/browser/watch-page.client';
import { ToastHost, type ToastProps } from '@/components/ui/toast/toast-host.client';
import type { FormAction } from '@/lib/action';
import type { Intent } from '@/lib/cart/intent';
import { browserWords } from '@/lib/i18n/browser-words';
import { prepareErrorWords } from '@/lib/i18n/error-words';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = ToastProps & { subscribe: FormAction };
type Asked = { intent: Intent; piece?: ShownPiece };

async function loadDialog(locale: Locale) {
  const [dialog, words] = await Promise.all([
    import('@/components/account/subscribe-dialog.client'),
    browserWords(locale),
  ]);
  return { Dialog: dialog.default, words };
}

/** Renders toasts, the subscription dialog and the list to compare; each is fetched when first needed. */
export function OverlayHost({ locale, subscribe, ...toasts }: Props) {
  const [asked, setAsked] = useState<Awaited<ReturnType<typeof loadDialog>> & Asked>();
  const hasJoined = useSummary() !== undefined;

  useEffect(() => {
    const fetchWords = async () => (await browserWords(locale)).errorPage;
    prepareErrorWords(fetchWords, toasts.lost.noNetwork, localePath(locale, '/'));
  }, [locale, toasts.lost]);
  useEffect(watchPage, []);
  useEffect(
    () =>
      subscribeRequests.listen(async (request) => {
        const loaded = await fetchOrToast(() => loadDialog(locale));
        if (loaded) setAsked({ ...loaded, ...request });
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
          piece={asked.piece}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
