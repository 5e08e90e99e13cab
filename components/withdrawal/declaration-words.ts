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
  | 'doneText'
  | 'keep'
  | 'invalid'
  | 'failed'
  | 'tooMany';

/** What a withdrawal fills in. */
export const declarationFields = ['name', 'order', 'email'] as const;

export type DeclarationWords = Readonly<Record<Name, string>> & {
  readonly faults: Readonly<Record<(typeof declarationFields)[number], string>>;
};
