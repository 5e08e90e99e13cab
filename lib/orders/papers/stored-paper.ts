import type { Paper } from './paper';

/** What is stored as JSON, where dates are text. */
type AsJson<T> = T extends Date
  ? string
  : T extends string
    ? T
    : T extends readonly (infer Item)[]
      ? readonly AsJson<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: AsJson<T[Key]> }
        : T;

/** What a paper says, as it is stored beside its number and day. */
export type StoredPaper = AsJson<Omit<Paper, 'number' | 'issuedAt'>>;

/** A paper as it is stored when it is issued: from then on it says the same. */
export function toStored({ number: _, issuedAt: __, ...paper }: Paper): StoredPaper {
  return JSON.parse(JSON.stringify(paper));
}

const dated = <Head extends { readonly issuedAt: string }>(head: Head) => ({
  ...head,
  issuedAt: new Date(head.issuedAt),
});

/** The paper that was stored, under its number. */
export function fromStored(
  { invoice, deposit, deliveredAt, ...paper }: StoredPaper,
  { number, issuedAt }: Pick<Paper, 'number' | 'issuedAt'>,
): Paper {
  return {
    ...paper,
    number,
    issuedAt,
    ...(invoice && { invoice: dated(invoice) }),
    ...(deposit && { deposit: { ...dated(deposit), credits: deposit.credits?.map(dated) } }),
    ...(deliveredAt && { deliveredAt: new Date(deliveredAt) }),
  };
}
