import { getTranslations } from 'next-intl/server';
import { type PlainAction, PlainForm } from '@/components/account/plain-form';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { Purchase } from '@/lib/checkout/purchase';
import { placeName } from '@/lib/delivery/destination';
import { languages } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';

type Props = {
  purchase: Purchase;
  /** The token whose prices the page shows. */
  quote?: string;
  choose: PlainAction;
};

/** That the prices are for another destination than the one chosen since, and the way to those of that one. */
export async function ChosenSince({ purchase, quote, choose }: Props) {
  const { destination, chosenSince, offer } = purchase;
  if (!chosenSince) return null;
  const t = await getTranslations('delivery');
  const { tag } = languages[await currentLocale()];
  const { country, postcode = '' } = chosenSince;
  const chosen = placeName(chosenSince, tag);
  return (
    <div role="status" className="grid gap-4 border-gold border-s-2 ps-4 text-small">
      <p>{t('chosenSince', { signed: placeName(destination, tag), chosen })}</p>
      {quote && !offer && (
        <PlainForm action={choose}>
          <HiddenFields fields={{ back: '/payment', quote, country, postcode }} />
          <SubmitButton variant="outline">{t('chosenApply', { chosen })}</SubmitButton>
        </PlainForm>
      )}
    </div>
  );
}
