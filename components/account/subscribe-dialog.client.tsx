'use client';
import type { ShownPiece } from '@/components/ui/browser/channels.client';
import { CloseButton } from '@/components/ui/close-button';
import { Dialog } from '@/components/ui/dialog.client';
import type { FormAction } from '@/lib/action';
import type { Intent } from '@/lib/cart/intent';
import type { BrowserWords } from '@/lib/i18n/browser-words';
import type { Locale } from '@/lib/i18n/locales';
import { SubscribeForm } from './subscribe-form.client';

type Props = {
  locale: Locale;
  words: Pick<BrowserWords, 'newsletter' | 'newsletterGate'>;
  subscribe: FormAction;
  /** What the visitor asked for; subscribing carries it out. */
  intent: Intent;
  /** What the intent is about. */
  piece?: ShownPiece;
  onClose: () => void;
};

/** Asks for an address before the first add to a cart or wishlist. */
export default function SubscribeDialog(props: Props) {
  const { locale, words, subscribe, intent, piece, onClose } = props;
  const { newsletter, newsletterGate: gate } = words;
  return (
    <Dialog
      label={gate.title}
      onClose={onClose}
      className="w-[min(36rem,calc(100vw-2rem))] border border-line bg-ground p-6 sm:p-14"
    >
      {piece && (
        <p className="mb-4 flex items-center gap-4 border-line border-b pb-4 font-display text-lead">
          {piece.picture}
          {piece.name}
        </p>
      )}
      <h2 className="text-heading">{gate.title}</h2>
      <p className="mt-4 text-muted text-small">{gate.text}</p>
      <p className="mt-2 mb-6 text-small">{gate.note}</p>
      <SubscribeForm
        locale={locale}
        words={{ ...newsletter, submit: gate.submit[intent.for] }}
        subscribe={subscribe}
        intent={intent}
        piece={piece}
        onJoined={onClose}
      />
      <CloseButton label={gate.close} onClick={onClose} />
    </Dialog>
  );
}
