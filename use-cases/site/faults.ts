import 'server-only';
import type { z } from 'zod';
import type { Faults, FieldName } from '@/lib/action';
import { formLengths } from '@/lib/site/form-lengths';
import type { LimitRefusal } from '@/use-cases/process/rate-limit';

const longest: Readonly<Record<FieldName, number>> = { ...formLengths, sure: 2 };

const isFieldName = (name: unknown): name is FieldName =>
  typeof name === 'string' && Object.hasOwn(longest, name);

/** The values of a form, truncated to the lengths of its fields, to fill the form again. */
export function typedIn(form: FormData): Faults['typed'] {
  const typed: Partial<Record<FieldName, string>> = {};
  for (const [name, value] of form) {
    if (isFieldName(name) && typeof value === 'string') typed[name] = value.slice(0, longest[name]);
  }
  return typed;
}

/** The invalid fields of a form, with its values. */
export function faultsOf(error: z.ZodError, form: FormData): Faults {
  const found = error.issues.map(({ path }) => path[0]).filter(isFieldName);
  return { fields: [...new Set(found)], typed: typedIn(form) };
}

/** The values of some fields of a form, truncated to the longest text, to fill the form again. */
export const typedInto = <Field extends string>(form: FormData, fields: readonly Field[]) =>
  Object.fromEntries(
    fields.map((name) => [name, String(form.get(name) ?? '').slice(0, formLengths.requests)]),
  ) as Partial<Record<Field, string>>;

/** Why a form was not handled because of its limit or the database: a sentence of its page, and when to try again. */
export const limitFault = (refused: LimitRefusal) =>
  refused === 'away'
    ? ({ refusal: 'failed' } as const)
    : ({ refusal: 'tooMany', waitSeconds: refused.waitSeconds } as const);
