import type { FieldName } from '@/lib/action';
import type { OrderState } from './order';

/** The data of a declaration of withdrawal. */
export type Declaration = {
  readonly name: string;
  readonly order: string;
  readonly email: string;
};

/** Why a declaration may not be the buyer's: it gives another address than the order, or the same one, which nobody has proven. */
export type Doubt = 'otherAddress' | 'unproven';

/** @returns `undefined` for a declaration of who placed the order, and once the house has noted the withdrawal, or closed it */
export function declarationDoubt(
  declaration: { readonly email: string; readonly isBuyers: boolean },
  order: { readonly email: string | null; readonly state: OrderState },
): Doubt | undefined {
  const isNoted = order.state === 'withdrawn' || order.state === 'refunded';
  if (declaration.isBuyers || isNoted) return undefined;
  return declaration.email === order.email ? 'unproven' : 'otherAddress';
}

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
