'use client';
import { type MouseEvent, useActionState, useState } from 'react';
import { Select, TextArea } from '@/components/ui/field';
import { ActionForm } from '@/components/ui/form/action-form.client';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { longestReply, type TypedReply, withPhrase } from '@/lib/desk/replies/reply-text';
import { type Locale, languages, locales, toLocale } from '@/lib/i18n/locales';
import { ReadyPhrases } from './ready-phrases.client';
import { ReplyPreview } from './reply-preview';

type Texts = Readonly<Record<Locale, string>>;

export type ReplyFieldsProps = {
  /** Adds a phrase, shows the mail or sends it: what the form says then. */
  write: (typed: TypedReply, form: FormData) => Promise<TypedReply>;
  fields: Readonly<Record<string, string>>;
  /** The language of the message. */
  typed: TypedReply;
  /** What the mail says before the text, in each language. */
  greetings: Texts;
  phrases: readonly { readonly id: string; readonly name: string; readonly texts: Texts }[];
  words: Readonly<
    Record<
      | 'ready'
      | 'readyNote'
      | 'greeting'
      | 'text'
      | 'language'
      | 'see'
      | 'seeNote'
      | 'preview'
      | 'to'
      | 'change'
      | 'send',
      string
    >
  >;
};

/**
 * The reply, its language, and phrases that are put where the caret is: without scripts at the end. Before it leaves it is
 * shown as it will.
 */
export function ReplyFields({ write, fields, phrases, words: t, ...rest }: ReplyFieldsProps) {
  const [plain, plainPost] = useActionState(write, rest.typed);
  const [answered, setAnswered] = useState<TypedReply>();
  const [chosen, setChosen] = useState<Locale>();
  const typed = answered ?? plain;
  const language = chosen ?? typed.language;

  function insert(event: MouseEvent<HTMLButtonElement>, phrase: string) {
    const area = event.currentTarget.form?.elements.namedItem('text');
    if (!(area instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    // A field where nobody has put the caret has it at its start.
    const { text, caret } = withPhrase(area.value, phrase, area.selectionEnd || area.value.length);
    area.value = text;
    area.focus();
    area.setSelectionRange(caret, caret);
  }

  return (
    <ActionForm
      action={async (form) => setAnswered(await write(typed, form))}
      plainPost={plainPost}
      onReset={() => setChosen(undefined)}
      className="grid max-w-measure gap-6"
    >
      <HiddenFields fields={fields} />
      {typed.mail ? (
        <ReplyPreview {...{ language, words: t }} text={typed.text} mail={typed.mail} />
      ) : (
        <>
          <Select
            label={t.language}
            name="language"
            key={typed.language}
            defaultValue={typed.language}
            onChange={({ currentTarget }) => setChosen(toLocale(currentTarget.value))}
          >
            {locales.map((one) => (
              <option key={one} value={one}>
                {languages[one].name}
              </option>
            ))}
          </Select>
          <ReadyPhrases {...{ phrases, words: t, language }} insert={insert} />
          <div className="grid gap-1">
            <p className="text-muted text-small">{t.greeting}</p>
            <p lang={language} dir="auto">
              {rest.greetings[language]}
            </p>
          </div>
          <TextArea
            key={`${typed.refusal} ${typed.text}`}
            // It stands where the pressed button was.
            autoFocus={typed !== rest.typed}
            label={t.text}
            name="text"
            dir="auto"
            rows={7}
            maxLength={longestReply}
            defaultValue={typed.text}
            fault={typed.refusal}
            required
          />
          <p className="text-muted text-small">{t.seeNote}</p>
          <SubmitButton className="justify-self-start">{t.see}</SubmitButton>
        </>
      )}
    </ActionForm>
  );
}
