'use client';
import { Button } from '@/components/ui/button';
import { Field, TextArea } from '@/components/ui/field';
import { useAnswer } from '@/components/ui/form/use-answer.client';
import { useFaults } from '@/components/ui/form/use-faults.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { CallerAction, CallerFaults, CallerField } from '@/lib/appointments/caller';
import type { Messages } from '@/lib/i18n/messages';
import { formLengths } from '@/lib/site/form-lengths';

type Props = {
  book: CallerAction;
  /** What names the hour. */
  fields: Readonly<Record<string, string>>;
  /** The house calls: a number is needed. */
  isTelephone: boolean;
  words: Pick<Messages['appointment'], 'caller' | 'faults'>;
};

/** Who comes: the form that books an hour; it works without a script too. */
export function CallerForm({ book, fields, isTelephone, words }: Props) {
  const { state, post, isPending } = useAnswer<CallerFaults | null>(book, null);
  const { form, field } = useFaults<CallerField>(state?.fields);
  const { caller: labels, faults } = words;
  const typed = state?.typed ?? {};
  return (
    <form {...post} {...form} className="grid gap-8 sm:grid-cols-2">
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
      <Button type="submit" size="lg" isOff={isPending} className="justify-self-start">
        {labels.button}
      </Button>
    </form>
  );
}
