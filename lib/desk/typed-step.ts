import { type OrderState, orderStates } from '@/lib/orders/order';
import type { SearchParam, SearchParams } from '@/lib/search-params';

/** What was typed for a step of an order that was not taken. */
export type TypedStep = {
  /** The state of its form. */
  readonly to?: OrderState;
  readonly deliveryDate?: string;
  readonly happenedOn?: string;
  readonly carriers?: string;
  readonly address?: string;
  readonly remark?: string;
  readonly photos: readonly string[];
};

const names = ['deliveryDate', 'happenedOn', 'carriers', 'address', 'remark'] as const;
const photosIn = 'photos';

/** Longest text that goes back in an address. */
export const longestGivenBack = 1_500;

/** What was typed, as an address gives it back; nothing of what was left empty. */
export function giveStepBack({ photos, ...step }: TypedStep): Record<string, string> {
  const texts = Object.entries({ ...step, [photosIn]: photos.join(' ') });
  return Object.fromEntries(
    texts.flatMap(([name, text]) => (text ? [[name, text.slice(0, longestGivenBack)]] : [])),
  );
}

/** What an address gives back. */
export function readTypedStep(query: SearchParams): TypedStep {
  const texts = names.flatMap((name) => {
    const text = textOf(query[name]);
    return text ? [[name, text]] : [];
  });
  return {
    ...Object.fromEntries(texts),
    to: orderStates.find((state) => state === query.to),
    photos: textOf(query[photosIn])?.split(' ').filter(Boolean) ?? [],
  };
}

const textOf = (value: SearchParam) => (typeof value === 'string' ? value : undefined);

/**
 * The forms in which the page shows what was typed: the one in which it was; without that one, because the order is in
 * another state by now, the one of the next step, or all.
 */
export function formsOfTyped(
  { to }: TypedStep,
  next: OrderState | undefined,
  others: readonly OrderState[],
): readonly OrderState[] {
  const all = next ? [next, ...others] : others;
  if (to && all.includes(to)) return [to];
  return next ? [next] : others;
}
