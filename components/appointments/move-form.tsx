import { getTranslations } from 'next-intl/server';
import { type PlainAction, PlainForm } from '@/components/account/plain-form';
import { Field } from '@/components/ui/field';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { type HourQuery, momentText } from '@/lib/appointments/hour-query';
import { whenText } from '@/lib/appointments/hour-words';
import { isCalled } from '@/lib/appointments/place';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { formLengths } from '@/lib/site/form-lengths';

type Props = {
  action: PlainAction;
  query: HourQuery;
  token: string;
  /** Whether the house has a number to call. */
  hasPhone: boolean;
  /** The number that was typed, while the hour was not moved. */
  typedPhone: string | undefined;
  /** Whether the number that was typed is none. */
  isPhoneRefused: boolean;
};

/** The hour that was chosen instead, and the button that takes it; nothing until one is chosen. */
export async function MoveForm(props: Props) {
  const { action, query, token, hasPhone, typedPhone, isPhoneRefused } = props;
  const { at, place, spoken, zone } = query;
  if (!at) return null;
  const t = await getTranslations('appointment');
  const when = whenText({ at, place, zone }, await getMessages(), await currentLocale());
  return (
    <PlainForm action={action} className="grid gap-6 border border-gold-text p-6 sm:p-8">
      <HiddenFields fields={{ token, place, spoken, zone, at: momentText(at) }} />
      <p
        id="chosen"
        role="status"
        className="scroll-mt-28 font-display text-lead first-letter:uppercase"
      >
        {when}
        <span className="block font-text text-muted text-small">{t(`places.${place}.title`)}</span>
      </p>
      {isCalled(place) && !hasPhone && (
        <Field
          // Only a field that is new takes the focus.
          key={isPhoneRefused ? `refused ${typedPhone}` : 'asked'}
          id="phone"
          autoFocus={isPhoneRefused}
          label={t('caller.phone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={formLengths.phone}
          defaultValue={typedPhone}
          fault={isPhoneRefused ? t('notices.noPhone') : undefined}
          required
        />
      )}
      <SubmitButton size="lg" className="w-full">
        {t('manage.moveButton')}
      </SubmitButton>
    </PlainForm>
  );
}
