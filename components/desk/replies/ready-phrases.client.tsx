'use client';
import type { MouseEvent } from 'react';
import type { Locale } from '@/lib/i18n/locales';

type Props = {
  phrases: readonly {
    readonly id: string;
    readonly name: string;
    readonly texts: Readonly<Record<Locale, string>>;
  }[];
  language: Locale;
  words: { readonly ready: string; readonly readyNote: string };
  /** Puts a phrase where the caret is; without scripts the form does it. */
  insert: (event: MouseEvent<HTMLButtonElement>, phrase: string) => void;
};

/** Phrases that are ready, a button each. */
export function ReadyPhrases({ phrases, language, words: t, insert }: Props) {
  return (
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
  );
}
