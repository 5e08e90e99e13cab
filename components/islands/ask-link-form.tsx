'use client';
import { useActionState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { FaultsAction } from '@/lib/action';
import { useFaults } from './use-faults';

type Props = {
  requestLink: FaultsAction;
  locale: string;
  /** Whether the address has to be typed: nobody is known on this device. */
  isAsked: boolean;
  words: { email: string; send: string; fault: string };
};

/** Asks for a link to a mailbox. */
export function AskLinkForm({ requestLink, locale, isAsked, words }: Props) {
  const [answer, post, isPending] = useActionState(requestLink, null);
  const { form, field } = useFaults(answer?.fields);
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
          defaultValue={answer?.typed.email}
        />
      )}
      <Button type="submit" size="lg" disabled={isPending} className="justify-self-start">
        {words.send}
      </Button>
    </form>
  );
}
