import 'server-only';
import { type HouseLine, linesForHouse } from '@/lib/orders/house-lines';
import type { OrderLineView } from '@/lib/orders/order-view';

type Named<E, L> = Omit<E, 'lines'> & { readonly lines: readonly HouseLine<L>[] };

/** Orders and offers with the French names of their pieces and options. */
export const inFrench = <L extends OrderLineView, E extends { readonly lines: readonly L[] }>(
  entries: readonly (E & { readonly lines: readonly L[] })[],
): Promise<Named<E, L>[]> =>
  Promise.all(
    entries.map(async (entry) => ({ ...entry, lines: await linesForHouse(entry.lines) })),
  );
