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

/** Fields of the form that are chosen, or sent along unseen: no cookie has them. */
type NotTyped =
  | 'method'
  | 'instalments'
  | 'quote'
  | 'product'
  | 'price'
  | 'besides'
  | 'number'
  | 'order'
  | 'instead'
  | 'balance'
  | 'due'
  | 'key';
type TypedField = Exclude<keyof PaymentChoice, NotTyped>;

/** What is typed about a company or a person before a payment: all other fields, what is kept first standing first. */
const typedFields = {
  vatNumber: true,
  reference: true,
  company: true,
  billingStreet: true,
  billingPostcode: true,
  billingCity: true,
  billingCountry: true,
  name: true,
  email: true,
  phone: true,
  street: true,
  postcode: true,
  city: true,
} as const satisfies Readonly<Record<TypedField, true>>;
const TypedChoice = PaymentChoice.pick(typedFields);

/** What fills such a form again, by the names of its fields. */
export type Typed = Partial<Readonly<Record<TypedField, string>>>;

/** A header of 4 KB holds it beside the others, also behind a proxy; what exceeds it is typed again. */
const longestTyped = 2_000;

/** A record as the cookie has it. */
export const encodeTyped = (choice: Partial<PaymentChoice>): string =>
  encodeFields(Object.entries(TypedChoice.parse(choice)), longestTyped);

/** The same back, as a form would send it; nothing of what is no such record. */
export function decodeTyped(text: string | undefined): Typed {
  const read = TypedChoice.safeParse(decodeFields(text));
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
