'use client';
import { useActionState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { FaultsAction } from '@/lib/action';
import { useFaults } from './use-faults';

type Props = {
  requestLink: FaultsAction;
  locale: string;
  /** Whether the visitor has to type the address: there is no session. */
  isAsked: boolean;
  words: { email: string; send: string; fault: string };
};

/** Requests an access link by e-mail. */
export function AskLinkForm({ requestLink, locale, isAsked, words }: Props) {
  const [faults, post, isPending] = useActionState(requestLink, null);
  const { form, field } = useFaults(faults?.fields);
  return (
    <form action={post} {...form} className="grid w-full max-w-measure gap-7">
      <input type="hidden" name="locale" value={locale} />
      {isAsked && (
        <Field
          {...field('email', words.fault)}
          label={words.email}
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={faults?.typed.email}
        />
      )}
      <Button type="submit" size="lg" disabled={isPending} className="justify-self-start">
        {words.send}
      </Button>
    </form>
  );
}
