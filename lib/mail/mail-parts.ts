import { numberShape } from '@/lib/document-number';
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

/** A picture that travels with its mail: `cid` names the attached file. */
export type MailPicture = {
  readonly cid: string;
  readonly alt: string;
  readonly caption?: string;
};

/** A photo that travels with its mail, below the letter. */
export type MailPhoto = Pick<MailPicture, 'cid' | 'alt'>;

/** What happens next, in order: when, and what. */
export type MailSteps = {
  readonly title: string;
  readonly items: readonly { readonly when: string; readonly what: string }[];
};

export type MailParts = {
  readonly locale: Locale;
  readonly words: SharedWords;
  readonly letter: Letter;
  /** Values for the placeholders of the letter. */
  readonly facts: Readonly<Record<string, string>>;
  /** Target of the button. */
  readonly link: string;
  /** What it is about, below the title. */
  readonly picture?: MailPicture;
  /** Below the letter. */
  readonly photos?: readonly MailPhoto[];
  readonly steps?: MailSteps;
  /** Who signs for the house. */
  readonly person?: string;
  /** Below the button, or above it where nothing happens next. */
  readonly sections?: readonly MailSection[];
  /** At the end: what the law wants. */
  readonly annexes?: readonly MailSection[];
  /** Page that ends the newsletter. */
  readonly unsubscribeLink?: string;
  /** Name and postal address of the company. */
  readonly sender: string;
};

/** Whether a mail says what happens next: its facts then stand below its button, else above. */
export const hasSteps = ({ steps }: MailParts): boolean => (steps?.items.length ?? 0) > 0;

/** Control characters, line ends and marks that nobody sees, but those that give letters and numbers their direction. */
const unseen = /(?:(?![\u061c\u200e\u200f\u2066-\u2069])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}])+/gu;

/** Whether each isolate of a text is closed in it, so that it leaves the words around it in their order. */
function isClosed(text: string): boolean {
  let open = 0;
  for (const sign of text.match(/[\u2066-\u2069]/g) ?? []) {
    open += sign === '\u2069' ? -1 : 1;
    if (open < 0) return false;
  }
  return open === 0;
}

/**
 * A text fit for a header: one line, no control characters, at most 200 characters. It keeps the marks that give a number
 * among Arabic words its direction, and isolates that it closes itself.
 */
export function oneLine(text: string): string {
  const plain = text.replace(unseen, ' ');
  const line = [...plain].slice(0, 200).join('').trim();
  return isClosed(line) ? line : line.replace(/[\u2066-\u2069]/g, '');
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

/** So many letters of a mail stand beside its subject in a list of mails. */
const preheaderLetters = 140;

/** What a list of mails shows beside the subject: the first words of the letter, which the plain text begins with. */
export function preheaderOf(parts: MailParts): string {
  const fill = filler(parts, (fact) => fact);
  const more = (parts.sections ?? []).flatMap(({ paragraphs = [] }) => paragraphs);
  const said = [...parts.letter.text.map(fill), ...more].map(inLine).join(' ').trim();
  const letters = [...said];
  if (letters.length <= preheaderLetters) return said;
  return `${letters
    .slice(0, preheaderLetters)
    .join('')
    .replace(/[\s,;:.]+\S*$/, '')}…`;
}

/**
 * Numbers of orders, offers, stays, hours, invoices, credit notes and declarations, telephone numbers,
 * prices with their sign: a line never breaks within them. An IBAN breaks once, behind its fourth group: whole, it is wider
 * than a phone.
 */
const unbreakable = new RegExp(
  [
    /(?<!\w)[A-Z]{2}\d{2}(?: [0-9A-Z]{4}){3}(?= [0-9A-Z])/,
    /(?<=(?<!\w)[A-Z]{2}\d{2}(?: [0-9A-Z]{4}){3} )[0-9A-Z]{1,4}(?: [0-9A-Z]{1,4}){0,4}(?!\w)/,
    new RegExp(numberShape()),
    /(?<![\w-])(?:AV-)?\d{4}-\d{5}(?!\d)/,
    /(?<![\w-])R(?:-[0-9A-Z]{5}){3}/,
    /\+\d{2}(?:[ \u00A0\u202F]?\d)+/,
    /(?:(?<!\d)-)?(?:\d[\d.,’\u00A0\u202F]*[\u00A0\u202F](?:€|\$US|US\$|\$|CHF)|[€$]\d[\d.,]*)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** The parts of a text, of which every second one is a number that stays in one line. */
export function numbersIn(
  text: string,
): readonly { readonly text: string; readonly isNumber: boolean }[] {
  const parts: { text: string; isNumber: boolean }[] = [];
  let end = 0;
  for (const { 0: number, index } of text.matchAll(unbreakable)) {
    parts.push({ text: text.slice(end, index), isNumber: false }, { text: number, isNumber: true });
    end = index + number.length;
  }
  return [...parts, { text: text.slice(end), isNumber: false }];
}
