'use client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSentences } from '@/components/ui/browser/use-sentences.client';
import { Button } from '@/components/ui/button';
import { useAction } from '@/components/ui/form/use-action.client';
import { useFaults } from '@/components/ui/form/use-faults.client';
import type { ActionResult, Faults, FormAction } from '@/lib/action';
import type { Sentence } from '@/lib/i18n/sentence';
import { ContactFields, type ContactWords } from './contact/contact-fields';
import { MessageSent } from './contact/message-sent';

/** How long the confirmation is shown before the empty form returns. */
const confirmationMs = 3_000;

type Props = {
  sendMessage: FormAction;
  /** What stands in its fields at first. */
  typed?: Faults['typed'];
  /** Language of the page, which the message keeps. */
  language: string;
  words: ContactWords & {
    send: string;
    sending: string;
    sentTitle: string;
    sentText: string;
    failed: string;
    invalid: string;
    visitSubject: Sentence;
  };
};

/** The contact form. */
export function ContactForm({ sendMessage, typed, language, words }: Props) {
  const { plainPost, plainResult, perform, isPending } = useAction(sendMessage, 'messageFailed');
  const plainFaults = plainResult?.ok === false ? plainResult : undefined;
  const [fields, setFields] = useState(plainFaults?.fields);
  const { form, field } = useFaults(fields);
  const format = useSentences();
  const [isSent, setSent] = useState(false);
  const subject = useRef<HTMLInputElement>(null);

  // The link that asks for a visit of the carriers names the piece in the address.
  useEffect(() => {
    const piece = new URLSearchParams(location.search).get('visit')?.slice(0, 250);
    if (piece && subject.current && !subject.current.value)
      subject.current.value = format(words.visitSubject, { piece });
  }, [words.visitSubject, format]);

  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => setSent(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [isSent]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    perform(new FormData(event.currentTarget), (result) => {
      setSent(result.ok);
      setFields(result.ok ? undefined : result.fields);
    });
  }

  if (isSent) return <MessageSent title={words.sentTitle} text={words.sentText} />;
  return (
    <form action={plainPost} onSubmit={submit} {...form} className="grid gap-8">
      <input type="hidden" name="language" value={language} />
      {plainResult && (
        <p role="status" className="border-gold border-s-2 ps-4">
          {plainText(plainResult, words)}
        </p>
      )}
      <ContactFields
        words={words}
        field={field}
        typed={plainFaults?.typed ?? typed}
        subject={subject}
      />
      <Button type="submit" size="lg" isOff={isPending} className="justify-self-start">
        {isPending ? words.sending : words.send}
      </Button>
    </form>
  );
}

function plainText(result: ActionResult, words: Props['words']): string {
  if (result.ok) return `${words.sentTitle}. ${words.sentText}`;
  return result.code === 'messageInvalid' ? words.invalid : words.failed;
}
