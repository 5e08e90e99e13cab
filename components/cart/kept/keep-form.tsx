import { getTranslations } from 'next-intl/server';
import { type PlainAction, PlainForm } from '@/components/account/plain-form';
import { Field } from '@/components/ui/field';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { longestKeptName } from '@/lib/cart/kept';

/** The field for the name of a configuration. */
export async function NameField({ value, fault }: { value?: string; fault?: string }) {
  const t = await getTranslations('kept.add');
  return (
    <Field
      label={t('name')}
      note={t('nameNote')}
      name="name"
      defaultValue={value}
      fault={fault}
      autoFocus={fault !== undefined}
      maxLength={longestKeptName}
      required
      autoComplete="off"
      dir="auto"
    />
  );
}

type Props = {
  keep: PlainAction;
  word: string;
  /** The name that was typed before, where it could not be kept. */
  typed?: string;
  /** What is wrong with the name that was given. */
  fault?: string;
};

/** The form that keeps a configuration under a name. */
export async function KeepForm({ keep, word, typed, fault }: Props) {
  const t = await getTranslations('kept.add');
  return (
    <PlainForm action={keep} className="grid justify-items-start gap-7">
      <HiddenFields fields={{ add: word }} />
      <div className="w-full max-w-96">
        <NameField value={typed} fault={fault} />
      </div>
      <SubmitButton size="lg">{t('keep')}</SubmitButton>
    </PlainForm>
  );
}
