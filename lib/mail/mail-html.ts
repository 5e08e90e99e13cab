import { directionOf, type Locale } from '@/lib/i18n/locales';
import { filler, inLine, linesOf, type MailParts, type MailSection } from './mail-parts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const isolated = (text: string) => `<bdi>${escaped(text)}</bdi>`;
const anchor = (href: string, label: string, attributes = '') =>
  `<a href="${escaped(href)}"${attributes}>${escaped(label)}</a>`;

/**
 * Colours of the shop; every pair has a contrast above 7 in both themes. Sides are named, because some
 * mail programs do not know `start` and `end`.
 */
function styleOf(locale: Locale): string {
  const [start, end] = directionOf(locale) === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  return `
body{margin:0;background:#f6f0e4;color:#1b2233;font:17px/1.6 Georgia,'Times New Roman',serif}
main,footer{max-width:560px;margin:0 auto;padding:32px 24px;overflow-wrap:anywhere}
h1{font-size:28px;font-weight:400;line-height:1.2;margin:0 0 24px}
h2{font-size:20px;font-weight:400;line-height:1.3;margin:36px 0 12px}
p{margin:0 0 18px}
table{width:100%;table-layout:fixed;border-collapse:collapse;margin:0 0 18px}
th,td{padding:8px 0;border-top:1px solid #b9a77c;vertical-align:top;text-align:${end}}
th{font-weight:400;text-align:${start};padding-${end}:16px}
a{color:#5a4210}
.button{display:inline-block;padding:14px 28px;background:#1b2233;color:#f6f0e4;text-decoration:none}
footer{border-top:1px solid #b9a77c;font-size:15px}
@media (prefers-color-scheme:dark){
body{background:#0b1019;color:#f1e9d8}
a{color:#e3c67e}
.button{background:#f1e9d8;color:#0b1019}
th,td,footer{border-color:#6d6041}}`;
}

/** A mail as HTML. */
export function hypertext(parts: MailParts): string {
  const { letter, locale, words, link, sections = [], annexes = [], unsubscribeLink } = parts;
  const { title, text, button, notes } = letter;
  const fill = filler(parts, isolated);
  const subject = filler(parts, escaped)(escaped(letter.subject));
  const paragraph = (sentence: string) => `<p>${fill(escaped(sentence))}</p>`;
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${subject}</title><style>${styleOf(locale)}</style></head>
<body><main><h1>${escaped(title)}</h1>
${text.map(paragraph).join('\n')}
${sections.map(htmlSection).join('\n')}
<p>${anchor(link, button, ' class="button"')}</p>
<p>${escaped(words.linkHint)}<br><bdi>${anchor(link, link)}</bdi></p>
${annexes.map(htmlSection).join('\n')}
${notes.map(paragraph).join('\n')}
${unsubscribeLink ? `<p>${anchor(unsubscribeLink, words.leave)}</p>` : ''}</main>
<footer><p>${escaped(words.signature)}<br>${isolated(parts.sender)}<br>${escaped(words.sample)}</p></footer></body></html>`;
}

/** A cell, and each line of a paragraph, takes its direction from its own text. */
function htmlSection({ title, rows = [], paragraphs = [], link }: MailSection): string {
  const row = ([label, value]: readonly [string, string]) =>
    `<tr><th scope="row">${escaped(inLine(label))}</th><td dir="auto">${escaped(inLine(value))}</td></tr>`;
  return [
    title ? `<h2>${escaped(inLine(title))}</h2>` : '',
    rows.length > 0 ? `<table>${rows.map(row).join('')}</table>` : '',
    ...paragraphs.map((text) => `<p>${linesOf(text).map(isolated).join('<br>')}</p>`),
    link ? `<p>${anchor(link.href, link.label)}</p>` : '',
  ]
    .filter(Boolean)
    .join('\n');
}
