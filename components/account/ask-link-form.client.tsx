'use client';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useAnswer } from '@/components/ui/form/use-answer.client';
import { useFaults } from '@/components/ui/form/use-faults.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { FaultsAction } from '@/lib/action';

type Props = {
  requestLink: FaultsAction;
  locale: string;
  /** Whether the visitor has to type the address. */
  isAsked: boolean;
  /** What stands in the field at first. */
  email?: string;
  /** Hidden fields, by name. */
  fields?: Readonly<Record<string, string>>;
  words: { email: string; send: string; fault: string };
};

/** Asks for an address where a link by e-mail is to go. */
export function AskLinkForm({ requestLink, locale, isAsked, email, fields, words }: Props) {
  const { state: faults, post, isPending } = useAnswer(requestLink, null);
  const { form, field } = useFaults(faults?.fields);
  return (
    <form {...post} {...form} className="grid w-full max-w-measure gap-7">
      <HiddenFields fields={{ locale, ...fields }} />
      {isAsked && (
        <Field
          {...field('email', words.fault)}
          label={words.email}
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={faults?.typed.email ?? email}
        />
      )}
      <Button type="submit" size="lg" isOff={isPending} className="justify-self-start">
        {words.send}
      </Button>
    </form>
  );
}
