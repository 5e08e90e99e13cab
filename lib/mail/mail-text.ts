import { formatText } from '@/lib/i18n/format';
import { hypertext } from './mail-html';
import {
  filler,
  hasSteps,
  inLine,
  linesOf,
  type MailParts,
  type MailPicture,
  type MailSection,
  type MailSteps,
  oneLine,
} from './mail-parts';

export type MailText = { readonly subject: string; readonly text: string; readonly html: string };

/** A mail as plain text and as HTML; its pictures travel with it, so that nothing is fetched; has a dark theme. */
export function composeMail(parts: MailParts): MailText {
  const fill = filler(parts, (fact) => fact);
  return {
    subject: oneLine(fill(parts.letter.subject)),
    text: plainText(parts),
    html: hypertext(parts),
  };
}

function plainText(parts: MailParts): string {
  const { letter, words, link, picture, steps, person } = parts;
  const { photos = [], sections = [], annexes = [], unsubscribeLink, sender } = parts;
  const { title, text, button, notes } = letter;
  const fill = filler(parts, (fact) => fact);
  const facts = sections.flatMap((section) => plainSection(section, parts));
  return [
    title,
    ...plainPicture(picture),
    ...text.map(fill),
    ...photos.flatMap((photo) => plainPicture(photo)),
    ...(hasSteps(parts) ? plainSteps(steps) : facts),
    `${button}\n${link}`,
    ...notes.map(fill),
    ...(unsubscribeLink ? [`${words.leave}\n${unsubscribeLink}`] : []),
    ...(person ? [inLine(person)] : []),
    ...(hasSteps(parts) ? facts : []),
    ...annexes.flatMap((section) => plainSection(section, parts)),
    `-- \n${words.signature}\n${sender}\n${words.sample}`,
  ].join('\n\n');
}

/** What a picture shows, for who does not see it. */
const plainPicture = (picture: MailPicture | undefined) =>
  picture ? [[picture.alt, picture.caption ?? ''].filter(Boolean).map(inLine).join('\n')] : [];

/** What happens next, each with its time. */
const plainSteps = (steps: MailSteps | undefined) =>
  steps
    ? [
        `${steps.title}\n${'='.repeat(steps.title.length)}`,
        ...steps.items.map(({ when, what }) => `${inLine(when)}\n${inLine(what)}`),
      ]
    : [];

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
