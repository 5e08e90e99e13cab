import { Field, Select } from '@/components/ui/field';
import { deskWords } from '@/lib/desk/desk-words';
import type { FieldStart } from '@/lib/desk/forms/typed';
import { defaultLocale, languages, locales } from '@/lib/i18n/locales';
import { formLengths } from '@/lib/site/form-lengths';

type Props = {
  field: (name: 'phone' | 'email') => FieldStart;
  /** Below the address, which may be left out. */
  emailNote: string;
  /** Whether the house needs no number: it is not to call. */
  isPhoneOptional?: boolean;
};

/** How somebody who telephones is reached. */
export function ReachFields({ field, emailNote, isPhoneOptional = false }: Props) {
  const { calendar: t } = deskWords;
  return (
    <>
      <Field
        label={t.phone}
        note={isPhoneOptional ? deskWords.stays.optional : undefined}
        {...field('phone')}
        type="tel"
        maxLength={formLengths.phone}
        required={!isPhoneOptional}
      />
      <Field
        label={t.email}
        note={emailNote}
        {...field('email')}
        type="email"
        maxLength={formLengths.email}
      />
    </>
  );
}

/** In which language somebody who telephones gets mails. */
export function MailLanguage({ defaultValue = defaultLocale, ...field }: FieldStart) {
  return (
    <Select
      key={defaultValue}
      label={deskWords.calendar.mailLanguage}
      {...field}
      defaultValue={defaultValue}
    >
      {locales.map((locale) => (
        <option key={locale} value={locale}>
          {languages[locale].name}
        </option>
      ))}
    </Select>
  );
}
