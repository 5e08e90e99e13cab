import type { FieldName } from '@/lib/action';

/** The data of a declaration of withdrawal. */
export type Declaration = {
  readonly name: string;
  readonly order: string;
  readonly email: string;
};

/**
 * The step of a declaration. The form carries its state, so that it works without scripts; nothing is stored
 * before `done`.
 */
export type WithdrawalState = Declaration &
  (
    | { readonly step: 'form'; readonly refusal?: 'failed' }
    | { readonly step: 'form'; readonly refusal: 'invalid'; readonly fields: readonly FieldName[] }
    | { readonly step: 'review' }
    | {
        readonly step: 'done';
        readonly reference: string;
        readonly date: string;
        readonly time: string;
        /** Path of the page that shows the declaration. */
        readonly receipt: string;
      }
  );

export type DeclareAction = (previous: WithdrawalState, form: FormData) => Promise<WithdrawalState>;

export const blankDeclaration = { step: 'form', name: '', order: '', email: '' } as const;
