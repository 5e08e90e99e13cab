'use client';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Field, TextArea } from '@/components/ui/field';
import { FormRefusal } from '@/components/ui/form/form-refusal.client';
import { useAnswer } from '@/components/ui/form/use-answer.client';
import { useFaults } from '@/components/ui/form/use-faults.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type {
  CallerAction,
  CallerFaults,
  CallerField,
  CallerRefusal,
} from '@/lib/appointments/caller';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Sentence } from '@/lib/i18n/sentence';
import { formLengths } from '@/lib/site/form-lengths';

type Props = {
  book: CallerAction;
  /** What names the hour. */
  fields: Readonly<Record<string, string>>;
  /** The house calls: a number is needed. */
  isTelephone: boolean;
  words: Pick<Messages['appointment'], 'caller' | 'faults' | 'notices'>;
  /** The sentence about too many requests, which names a time. */
  tooMany: Sentence;
  locale: Locale;
  /** Why the hour of the page cannot be booked, before anybody presses. */
  lost?: CallerRefusal;
  /** The hours to choose from instead. */
  children: ReactNode;
};

/** Who comes: the form that books an hour; it works without a script too. */
export function CallerForm({
  book,
  fields,
  isTelephone,
  words,
  tooMany,
  locale,
  lost,
  children,
}: Props) {
  const { state, post, isPending } = useAnswer<CallerFaults | null>(book, null);
  const { form, field } = useFaults<CallerField>(state?.fields);
  const { caller: labels, faults, notices } = words;
  const refusal = state?.refusal ?? lost;
  const typed = state?.typed ?? {};
  return (
    // The server judges empty and wrong fields at once; a browser would say first which are empty.
    <form {...post} {...form} noValidate className="grid gap-8 sm:grid-cols-2">
      <HiddenFields fields={fields} />
      <Field
        {...field('name', faults.name)}
        label={labels.name}
        autoComplete="name"
        maxLength={formLengths.name}
        defaultValue={typed.name}
        required
        className="sm:col-span-2"
      />
      <Field
        {...field('email', faults.email)}
        label={labels.email}
        type="email"
        autoComplete="email"
        maxLength={formLengths.email}
        defaultValue={typed.email}
        required
      />
      <Field
        {...field('phone', faults.phone)}
        label={labels.phone}
        note={isTelephone ? undefined : labels.optional}
        type="tel"
        autoComplete="tel"
        maxLength={formLengths.phone}
        defaultValue={typed.phone}
        required={isTelephone}
      />
      <div className="sm:col-span-2">
        <TextArea
          {...field('wishes', faults.wishes)}
          label={labels.wishes}
          note={labels.optional}
          defaultValue={typed.wishes}
          maxLength={formLengths.requests}
        />
      </div>
      <FormRefusal
        sentence={refusal && notices[refusal]}
        tooMany={tooMany}
        waitSeconds={state?.waitSeconds}
        locale={locale}
      />
      {children}
      <Button type="submit" size="lg" isOff={isPending} className="justify-self-start">
        {labels.button}
      </Button>
    </form>
  );
}
