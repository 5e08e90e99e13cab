import 'server-only';
import { createHash } from 'node:crypto';
import PostalMime, { type Address, type Email } from 'postal-mime';

/** Longest text of it that is kept, in characters. */
const longestText = 20_000;
const deepestParts = 20;

/** What matters of a mail that came in. */
export type IncomingMail = {
  /** Address of its writer, in lower case; empty without one. */
  readonly from: string;
  /** Every address it may have come to. */
  readonly to: readonly string[];
  readonly text: string;
  /** SHA-256 of its Message-ID; without one, of the mail. */
  readonly hash: string;
  /** Its Message-ID, `<…>`. `undefined` without one that a header can name. */
  readonly name?: string;
  /** Whether no person wrote it: a note of absence, a report of a mail server. */
  readonly isAutomatic: boolean;
};

/** Reads a mail as it was delivered (RFC 5322). @throws for what no mail server sends, as parts within parts without end */
export async function readIncomingMail(raw: Uint8Array): Promise<IncomingMail> {
  const mail = await PostalMime.parse(raw, { maxNestingDepth: deepestParts });
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? '';
  const envelope = ['delivered-to', 'x-original-to', 'envelope-to'].map(header);
  const automatic = header('auto-submitted').toLowerCase();
  const isList = /bulk|list|junk|auto_reply/i.test(header('precedence'));
  return {
    from: addressesIn(mail.from ? [mail.from] : [])[0] ?? '',
    to: [...addressesIn([...(mail.to ?? []), ...(mail.cc ?? [])]), ...envelope].filter(Boolean),
    text: textOf(mail),
    hash: createHash('sha256')
      .update(mail.messageId?.trim() || raw)
      .digest('hex'),
    name: nameIn(mail.messageId),
    isAutomatic: (automatic !== '' && automatic !== 'no') || isList,
  };
}

/** Longest Message-ID that is kept: a line of a mail holds it (RFC 5322, 2.1.1). */
const longestName = 250;

/** A Message-ID in signs that stand in a header as they are. */
function nameIn(messageId = ''): string | undefined {
  const name = messageId.trim();
  return /^<[!-;=?-~]+>$/.test(name) && name.length <= longestName ? name : undefined;
}

const addressesIn = (list: readonly Address[]): string[] =>
  list.flatMap((one) =>
    (one.group ?? [one]).flatMap(({ address }) => address?.trim().toLowerCase() ?? []),
  );

/** What was written: plain, without the quoted mail at its end, at most `longestText` characters. */
function textOf({ text, html }: Email): string {
  const said = (text?.trim() ? text : plainOf(html ?? ''))
    .replaceAll('\r\n', '\n')
    .replace(/[\0\u202a-\u202e\u2066-\u2069]/g, '');
  const lines = said.split('\n');
  while (/^\s*(?:>.*)?$/.test(lines.at(-1) ?? 'x')) lines.pop();
  return [...lines.join('\n').trim()].slice(0, longestText).join('');
}

/** The text of HTML, for programs that send nothing else. It is shown as text: no tag of it is ever a tag again. */
const plainOf = (html: string) =>
  html
    .replace(/<(style|script|head)\b[\s\S]*?(?:<\/\1>|$)/gi, '')
    .replace(/<(?:br|\/p|\/div|\/li|\/tr)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
