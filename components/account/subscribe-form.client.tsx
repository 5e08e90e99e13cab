'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ShownPiece } from '@/components/ui/browser/channels.client';
import { Button } from '@/components/ui/button';
import { useAction } from '@/components/ui/form/use-action.client';
import { useFaults } from '@/components/ui/form/use-faults.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { FormAction } from '@/lib/action';
import type { Intent } from '@/lib/cart/intent';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { SubscribeFields, SubscribeNotes, type SubscribeWords } from './subscribe-fields';

type Props = {
  locale: Locale;
  words: SubscribeWords;
  subscribe: FormAction;
  /** What the visitor asked for; subscribing carries it out. */
  intent?: Intent;
  piece?: ShownPiece;
  onJoined?: () => void;
  /** Page with personal data, without its language: where to go after subscribing, and where a link leads. */
  back?: string;
};

/** Asks for the e-mail address that unlocks cart and wishlist; the newsletter consent is separate and unchecked. */
export function SubscribeForm(props: Props) {
  const { locale, words, subscribe, intent, piece, onJoined, back } = props;
  const joining = useAction(subscribe, 'subscribeFailed', piece);
  const { plainPost, plainResult, perform, isPending } = joining;
  const plainFaults = plainResult?.ok === false ? plainResult : undefined;
  const [fields, setFields] = useState(plainFaults?.fields);
  const faults = useFaults(fields);
  const [isBlank, setBlank] = useState(false);
  const [isLinkSent, setLinkSent] = useState(false);
  const router = useRouter();
  const email = useRef<HTMLInputElement>(null);
  const sent = useRef<HTMLParagraphElement>(null);

  // Off while the address is blank; on in the HTML, for browsers without JavaScript.
  useEffect(() => setBlank(email.current?.value.trim() === ''), []);

  // It stands below the button, where a dialog on a phone ends.
  useEffect(() => {
    if (isLinkSent) sent.current?.scrollIntoView({ block: 'nearest' });
  }, [isLinkSent]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setLinkSent(false);
    const form = event.currentTarget;
    perform(new FormData(form), (result) => {
      setFields(result.ok ? undefined : result.fields);
      setLinkSent(!result.ok && result.code === 'alreadySubscribed');
      if (!result.ok) return;
      form.reset();
      onJoined?.();
      if (back) router.replace(localePath(locale, back));
    });
  }

  return (
    <form action={plainPost} onSubmit={submit} {...faults.form} className="grid gap-5">
      <HiddenFields fields={{ locale, ...(back && { back }), ...intent }} />
      <SubscribeFields
        words={words}
        typed={plainFaults?.typed}
        email={{
          ...faults.field('email', words.email.fault),
          ref: email,
          onInput: (event) => setBlank(event.currentTarget.value.trim() === ''),
        }}
      />
      <Button type="submit" size="lg" isOff={isPending || isBlank}>
        {isPending ? words.submitting : words.submit}
      </Button>
      <SubscribeNotes
        words={words}
        isLinkSent={isLinkSent}
        sent={sent}
        privacyPath={localePath(locale, '/privacy-policy')}
      />
    </form>
  );
}
