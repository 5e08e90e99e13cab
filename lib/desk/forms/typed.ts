import type { SearchParam } from '@/lib/search-params';
import { inLines } from '@/lib/site/typed-text';

/** The forms of the desk that give back what was typed for something that was not done, and those of their fields. */
const fieldsOf = {
  step: ['to', 'deliveryDate', 'happenedOn', 'carriers', 'address', 'remark', 'photo'],
  refund: ['kind', 'way', 'amount', 'remark'],
  rest: ['remark'],
  transfer: ['receivedOn', 'amount', 'remark'],
  transferBack: ['amount', 'remark'],
  orderOffer: [
    ...['name', 'email', 'phone', 'paidWith', 'receivedOn'],
    ...['postcode', 'city', 'street', 'remark'],
  ],
  offer: ['name', 'email'],
  note: ['note'],
  setAside: ['reference', 'remark'],
  /** The name of a file that was not kept: a browser gives no file back. */
  file: ['name'],
  mailed: ['text'],
  hour: [
    ...['on', 'time', 'place', 'spoken', 'zone'],
    ...['name', 'phone', 'email', 'language', 'wishes'],
  ],
  moveHour: ['number', 'on', 'time', 'place', 'phone'],
  prepareHour: ['number', 'seen', 'videoLink', 'houseNote'],
  closeDays: ['closed', 'mark', 'from', 'to'],
  stay: [
    ...['suite', 'from', 'to', 'adults', 'children'],
    ...['firstName', 'lastName', 'phone', 'email', 'language', 'requests'],
  ],
  moveStay: ['number', 'from', 'to'],
  endStay: ['number', 'kept'],
  mendStay: [
    ...['number', 'seen', 'adults', 'children'],
    ...['firstName', 'lastName', 'phone', 'email', 'language', 'requests'],
  ],
  mendHour: ['number', 'seen', 'name', 'phone', 'email', 'language', 'zone', 'wishes'],
  keptStay: ['number', 'kept'],
  noteStay: ['number', 'seen', 'houseNote'],
} as const;

/** The name of a form in an address, so that the fields of another one of the page stay as they are. */
export type TypedForm = keyof typeof fieldsOf;
export type FieldOf<Form extends TypedForm> = (typeof fieldsOf)[Form][number];

/** What was typed into a form that was refused, nothing of what was left empty, and what is amiss in which of its fields. */
export type Typed<Form extends TypedForm> = { readonly [Field in FieldOf<Form>]?: string } & {
  readonly faults?: { readonly [Field in FieldOf<Form>]?: string };
};

/** The form that was refused, as its page knows it: by its address, and by what its browser keeps. */
export type Refused = {
  readonly form: SearchParam;
  readonly fields: Readonly<Record<string, string>>;
  readonly faults: Readonly<Record<string, string>>;
};

/** What of a field was typed, with the line ends that the browser counted; ticked boxes of one name apart by spaces. */
export const typedText = (form: FormData, field: string): string =>
  inLines(
    form
      .getAll(field)
      .map((value) => (typeof value === 'string' ? value : ''))
      .join(' '),
  );

/** What was typed into a form, by the names of its fields. */
export const fieldsIn = (form: TypedForm, data: FormData): (readonly [string, string])[] =>
  fieldsOf[form].flatMap((field) => {
    const text = typedText(data, field);
    return text ? [[field, text] as const] : [];
  });

/** What a form is given back: nothing where another one was refused. */
export function typedAt<Form extends TypedForm>(form: Form, refused: Refused): Typed<Form>;
export function typedAt(form: TypedForm, refused: Refused): object {
  if (refused.form !== form) return {};
  const faults = known(form, refused.faults);
  return {
    ...known(form, refused.fields),
    ...(Object.keys(faults).length > 0 && { faults }),
  };
}

const known = (form: TypedForm, record: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    fieldsOf[form].flatMap((field) => (record[field] ? [[field, record[field]]] : [])),
  );

/** The id of a field that something is amiss in, to be led to. */
export const faultId = (form: string, field: string): string => `${form}-${field}`;

/** Where an address leads to the first field of a form that something is amiss in: `#step-remark`; empty where none is. */
export function faultHash(form: TypedForm, faults: Refused['faults']): string {
  const [field] = Object.keys(known(form, faults));
  return field ? `#${faultId(form, field)}` : '';
}

/**
 * What a field of a form has of its own: its name, what it starts with, and what is amiss in it. The first one that something is
 * amiss in has the focus, once its form is rendered anew.
 */
export type FieldStart = {
  readonly name: string;
  readonly defaultValue?: string;
  readonly fault?: string;
  readonly id?: string;
  readonly autoFocus?: boolean;
};

export const fieldsWith =
  <Form extends TypedForm>(form: Form, typed: Typed<Form> | undefined) =>
  (name: FieldOf<Form>): FieldStart => {
    const fault = typed?.faults?.[name];
    const defaultValue: string | undefined = typed?.[name];
    const [first] = Object.keys(typed?.faults ?? {});
    const marks = fault && { fault, id: faultId(form, name), autoFocus: name === first };
    return { name, defaultValue, ...marks };
  };

/** The same where the fields start with what stands there; after a refusal with what was typed alone, also where that is nothing. */
export const startingWith = <Form extends TypedForm>(
  form: Form,
  typed: Typed<Form>,
  standing: { readonly [Name in FieldOf<Form>]?: string },
): ((name: FieldOf<Form>) => FieldStart) => {
  const field = fieldsWith(form, typed);
  if (Object.keys(typed).length > 0) return field;
  return (name) => ({ ...field(name), defaultValue: standing[name] });
};
