import 'server-only';
import {
  decodeFields,
  dropTypedCookie,
  encodeFields,
  keepTypedCookie,
  readTypedCookie,
} from '@/lib/account/typed-cookie';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { PaymentChoice } from './payment-choice';

/** What is typed about a company or a person before a payment. */
const typedFields = [
  'vatNumber',
  'reference',
  'company',
  'billingStreet',
  'billingPostcode',
  'billingCity',
  'billingCountry',
  'name',
  'email',
  'phone',
  'street',
  'postcode',
  'city',
] as const satisfies readonly (keyof PaymentChoice)[];
type TypedField = (typeof typedFields)[number];

/** What fills such a form again, by the names of its fields. */
export type Typed = Partial<Readonly<Record<TypedField, string>>>;

/** A header of 4 KB holds it beside the others, also behind a proxy; what exceeds it is typed again. */
const longestTyped = 2_000;

/** A record as the cookie has it. */
export const encodeTyped = (choice: Partial<PaymentChoice>): string =>
  encodeFields(
    typedFields.map((name) => [name, choice[name]] as const),
    longestTyped,
  );

/** The same back, as a form would send it; nothing of what is no such record. */
export function decodeTyped(text: string | undefined): Typed {
  const read = PaymentChoice.pick(
    Object.fromEntries(typedFields.map((name) => [name, true])) as Record<TypedField, true>,
  ).safeParse(decodeFields(text));
  return read.success ? read.data : {};
}

/** Keeps what was typed, so that its page gives it back: nothing of it stands in an address. @param page without language */
export const keepTyped = (
  choice: Partial<PaymentChoice>,
  page: string,
  locale: Locale,
): Promise<void> => keepTypedCookie(encodeTyped(choice), localePath(locale, page));

/** Deletes it: the form was accepted. */
export const dropTyped = (page: string, locale: Locale): Promise<void> =>
  dropTypedCookie(localePath(locale, page));

/** What was typed into the form of this page before it was refused. */
export const readTyped = async (): Promise<Typed> => decodeTyped(await readTypedCookie());
