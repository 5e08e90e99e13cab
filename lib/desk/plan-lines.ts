import 'server-only';
import { linesForHouse } from '@/lib/orders/house-lines';
import type { PlanEntry } from './plan';

/** Orders of the plan with the French names of their pieces. */
export const inFrench = (entries: readonly PlanEntry[]): Promise<PlanEntry[]> =>
  Promise.all(
    entries.map(async (entry) => ({ ...entry, lines: await linesForHouse(entry.lines) })),
  );
