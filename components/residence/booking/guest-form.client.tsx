'use client';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { Field, TextArea } from '@/components/ui/field';
import { FormRefusal } from '@/components/ui/form/form-refusal.client';
import { useAnswer } from '@/components/ui/form/use-answer.client';
import { useFaults } from '@/components/ui/form/use-faults.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Sentence } from '@/lib/i18n/sentence';
import {
  type GuestAction,
  type GuestFaults,
  type GuestField,
  guestFields,
} from '@/lib/residence/guest';
import { formLengths } from '@/lib/site/form-lengths';

type Props = {
  save: GuestAction;
  token: string;
  /** The sentence about too many requests, which names a time. */
  tooMany: Sentence;
  locale: Locale;
  /** The stay that it is for, by the names of its fields. */
  stay: Readonly<Record<string, string>>;
  /** What stands in the fields at first. */
  typed: GuestFaults['typed'];
  words: Pick<Messages['booking'], 'guestInfo' | 'faults' | 'optional' | 'next' | 'notices'>;
};

/** How each field is filled in. */
const fields: Readonly<Record<Exclude<GuestField, 'requests'>, ComponentProps<'input'>>> = {
  firstName: { autoComplete: 'given-name', maxLength: formLengths.name },
  lastName: { autoComplete: 'family-name', maxLength: formLengths.name },
  email: { type: 'email', autoComplete: 'email', maxLength: formLengths.email },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: formLengths.phone },
  address: {
    autoComplete: 'street-address',
    maxLength: formLengths.street,
    className: 'sm:col-span-2',
  },
  postcode: { autoComplete: 'postal-code', maxLength: formLengths.postcode },
  city: { autoComplete: 'address-level2', maxLength: formLengths.city },
  country: {
    autoComplete: 'country-name',
    maxLength: formLengths.country,
    className: 'sm:col-span-2',
  },
};
const names = guestFields.filter((name) => name !== 'requests');

/** Who books: every field of a guest; it works without a script too. */
export function GuestForm({ save, token, tooMany, locale, stay, typed, words }: Props) {
  const { state, post, isPending } = useAnswer<GuestFaults | null>(save, null);
  const { form, field } = useFaults<GuestField>(state?.fields);
  const labels = { ...words.guestInfo, postcode: words.guestInfo.zipCode };
  const values = state?.typed ?? typed;
  return (
    // The server judges empty and wrong fields at once; a browser would say first which are empty.
    <form {...post} {...form} noValidate className="grid gap-8 sm:grid-cols-2">
      <HiddenFields fields={{ locale, token, ...stay }} />
      {names.map((name) => (
        <Field
          key={name}
          {...field(name, words.faults[name])}
          {...fields[name]}
          label={labels[name]}
          defaultValue={values[name]}
          {...(name === 'postcode' ? { note: words.optional } : { required: true })}
        />
      ))}
      <div className="sm:col-span-2">
        <TextArea
          {...field('requests', words.faults.requests)}
          label={labels.specialRequests}
          note={words.optional}
          defaultValue={values.requests}
          maxLength={formLengths.requests}
        />
      </div>
      <FormRefusal
        sentence={state?.refusal && words.notices[state.refusal]}
        tooMany={tooMany}
        waitSeconds={state?.waitSeconds}
        locale={locale}
      />
      <Button type="submit" size="lg" isOff={isPending} className="justify-self-start">
        {words.next}
      </Button>
    </form>
  );
}
