'use client';
import { use } from 'react';
import type { FormAction } from '@/lib/action';
import { newsletterWords } from '@/lib/i18n/island-words';
import type { Locale } from '@/lib/i18n/locales';
import { CloseButton } from './close-button';
import { Dialog } from './dialog';
import { SubscribeForm } from './subscribe-form';

type Props = {
  locale: Locale;
  subscribe: FormAction;
  /** Carries out what the visitor had asked for. */
  onJoined: () => void;
  onClose: () => void;
};

/** Asks for an address before the first add to a cart or wishlist. */
export default function Gate({ locale, subscribe, onJoined, onClose }: Props) {
  const newsletter = use(newsletterWords(locale));
  return (
    <Dialog
      label={newsletter.gate.title}
      onClose={onClose}
      className="relative w-[min(36rem,calc(100vw-2rem))] border border-line bg-ground p-8 sm:p-14"
    >
      <CloseButton label={newsletter.close} onClick={onClose} />
      <h2 className="text-heading">{newsletter.gate.title}</h2>
      <p className="mt-4 text-muted">{newsletter.gate.text}</p>
      <p className="mt-2 mb-10 text-small">{newsletter.gate.note}</p>
      <SubscribeForm
        locale={locale}
        words={newsletter}
        subscribe={subscribe}
        onJoined={() => {
          onClose();
          onJoined();
        }}
      />
    </Dialog>
  );
}
