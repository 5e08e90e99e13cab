import 'server-only';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { cookies } from 'next/headers';
import { typedMinutes } from '@/content/checkout/periods';
import { isEncrypted } from '@/lib/account/session';
import { largestFormBytes } from '@/lib/site/form-lengths';

/** Keeps what was typed into a form that was refused, for its own page alone. */
const typedCookie = 'typed';

/** Where it is sent, and that scripts cannot read it. @param path of the page, with its language */
const optionsFor = (path: string) =>
  ({ httpOnly: true, sameSite: 'lax', secure: isEncrypted(), path }) as const;

/** Effort of the compression, and how much a cookie that somebody made by hand may unfold to, in bytes. */
const effort = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const mostBytes = { maxOutputLength: largestFormBytes };

const packed = (record: object): string =>
  brotliCompressSync(JSON.stringify(record), effort).toString('base64url');

/**
 * Fields as the cookie has them: letters of any script, compressed, in signs that a header may have.
 * @param longest so many signs it has at most, by default what a cookie of 4 KB has room for: the longest note that people
 * write. A field that exceeds it is typed again
 */
export function encodeFields(
  fields: Iterable<readonly [name: string, value: string | undefined]>,
  longest = 3_900,
): string {
  const typed: Record<string, string> = {};
  let text = '';
  for (const [name, value] of fields) {
    if (!value) continue;
    const longer = packed({ ...typed, [name]: value });
    if (longer.length > longest) continue;
    typed[name] = value;
    text = longer;
  }
  return text;
}

/** What such a text says, to be parsed; `undefined` for what is no record. */
export function decodeFields(text: string | undefined): unknown {
  try {
    const bytes = brotliDecompressSync(Buffer.from(text ?? '', 'base64url'), mostBytes);
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

/** Keeps encoded fields, so that a page gives them back: nothing of them stands in an address. */
export async function keepTypedCookie(text: string, path: string): Promise<void> {
  (await cookies()).set(typedCookie, text, { ...optionsFor(path), maxAge: typedMinutes * 60 });
}

/** Deletes them: the form was accepted. */
export async function dropTypedCookie(path: string): Promise<void> {
  (await cookies()).set(typedCookie, '', { ...optionsFor(path), maxAge: 0 });
}

/** The encoded fields that this page was given. */
export const readTypedCookie = async (): Promise<string | undefined> =>
  (await cookies()).get(typedCookie)?.value;
