import { formatText } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Letter, SharedWords } from './mail-words';

/** A part of a mail that says more than its letter. What it holds is text: it is escaped when it is composed. */
export type MailSection = {
  readonly title?: string;
  /** A table of two columns: label and value. */
  readonly rows?: readonly (readonly [label: string, value: string])[];
  /** Line breaks within a paragraph are kept. */
  readonly paragraphs?: readonly string[];
  readonly link?: { readonly label: string; readonly href: string };
};

export type MailParts = {
  readonly locale: Locale;
  readonly words: SharedWords;
  readonly letter: Letter;
  /** Values for the placeholders of the letter. */
  readonly facts: Readonly<Record<string, string>>;
  /** Target of the button. */
  readonly link: string;
  /** Above the button. */
  readonly sections?: readonly MailSection[];
  /** Below the button. */
  readonly annexes?: readonly MailSection[];
  /** Page that ends the newsletter. */
  readonly unsubscribeLink?: string;
  /** Name and postal address of the company. */
  readonly sender: string;
};

/** A text fit for a header: one line, no control characters, at most 200 characters. */
export function oneLine(text: string): string {
  return [...text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')].slice(0, 200).join('').trim();
}

/** A text in one line, without control characters and without those that turn letters around. */
export function inLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e]+/gu, ' ');
}

/** The lines of a text, each as `inLine` gives it. */
export const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/).map(inLine);

/** Puts the facts of a mail into a sentence; `shown` escapes each value. */
export function filler({ facts, locale }: MailParts, shown: (fact: string) => string) {
  const values = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, shown(oneLine(fact))]),
  );
  return (sentence: string) => formatText(sentence, locale, values);
}
