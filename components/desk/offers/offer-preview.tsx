import type { PlainAction } from '@/components/account/plain-form';
import { ActionForm } from '@/components/ui/form/action-form.client';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { formatPrice } from '@/lib/money';
import { OfferFacts } from './offer-facts';

type Props = {
  send: PlainAction;
  /** Of this page: sent twice, it is one offer. */
  id: string;
  offer: Parameters<typeof OfferFacts>[0]['offer'];
  /** Where its mail is shown. */
  mailPath: string;
  /** What was typed, as names and values of a form. */
  typed: readonly (readonly [name: string, value: string])[];
};

/** An offer as it would leave, with its total: the only button that sends it. */
export function OfferPreview({ send, id, offer, mailPath, typed }: Props) {
  const { newOffer: t } = deskWords;
  return (
    <section className="grid content-start gap-6 border-gold border-s-2 bg-paper p-6">
      <OfferFacts title={t.preview} offer={offer} />
      <p>
        <a href={mailPath} className="prose-link">
          {t.mail}
        </a>
      </p>
      <div className="flex flex-wrap items-baseline gap-x-8 gap-y-4">
        <ActionForm action={send}>
          <HiddenFields fields={{ id, shown: String(offer.totalCents) }} />
          {typed.map(([name, value], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a product may come twice; its place tells them apart
            <input key={at} type="hidden" name={name} value={value} />
          ))}
          <SubmitButton size="lg">
            {deskText('newOffer.send', { total: formatPrice(offer.totalCents, 'fr') })}
          </SubmitButton>
        </ActionForm>
        <a href="#offer" className="prose-link">
          {t.change}
        </a>
      </div>
      <p className="max-w-measure text-muted text-small">{t.sendNote}</p>
    </section>
  );
}
