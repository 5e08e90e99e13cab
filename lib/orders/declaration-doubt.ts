import { type OrderState, repaidStates } from './order';

/** Why a declaration may not be the buyer's: it gives another address than the order, or the same one, which nobody has proven. */
export type Doubt = 'otherAddress' | 'unproven';

/** @returns `undefined` for a declaration of who placed the order, and once the house has noted the withdrawal, or closed it */
export function declarationDoubt(
  declaration: { readonly email: string; readonly isBuyers: boolean },
  order: { readonly email: string | null; readonly state: OrderState },
): Doubt | undefined {
  if (declaration.isBuyers || repaidStates.includes(order.state)) return undefined;
  return declaration.email === order.email ? 'unproven' : 'otherAddress';
}
