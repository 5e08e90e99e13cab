import 'server-only';
import { cookies } from 'next/headers';
import { typedMinutes } from '@/content/checkout/periods';
import { isEncrypted } from '@/lib/account/session';

/** Keeps what was typed into a form that was refused, for its own page alone. */
const typedCookie = 'typed';

/** Where it is sent, and that scripts cannot read it. @param path of the page, with its language */
const optionsFor = (path: string) =>
  ({ httpOnly: true, sameSite: 'lax', secure: isEncrypted(), path }) as const;

/**
 * Fields as the cookie has them: letters of any script, in signs that a header may have.
 * @param longest so many signs it has at most: a field that exceeds it is typed again
 */
export function encodeFields(
  fields: Iterable<readonly [name: string, value: string | undefined]>,
  longest: number,
): string {
  const typed: Record<string, string> = {};
  let text = '';
  for (const [name, value] of fields) {
    if (!value) continue;
    const longer = Buffer.from(JSON.stringify({ ...typed, [name]: value })).toString('base64url');
    if (longer.length > longest) continue;
    typed[name] = value;
    text = longer;
  }
  return text;
}

/** What such a text says, to be parsed; `undefined` for what is no record. */
export function decodeFields(text: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(text ?? '', 'base64url').toString());
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
