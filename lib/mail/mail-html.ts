import { directionOf, type Locale } from '@/lib/i18n/locales';
import {
  filler,
  hasSteps,
  inLine,
  linesOf,
  type MailParts,
  type MailPicture,
  type MailSection,
  type MailSteps,
  numbersIn,
  preheaderOf,
} from './mail-parts';
import { mailStyle } from './mail-style';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** A text whose numbers stay in one line, read from left to right. */
const shown = (text: string) =>
  numbersIn(text)
    .map((part) =>
      part.isNumber ? `<span class="n" dir="ltr">${escaped(part.text)}</span>` : escaped(part.text),
    )
    .join('');
const isolated = (text: string) => `<bdi>${shown(text)}</bdi>`;
const anchor = (href: string, label: string, attributes = '') =>
  `<a href="${escaped(href)}"${attributes}>${escaped(label)}</a>`;

/** The name under which the mark of the house is attached. */
export const markCid = 'mark';

/** A mail as HTML: mark, title, picture, letter, what happens next, button, person, facts, and what the law wants. */
export function hypertext(parts: MailParts): string {
  const { letter, locale, words, link, sections = [], annexes = [], unsubscribeLink } = parts;
  const { title, text, button, notes } = letter;
  const fill = filler(parts, isolated);
  const subject = filler(parts, escaped)(escaped(letter.subject));
  const inHtml = (section: MailSection) => htmlSection(section, locale);
  const facts = sections.map(inHtml).join('\n');
  const paragraph = (sentence: string) => `<p>${fill(escaped(sentence))}</p>`;
  const preheader = escaped(preheaderOf(parts));
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${subject}</title><style>${mailStyle(locale)}</style></head>
<body>
${preheader ? `<div style="display:none;max-height:0;overflow:hidden" aria-hidden="true">${preheader}</div>` : ''}
<main>
<p class="mark"><img src="cid:${markCid}" width="48" height="48" alt=""><br><bdi>Théogonie</bdi></p>
<h1>${escaped(title)}</h1>
${htmlPicture(parts.picture)}
${text.map(paragraph).join('\n')}
${(parts.photos ?? []).map((photo) => htmlPicture(photo)).join('\n')}
${hasSteps(parts) ? htmlSteps(parts.steps) : facts}
<p class="action">${anchor(link, button, ' class="button"')}</p>
${notes.map(paragraph).join('\n')}
${unsubscribeLink ? `<p>${anchor(unsubscribeLink, words.leave)}</p>` : ''}
<p class="signed">${parts.person ? `${shown(inLine(parts.person))}<br>` : ''}${escaped(words.signature)}</p>
${hasSteps(parts) ? facts : ''}
${annexes.map(inHtml).join('\n')}
</main>
<footer><p>${escaped(words.linkHint)}<br><bdi>${anchor(link, link)}</bdi></p>
<p>${isolated(parts.sender)}<br>${escaped(words.sample)}</p></footer></body></html>`;
}

function htmlPicture(picture: MailPicture | undefined): string {
  if (!picture) return '';
  const { cid, alt, caption } = picture;
  const below = caption ? `<br><small>${escaped(inLine(caption))}</small>` : '';
  return `<p class="picture"><img src="cid:${escaped(cid)}" width="560" alt="${escaped(inLine(alt))}">${below}</p>`;
}

function htmlSteps(steps: MailSteps | undefined): string {
  if (!steps) return '';
  const item = ({ when, what }: MailSteps['items'][number]) =>
    `<li><strong>${shown(inLine(when))}</strong><br>${shown(inLine(what))}</li>`;
  return `<h2>${escaped(steps.title)}</h2>\n<ol>${steps.items.map(item).join('')}</ol>`;
}

/**
 * A cell, and each line of a paragraph, takes its direction from its own text; a cell with Arabic words that of a mail in
 * Arabic, whatever it begins with.
 */
function htmlSection(
  { title, rows = [], paragraphs = [], link }: MailSection,
  locale: Locale,
): string {
  const isOfMail = (value: string) =>
    directionOf(locale) === 'rtl' && /\p{Script=Arabic}/u.test(value);
  const row = ([label, value]: readonly [string, string]) =>
    `<tr><th scope="row">${escaped(inLine(label))}</th><td dir="${isOfMail(value) ? 'rtl' : 'auto'}">${shown(inLine(value))}</td></tr>`;
  return [
    title ? `<h2>${escaped(inLine(title))}</h2>` : '',
    rows.length > 0 ? `<table>${rows.map(row).join('')}</table>` : '',
    ...paragraphs.map((text) => `<p>${linesOf(text).map(isolated).join('<br>')}</p>`),
    link ? `<p>${anchor(link.href, link.label)}</p>` : '',
  ]
    .filter(Boolean)
    .join('\n');
}
