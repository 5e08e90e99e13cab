import type { Sentence } from '@/lib/i18n/sentence';

type Name =
  | 'name'
  | 'order'
  | 'orderHint'
  | 'email'
  | 'next'
  | 'review'
  | 'statement'
  | 'confirm'
  | 'change'
  | 'sending'
  | 'done'
  | 'keep'
  | 'print'
  | 'invalid'
  | 'failed';

/** What a withdrawal fills in. */
export const declarationFields = ['name', 'order', 'email'] as const;

export type DeclarationWords = Readonly<Record<Name, string>> &
  Readonly<Record<'doneText', Sentence>> & {
    readonly faults: Readonly<Record<(typeof declarationFields)[number], string>>;
  };
