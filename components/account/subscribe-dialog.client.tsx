'use client';
import { CloseButton } from '@/components/ui/close-button';
import { Dialog } from '@/components/ui/dialog.client';
import type { FormAction } from '@/lib/action';
import type { Intent } from '@/lib/cart/intent';
import type { BrowserWords } from '@/lib/i18n/browser-words';
import type { Locale } from '@/lib/i18n/locales';
import { SubscribeForm } from './subscribe-form.client';

type Props = {
  locale: Locale;
  words: BrowserWords['newsletter'];
  subscribe: FormAction;
  /** What the visitor asked for; subscribing carries it out. */
  intent: Intent;
  onClose: () => void;
};

/** Asks for an address before the first add to a cart or wishlist. */
export default function SubscribeDialog({ locale, words, subscribe, intent, onClose }: Props) {
  return (
    <Dialog
      label={words.gate.title}
      onClose={onClose}
      className="w-[min(36rem,calc(100vw-2rem))] border border-line bg-ground p-8 sm:p-14"
    >
      <h2 className="text-heading">{words.gate.title}</h2>
      <p className="mt-4 text-muted">{words.gate.text}</p>
      <p className="mt-2 mb-10 text-small">{words.gate.note}</p>
      <SubscribeForm
        locale={locale}
        words={words}
        subscribe={subscribe}
        intent={intent}
        onJoined={onClose}
      />
      <CloseButton label={words.close} onClick={onClose} />
    </Dialog>
  );
}
