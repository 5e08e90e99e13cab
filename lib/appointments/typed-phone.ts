import 'server-only';
import { z } from 'zod';
import {
  decodeFields,
  dropTypedCookie,
  encodeFields,
  keepTypedCookie,
  readTypedCookie,
} from '@/lib/account/typed-cookie';
import { formLengths } from '@/lib/site/form-lengths';

/** A number of any use is shorter; what exceeds it is typed again. */
const longestTyped = 200;

const Typed = z.object({ phone: z.string().max(formLengths.phone) });

/** Keeps the number that was typed to move an hour to the telephone, while the hour is not moved. @param path of its page, with its language */
export const keepTypedPhone = (phone: string, path: string): Promise<void> =>
  keepTypedCookie(encodeFields([['phone', phone.trim()]], longestTyped), path);

/** The number that was typed on this page before. */
export async function readTypedPhone(): Promise<string | undefined> {
  const typed = Typed.safeParse(decodeFields(await readTypedCookie()));
  return typed.success ? typed.data.phone : undefined;
}

/** Forgets it: the hour is moved. */
export async function dropTypedPhone(path: string): Promise<void> {
  if (await readTypedCookie()) await dropTypedCookie(path);
}
