'use client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, TextArea } from '@/components/ui/field';
import type { FormAction } from '@/lib/action';
import { useAction } from './use-action';

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
    /** With `{product}` where the name of the piece goes. */
    quoteSubject: string;
  };
};

/** A message to the reception. */
export function ContactForm({ sendMessage, words }: Props) {
  const { plainPost, plainResult, perform, isPending } = useAction(sendMessage, 'messageFailed');
  const [isSent, setSent] = useState(false);
  const subject = useRef<HTMLInputElement>(null);

  // A quote is asked for from the page of a piece, which names itself in the address.
  useEffect(() => {
    const product = new URLSearchParams(location.search).get('product')?.slice(0, 100);
    if (product && subject.current && !subject.current.value) {
      subject.current.value = words.quoteSubject.replace('{product}', product);
    }
  }, [words.quoteSubject]);

  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => setSent(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [isSent]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    perform(new FormData(event.currentTarget), (result) => setSent(result.ok));
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
    <form action={plainPost} onSubmit={submit} className="grid gap-8">
      {plainResult && (
        <p role="status" className="border-gold border-s-2 ps-4">
          {plainResult.ok ? `${words.sentTitle}. ${words.sentText}` : words.failed}
        </p>
      )}
      <div className="grid gap-8 sm:grid-cols-2">
        <Field label={words.name} name="name" autoComplete="name" required maxLength={200} />
        <Field
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
        />
        <Field
          label={words.phone}
          note={words.optional}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={50}
        />
        <Field ref={subject} label={words.subject} name="subject" required maxLength={300} />
      </div>
      <TextArea label={words.message} name="message" required maxLength={10_000} />
      <Button type="submit" size="lg" disabled={isPending} className="justify-self-start">
        {isPending ? words.sending : words.send}
      </Button>
    </form>
  );
}
