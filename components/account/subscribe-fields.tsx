import type { ComponentProps, RefObject } from 'react';
import { Field } from '@/components/ui/field';
import { PrefetchLink } from '@/components/ui/prefetch-link.client';
import type { Faults } from '@/lib/action';
import type { BrowserWords } from '@/lib/i18n/browser-words';

export type SubscribeWords = BrowserWords['newsletter'];

type FieldsProps = {
  words: SubscribeWords;
  /** What was typed before the page was rendered again. */
  typed?: Faults['typed'];
  email: Partial<ComponentProps<typeof Field>>;
};

/** Address, name, and the consent to the newsletter, which is never ticked beforehand. */
export function SubscribeFields({ words, typed, email }: FieldsProps) {
  return (
    <>
      <Field
        label={words.email.label}
        placeholder={words.email.placeholder}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={typed?.email}
        {...email}
      />
      <Field
        label={words.name.label}
        note={words.name.optional}
        name="name"
        autoComplete="name"
        maxLength={200}
        defaultValue={typed?.name}
      />
      <label className="grid grid-cols-[auto_1fr] items-start gap-4 text-muted text-small">
        <input type="checkbox" name="letter" className="mt-1 size-5 accent-gold-text" />
        {words.consent}
      </label>
    </>
  );
}

type NotesProps = {
  words: Pick<SubscribeWords, 'linkSent' | 'privacy'>;
  isLinkSent: boolean;
  sent?: RefObject<HTMLParagraphElement | null>;
  privacyPath: string;
};

/** What stands below the form: that a link was sent, and what becomes of the address. */
export function SubscribeNotes({ words, isLinkSent, sent, privacyPath }: NotesProps) {
  return (
    <>
      {isLinkSent && (
        <p ref={sent} role="status" className="border-gold border-s-2 ps-4">
          {words.linkSent}
        </p>
      )}
      <p className="text-muted text-small">
        {words.privacy.text}{' '}
        <PrefetchLink href={privacyPath} className="prose-link">
          {words.privacy.link}
        </PrefetchLink>
      </p>
    </>
  );
}
