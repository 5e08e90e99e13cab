'use client';
import { useActionState } from 'react';
import { Button } from '@/components/ui/button';
import { TickBox } from '@/components/ui/field';
import type { FaultsAction } from '@/lib/action';
import { useFaults } from './use-faults';

type Props = {
  erase: FaultsAction;
  locale: string;
  /** What the page calls this session, so that a second press is known for one. */
  session?: string;
  words: { sure: string; button: string; fault: string };
};

/** Erases everything, once the box is ticked. */
export function EraseForm({ erase, locale, session, words }: Props) {
  const [faults, post, isPending] = useActionState(erase, null);
  const { form, field } = useFaults(faults?.fields);
  return (
    <form action={post} {...form} className="grid gap-6">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="session" value={session} />
      <TickBox {...field('sure', words.fault)} label={words.sure} required />
      <Button
        type="submit"
        variant="destructive"
        disabled={isPending}
        className="justify-self-start"
      >
        {words.button}
      </Button>
    </form>
  );
}
