'use client';
import { Button } from '@/components/ui/button';
import { TickBox } from '@/components/ui/field';
import { useAnswer } from '@/components/ui/form/use-answer.client';
import { useFaults } from '@/components/ui/form/use-faults.client';
import type { FaultsAction } from '@/lib/action';

type Props = {
  erase: FaultsAction;
  locale: string;
  /** Id of this session on the page, so that a repeated press is recognised. */
  session?: string;
  words: { sure: string; button: string; fault: string };
};

/** Erases all personal data, once the box is checked. */
export function EraseForm({ erase, locale, session, words }: Props) {
  const { state: faults, post, isPending } = useAnswer(erase, null);
  const { form, field } = useFaults(faults?.fields);
  return (
    <form {...post} {...form} className="grid gap-6">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="session" value={session} />
      <TickBox {...field('sure', words.fault)} label={words.sure} required />
      <Button type="submit" variant="destructive" isOff={isPending} className="justify-self-start">
        {words.button}
      </Button>
    </form>
  );
}
