'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { FormAction } from '@/lib/action';
import type { BrowserWords } from '@/lib/i18n/browser-words';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { Intent } from '@/lib/intent';
import { useAction } from './use-action';
import { useFaults } from './use-faults';

type Props = {
  locale: Locale;
  words: Pick<
    BrowserWords['newsletter'],
    'email' | 'name' | 'consent' | 'submit' | 'submitting' | 'privacy' | 'linkSent'
  >;
  subscribe: FormAction;
  /** What the visitor had asked for; joining carries it out. */
  intent?: Intent;
  onJoined?: () => void;
  /** On a page that shows what belongs to the visitor: where to go on after joining. */
  nextPath?: string;
};

/** The address that opens cart and wishlist; the letter is a box of its own, never ticked for you. */
export function SubscribeForm({ locale, words, subscribe, intent, onJoined, nextPath }: Props) {
  const { plainPost, plainResult, perform, isPending } = useAction(subscribe, 'subscribeFailed');
  const plainFaults = plainResult?.ok === false ? plainResult : undefined;
  const [fields, setFields] = useState(plainFaults?.fields);
  const faults = useFaults(fields);
  const [isBlank, setBlank] = useState(false);
  const [isLinkSent, setLinkSent] = useState(false);
  const router = useRouter();
  const email = useRef<HTMLInputElement>(null);

  // Off while there is nothing to send; on in the HTML, for browsers without JavaScript.
  useEffect(() => setBlank(email.current?.value.trim() === ''), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    perform(new FormData(form), (result) => {
      setFields(result.ok ? undefined : result.fields);
      setLinkSent(!result.ok && result.code === 'alreadySubscribed');
      if (!result.ok) return;
      form.reset();
      onJoined?.();
      if (nextPath) router.replace(nextPath);
    });
  }

  return (
    <form action={plainPost} onSubmit={submit} {...faults.form} className="grid gap-7">
      <input type="hidden" name="locale" value={locale} />
      {intent &&
        Object.entries(intent).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <Field
        {...faults.field('email', words.email.fault)}
        ref={email}
        label={words.email.label}
        placeholder={words.email.placeholder}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={plainFaults?.typed?.email}
        onInput={(event) => setBlank(event.currentTarget.value.trim() === '')}
      />
      <Field
        label={words.name.label}
        note={words.name.optional}
        name="name"
        autoComplete="name"
        maxLength={200}
        defaultValue={plainFaults?.typed?.name}
      />
      <label className="grid grid-cols-[auto_1fr] items-start gap-4 text-muted text-small">
        <input type="checkbox" name="letter" className="mt-1 size-5 accent-gold-text" />
        {words.consent}
      </label>
      <Button type="submit" size="lg" disabled={isPending || isBlank}>
        {isPending ? words.submitting : words.submit}
      </Button>
      {isLinkSent && (
        <p role="status" className="border-gold border-s-2 ps-4">
          {words.linkSent}
        </p>
      )}
      <p className="text-muted text-small">
        {words.privacy.text}{' '}
        <a href={localePath(locale, '/privacy-policy')} data-ahead="never" className="prose-link">
          {words.privacy.link}
        </a>
      </p>
    </form>
  );
}
