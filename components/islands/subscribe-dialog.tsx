'use client';
import { use } from 'react';
import { CloseButton } from '@/components/ui/close-button';
import type { FormAction } from '@/lib/action';
import { browserWords } from '@/lib/i18n/browser-words';
import type { Locale } from '@/lib/i18n/locales';
import type { Intent } from '@/lib/intent';
import { Dialog } from './dialog';
import { SubscribeForm } from './subscribe-form';

type Props = {
  locale: Locale;
  subscribe: FormAction;
  /** What the visitor asked for; subscribing carries it out. */
  intent: Intent;
  onClose: () => void;
};

/** Asks for an address before the first add to a cart or wishlist. */
export default function SubscribeDialog({ locale, subscribe, intent, onClose }: Props) {
  const { newsletter } = use(browserWords(locale));
  return (
    <Dialog
      label={newsletter.gate.title}
      onClose={onClose}
      className="w-[min(36rem,calc(100vw-2rem))] border border-line bg-ground p-8 sm:p-14"
    >
      <h2 className="text-heading">{newsletter.gate.title}</h2>
      <p className="mt-4 text-muted">{newsletter.gate.text}</p>
      <p className="mt-2 mb-10 text-small">{newsletter.gate.note}</p>
      <SubscribeForm
        locale={locale}
        words={newsletter}
        subscribe={subscribe}
        intent={intent}
        onJoined={onClose}
      />
      <CloseButton label={newsletter.close} onClick={onClose} />
    </Dialog>
  );
}
