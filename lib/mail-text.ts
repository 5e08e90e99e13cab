import { formatText } from './i18n/format';
import { directionOf, type Locale } from './i18n/locales';
import type { MailWords } from './i18n/mail-words';
import type { MailKind } from './mail-rules';

export type MailParts = {
  readonly kind: MailKind;
  readonly locale: Locale;
  readonly words: MailWords;
  /** Values for the placeholders of the words. */
  readonly facts: Readonly<Record<string, string>>;
  /** Target of the button. */
  readonly link: string;
  /** Page that ends the newsletter. */
  readonly unsubscribeLink?: string;
  /** Name and postal address of the company. */
  readonly sender: string;
};

export type MailText = { readonly subject: string; readonly text: string; readonly html: string };

/** A text fit for a header: one line, no control characters, at most 200 characters. */
export function oneLine(text: string): string {
  return [...text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')].slice(0, 200).join('').trim();
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Puts the facts into a sentence; `shown` escapes each value. */
function filler({ facts, locale }: MailParts, shown: (fact: string) => string) {
  const values = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, shown(oneLine(fact))]),
  );
  return (sentence: string) => formatText(sentence, locale, values);
}

/** A mail as plain text and as HTML, without tables or pictures; fetches nothing; has a dark theme. */
export function composeMail(parts: MailParts): MailText {
  const { words, kind } = parts;
  const fill = filler(parts, (fact) => fact);
  return {
    subject: oneLine(fill(words[kind].subject)),
    text: plainText(parts),
    html: hypertext(parts),
  };
}

function plainText(parts: MailParts): string {
  const { kind, words, link, unsubscribeLink, sender } = parts;
  const { title, text, button, notes } = words[kind];
  const fill = filler(parts, (fact) => fact);
  return [
    title,
    ...text.map(fill),
    `${button}\n${link}`,
    ...notes.map(fill),
    ...(unsubscribeLink ? [`${words.leave}\n${unsubscribeLink}`] : []),
    `-- \n${words.signature}\n${sender}\n${words.sample}`,
  ].join('\n\n');
}

// Colours of the shop; every pair has a contrast above 7 in both themes.
const style = `
body{margin:0;background:#f6f0e4;color:#1b2233;font:17px/1.6 Georgia,'Times New Roman',serif}
main,footer{max-width:560px;margin:0 auto;padding:32px 24px;overflow-wrap:anywhere}
h1{font-size:28px;font-weight:400;line-height:1.2;margin:0 0 24px}
p{margin:0 0 18px}
a{color:#5a4210}
.button{display:inline-block;padding:14px 28px;background:#1b2233;color:#f6f0e4;text-decoration:none}
footer{border-top:1px solid #b9a77c;font-size:15px}
@media (prefers-color-scheme:dark){
body{background:#0b1019;color:#f1e9d8}
a{color:#e3c67e}
.button{background:#f1e9d8;color:#0b1019}
footer{border-color:#6d6041}}`;

function hypertext(parts: MailParts): string {
  const { kind, locale, words, link, unsubscribeLink, sender } = parts;
  const { title, text, button, notes } = words[kind];
  const fill = filler(parts, (fact) => `<bdi>${escaped(fact)}</bdi>`);
  const subject = filler(parts, escaped)(escaped(words[kind].subject));
  const paragraph = (sentence: string) => `<p>${fill(escaped(sentence))}</p>`;
  const anchor = (href: string, label: string, attributes = '') =>
    `<a href="${escaped(href)}"${attributes}>${escaped(label)}</a>`;
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${subject}</title><style>${style}</style></head>
<body><main><h1>${escaped(title)}</h1>
${text.map(paragraph).join('\n')}
<p>${anchor(link, button, ' class="button"')}</p>
<p>${escaped(words.linkHint)}<br><bdi>${anchor(link, link)}</bdi></p>
${notes.map(paragraph).join('\n')}
${unsubscribeLink ? `<p>${anchor(unsubscribeLink, words.leave)}</p>` : ''}</main>
<footer><p>${escaped(words.signature)}<br><bdi>${escaped(sender)}</bdi><br>${escaped(words.sample)}</p></footer></body></html>`;
}
