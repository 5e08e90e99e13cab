import 'server-only';
import { cookies } from 'next/headers';
import { typedMinutes } from '@/content/checkout/periods';
import { isEncrypted } from '@/lib/account/session';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { PaymentChoice } from '../new-order';

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

/** Keeps what was typed into a form that was refused, for its own page alone. */
const typedCookie = 'typed';

/** A header of 4 KB holds it beside the others, also behind a proxy; what exceeds it is typed again. */
const longestTyped = 2_000;

/** Where it is sent, and that scripts cannot read it. @param page path without language */
const optionsFor = (page: string, locale: Locale) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    secure: isEncrypted(),
    path: localePath(locale, page),
  }) as const;

/** A record as the cookie has it: letters of any script, in signs that a header may have. */
export function encodeTyped(choice: Partial<PaymentChoice>): string {
  const typed: Record<string, string> = {};
  let text = '';
  for (const name of typedFields) {
    const value = choice[name];
    if (!value) continue;
    const longer = Buffer.from(JSON.stringify({ ...typed, [name]: value })).toString('base64url');
    if (longer.length > longestTyped) continue;
    typed[name] = value;
    text = longer;
  }
  return text;
}

/** The same back, as a form would send it; nothing of what is no such record. */
export function decodeTyped(text: string | undefined): Typed {
  try {
    const record: unknown = JSON.parse(Buffer.from(text ?? '', 'base64url').toString());
    const read = PaymentChoice.pick(
      Object.fromEntries(typedFields.map((name) => [name, true])) as Record<TypedField, true>,
    ).safeParse(record);
    return read.success ? read.data : {};
  } catch {
    return {};
  }
}

/** Keeps what was typed, so that its page gives it back: nothing of it stands in an address. @param page without language */
export async function keepTyped(
  choice: Partial<PaymentChoice>,
  page: string,
  locale: Locale,
): Promise<void> {
  const maxAge = typedMinutes * 60;
  (await cookies()).set(typedCookie, encodeTyped(choice), { ...optionsFor(page, locale), maxAge });
}

/** Deletes it: the form was accepted. */
export async function dropTyped(page: string, locale: Locale): Promise<void> {
  (await cookies()).set(typedCookie, '', { ...optionsFor(page, locale), maxAge: 0 });
}

/** What was typed into the form of this page before it was refused. */
export const readTyped = async (): Promise<Typed> =>
  decodeTyped((await cookies()).get(typedCookie)?.value);
