import { formatText } from '@/lib/i18n/format';
import { hypertext } from './mail-html';
import { filler, inLine, linesOf, type MailParts, type MailSection, oneLine } from './mail-parts';

export type MailText = { readonly subject: string; readonly text: string; readonly html: string };

/** A mail as plain text and as HTML, without pictures; fetches nothing; has a dark theme. */
export function composeMail(parts: MailParts): MailText {
  const fill = filler(parts, (fact) => fact);
  return {
    subject: oneLine(fill(parts.letter.subject)),
    text: plainText(parts),
    html: hypertext(parts),
  };
}

function plainText(parts: MailParts): string {
  const { letter, words, link, sections = [], annexes = [], unsubscribeLink, sender } = parts;
  const { title, text, button, notes } = letter;
  const fill = filler(parts, (fact) => fact);
  return [
    title,
    ...text.map(fill),
    ...sections.flatMap((section) => plainSection(section, parts)),
    `${button}\n${link}`,
    ...annexes.flatMap((section) => plainSection(section, parts)),
    ...notes.map(fill),
    ...(unsubscribeLink ? [`${words.leave}\n${unsubscribeLink}`] : []),
    `-- \n${words.signature}\n${sender}\n${words.sample}`,
  ].join('\n\n');
}

function plainSection(
  { title, rows = [], paragraphs = [], link }: MailSection,
  { words, locale }: MailParts,
): string[] {
  const table = rows.map(([label, value]) =>
    formatText(words.row, locale, { label: inLine(label), value: inLine(value) }),
  );
  return [
    ...(title ? [`${inLine(title)}\n${'='.repeat(title.length)}`] : []),
    ...(table.length > 0 ? [table.join('\n')] : []),
    ...paragraphs.map((paragraph) => linesOf(paragraph).join('\n')),
    ...(link ? [`${link.label}\n${link.href}`] : []),
  ];
}
