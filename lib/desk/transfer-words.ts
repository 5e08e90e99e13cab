import { formatPrice } from '@/lib/money';
import type { OrderState } from '@/lib/orders/order';
import type { SearchParam } from '@/lib/search-params';
import { centsIn } from './amount';
import { deskWords } from './desk-words';
import type { Typed } from './forms/typed';

type Due = { readonly dueCents: number };

/** The questions about another sum than the one that is due. */
const questions = ['transferShort', 'transferOver'] as const;

/**
 * What the question about the sum of a transfer says. `undefined` where there is none, or no longer: what is due has come
 * since, or is another sum. @param said the notice of the address @param typed the sum that was typed
 * @param awaited what is due now
 */
export function askedTransfer(
  said: SearchParam,
  typed: Typed<'transfer'>,
  awaited: Due | undefined,
): ReturnType<typeof transferValues> | undefined {
  const notice = questions.find((one) => one === said);
  const cents = centsIn(typed.amount ?? '');
  if (!notice || !awaited || Number.isNaN(cents) || cents === awaited.dueCents) return undefined;
  const isShort = cents < awaited.dueCents;
  if (isShort !== (notice === 'transferShort')) return undefined;
  return transferValues(cents, awaited);
}

/** Whether a notice asks about the sum of a transfer. */
export const isTransferQuestion = (notice: unknown): boolean =>
  questions.some((one) => one === notice);

/** What the sentences about another sum than the one that is due say. */
const transferValues = (cents: number, { dueCents }: Due) => ({
  cents,
  amount: formatPrice(cents, 'fr'),
  due: formatPrice(dueCents, 'fr'),
  difference: formatPrice(Math.abs(cents - dueCents), 'fr'),
});

/**
 * What an order of a state waits for. @param awaited what a bank transfer would pay of it, where one can
 * @param isExact whether the house holds what the order asks for, once what was too much has gone back
 * @returns `undefined` for a state whose next step says it
 */
export function waitInWords(
  state: OrderState,
  awaited: Due | undefined,
  isExact: boolean,
): string | undefined {
  const { waits, completes, isExactNow } = deskWords.steps;
  if (state === 'differs' && awaited && awaited.dueCents > 0) return completes;
  if (state === 'differs' && isExact) return isExactNow;
  const all: Readonly<Partial<Record<OrderState, string>>> = waits;
  return all[state];
}
