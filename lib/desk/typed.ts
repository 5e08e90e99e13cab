import type { SearchParams } from '@/lib/search-params';

/** The forms of the desk that give back what was typed for something that was not done, and those of their fields. */
const fieldsOf = {
  step: ['to', 'deliveryDate', 'happenedOn', 'carriers', 'address', 'remark', 'photo'],
  refund: ['kind', 'way', 'amount', 'remark'],
  rest: ['remark'],
  transfer: ['receivedOn', 'amount', 'remark'],
  transferBack: ['amount', 'remark'],
  orderOffer: ['name', 'email', 'phone', 'address', 'paidWith', 'receivedOn', 'remark'],
  reply: ['text'],
  hour: ['on', 'time', 'place', 'spoken', 'name', 'phone', 'email', 'wishes'],
  moveHour: ['number', 'on', 'time', 'place'],
  stay: [
    ...['suite', 'from', 'to', 'adults', 'children'],
    ...['firstName', 'lastName', 'phone', 'email', 'requests'],
  ],
  moveStay: ['number', 'from', 'to'],
} as const;

/** The name of a form in an address, so that the fields of another one of the page stay as they are. */
export type TypedForm = keyof typeof fieldsOf;

/** What was typed into a form; nothing of what was left empty. */
export type Typed<Form extends TypedForm> = {
  readonly [Field in (typeof fieldsOf)[Form][number]]?: string;
};

/** Longest text that goes back in an address. */
const longestGivenBack = 1_500;

/** What of a field was typed, with the line ends that the browser counted; ticked boxes of one name apart by spaces. */
export const typedText = (form: FormData, field: string): string =>
  form
    .getAll(field)
    .map((value) => (typeof value === 'string' ? value : ''))
    .join(' ')
    .replaceAll('\r\n', '\n')
    .replaceAll('\0', '')
    .trim();

/** What was typed into a form, as the query of an address gives it back. */
export function typedQuery(form: TypedForm, data: FormData): Record<string, string> {
  const typed = fieldsOf[form].flatMap((field) => {
    const text = typedText(data, field).slice(0, longestGivenBack);
    return text ? [[field, text]] : [];
  });
  return typed.length > 0 ? { form, ...Object.fromEntries(typed) } : {};
}

/** What an address gives back to a form: nothing where it is about another one. */
export function typedAt<Form extends TypedForm>(form: Form, query: SearchParams): Typed<Form>;
export function typedAt(form: TypedForm, query: SearchParams) {
  if (query.form !== form) return {};
  const typed = fieldsOf[form].flatMap((field) => {
    const text = query[field];
    return typeof text === 'string' ? [[field, text]] : [];
  });
  return Object.fromEntries(typed);
}
