import 'server-only';
import { z } from 'zod';
import {
  decodeFields,
  dropTypedCookie,
  encodeFields,
  keepTypedCookie,
  readTypedCookie,
} from '@/lib/account/typed-cookie';
import type { SearchParams } from '@/lib/search-params';
import { type FaultyField, faultsIn } from './field-faults';
import { fieldsIn, type Refused, type TypedForm } from './typed';

/** The path of a page, to which alone the cookie is sent. The desk has no other language. */
const pathOf = (page: string) => page.split('?')[0] ?? page;

/**
 * Keeps what was typed into a form that was refused in the browser of who typed it, for the page of the form alone.
 * @param wrong the fields in which something is amiss, where the notice does not say it
 * @returns what the address of the page says about it: nothing that was typed
 */
export async function keepTyped(
  form: TypedForm,
  data: FormData,
  page: string,
  wrong: readonly FaultyField[] = [],
): Promise<Readonly<Record<string, string>>> {
  const fields = [['form', form] as const, ...fieldsIn(form, data)];
  await keepTypedCookie(encodeFields(fields), pathOf(page));
  return { form, ...(wrong.length > 0 && { at: wrong.join('.') }) };
}

/** Forgets it: the form was accepted. */
export async function dropTyped(page: string): Promise<void> {
  if (await readTypedCookie()) await dropTypedCookie(pathOf(page));
}

const Fields = z.record(z.string(), z.string());

/** The form of this page that was refused, if one was, for `typedAt`. */
export async function readRefused(query: SearchParams): Promise<Refused> {
  const { form } = query;
  if (form === undefined) return { form, fields: {}, faults: {} };
  const kept = Fields.safeParse(decodeFields(await readTypedCookie()));
  const isItsOwn = kept.success && kept.data.form === form;
  return { form, fields: isItsOwn ? kept.data : {}, faults: faultsIn(query) };
}
