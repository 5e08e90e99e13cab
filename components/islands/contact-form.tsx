'use client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, TextArea } from '@/components/ui/field';
import type { ActionResult, FormAction } from '@/lib/action';
import type { Sentence } from '@/lib/i18n/sentence';
import { useAction } from './use-action';
import { useFaults } from './use-faults';
import { useSentences } from './use-sentences';

/** The confirmation stands this long; then the form is back, empty. */
const confirmationMs = 3_000;

type Props = {
  sendMessage: FormAction;
  words: {
    name: string;
    email: string;
    phone: string;
    optional: string;
    subject: string;
    message: string;
    send: string;
    sending: string;
    sentTitle: string;
    sentText: string;
    failed: string;
    invalid: string;
    faults: Readonly<Record<'name' | 'email' | 'phone' | 'subject' | 'message', string>>;
    quoteSubject: Sentence;
  };
};

/** A message to the reception. */
export function ContactForm({ sendMessage, words }: Props) {
  const { plainPost, plainResult, perform, isPending } = useAction(sendMessage, 'messageFailed');
  const plainFaults = plainResult?.ok === false ? plainResult : undefined;
  const typed = plainFaults?.typed;
  const [fields, setFields] = useState(plainFaults?.fields);
  const { form, field } = useFaults(fields);
  const format = useSentences();
  const [isSent, setSent] = useState(false);
  const subject = useRef<HTMLInputElement>(null);

  // A quote is asked for from the page of a piece, which names itself in the address.
  useEffect(() => {
    const product = new URLSearchParams(location.search).get('product')?.slice(0, 100);
    if (product && subject.current && !subject.current.value) {
      subject.current.value = format(words.quoteSubject, { product });
    }
  }, [words.quoteSubject, format]);

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

  if (isSent) {
    return (
      <div role="status" className="grid min-h-80 content-center gap-4 border-line border-y">
        <h3 className="text-heading">{words.sentTitle}</h3>
        <p className="text-muted">{words.sentText}</p>
      </div>
    );
  }

  return (
    <form action={plainPost} onSubmit={submit} {...form} className="grid gap-8">
      {plainResult && (
        <p role="status" className="border-gold border-s-2 ps-4">
          {plainText(plainResult, words)}
        </p>
      )}
      <div className="grid gap-8 sm:grid-cols-2">
        <Field
          {...field('name', words.faults.name)}
          label={words.name}
          autoComplete="name"
          required
          maxLength={200}
          defaultValue={typed?.name}
        />
        <Field
          {...field('email', words.faults.email)}
          label={words.email}
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={typed?.email}
        />
        <Field
          {...field('phone', words.faults.phone)}
          label={words.phone}
          note={words.optional}
          type="tel"
          autoComplete="tel"
          maxLength={50}
          defaultValue={typed?.phone}
        />
        <Field
          {...field('subject', words.faults.subject)}
          ref={subject}
          label={words.subject}
          required
          maxLength={300}
          defaultValue={typed?.subject}
        />
      </div>
      <TextArea
        {...field('message', words.faults.message)}
        label={words.message}
        required
        maxLength={10_000}
        defaultValue={typed?.message}
      />
      <Button type="submit" size="lg" disabled={isPending} className="justify-self-start">
        {isPending ? words.sending : words.send}
      </Button>
    </form>
  );
}

function plainText(result: ActionResult, words: Props['words']): string {
  if (result.ok) return `${words.sentTitle}. ${words.sentText}`;
  return result.code === 'messageInvalid' ? words.invalid : words.failed;
}
