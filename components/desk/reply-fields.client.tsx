'use client';
import { type MouseEvent, useActionState, useState } from 'react';
import { Select, TextArea } from '@/components/ui/field';
import { ActionForm } from '@/components/ui/form/action-form.client';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { longestReply, type TypedReply, withPhrase } from '@/lib/desk/replies/reply-text';
import { type Locale, languages, locales, toLocale } from '@/lib/i18n/locales';

type Texts = Readonly<Record<Locale, string>>;

export type ReplyFieldsProps = {
  reply: (form: FormData) => Promise<void>;
  /** For a browser without scripts: adds a phrase to what was typed, or replies. */
  write: (typed: TypedReply, form: FormData) => Promise<TypedReply>;
  fields: Readonly<Record<string, string>>;
  /** What was typed before, and the language of the message. */
  typed: TypedReply;
  /** What the mail says before the text, in each language. */
  greetings: Texts;
  phrases: readonly { readonly id: string; readonly name: string; readonly texts: Texts }[];
  words: Readonly<
    Record<'ready' | 'readyNote' | 'greeting' | 'text' | 'language' | 'sendNote' | 'send', string>
  >;
};

/** The reply, its language, and phrases that are put where the caret is: without scripts at the end. */
export function ReplyFields({
  reply,
  write,
  fields,
  phrases,
  words: t,
  ...rest
}: ReplyFieldsProps) {
  const [typed, plainPost] = useActionState(write, rest.typed);
  const [language, setLanguage] = useState(typed.language);

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
      action={reply}
      plainPost={plainPost}
      onReset={() => setLanguage(typed.language)}
      className="grid max-w-measure gap-6"
    >
      <HiddenFields fields={fields} />
      <Select
        label={t.language}
        name="language"
        key={typed.language}
        defaultValue={typed.language}
        onChange={({ currentTarget }) => setLanguage(toLocale(currentTarget.value))}
      >
        {locales.map((one) => (
          <option key={one} value={one}>
            {languages[one].name}
          </option>
        ))}
      </Select>
      <fieldset>
        <legend className="mb-2 text-label uppercase">
          {t.ready} <span className="text-muted normal-case tracking-normal">({t.readyNote})</span>
        </legend>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {phrases.map(({ id, name, texts }) => (
            <li key={id}>
              <button
                type="submit"
                name="ready"
                value={id}
                formNoValidate
                onClick={(event) => insert(event, texts[language])}
                className="prose-link py-1 text-start"
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="grid gap-1">
        <p className="text-muted text-small">{t.greeting}</p>
        <p lang={language} dir="auto">
          {rest.greetings[language]}
        </p>
      </div>
      <TextArea
        key={typed.text}
        label={t.text}
        name="text"
        dir="auto"
        rows={7}
        maxLength={longestReply}
        defaultValue={typed.text}
        required
      />
      <p className="text-muted text-small">{t.sendNote}</p>
      <SubmitButton className="justify-self-start">{t.send}</SubmitButton>
    </ActionForm>
  );
}
