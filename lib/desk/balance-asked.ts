import { balanceAskHours, balanceReminderDays } from '@/content/checkout/deposit';
import { dayOf, daysAfter } from '@/lib/calendar/dates';
import type { ChangeDetails, OrderNote, OrderState } from '@/lib/orders/order';
import { undoneChanges } from '@/lib/orders/order-moves';

type Order = {
  readonly balanceMailedAt: Date | null;
  /** How many reminders have left since then. */
  readonly balanceReminders: number;
  readonly changes: readonly {
    readonly id: number;
    readonly state: OrderState;
    readonly note: OrderNote | null;
    readonly author: string;
    readonly details: ChangeDetails | null;
  }[];
};

/** When the balance of an order was last asked for by mail, by whom, and what follows. */
export type BalanceAsked = {
  readonly at: Date;
  readonly author: string | undefined;
  /** The day on which its next reminder leaves, `2026-12-14`; `undefined` once all have. */
  readonly nextReminder: string | undefined;
  /** From when on it can be asked for by hand again. */
  readonly askableAt: Date;
};

/** @returns `undefined` for a balance that was not asked for yet */
export function balanceAsked(order: Order): BalanceAsked | undefined {
  const { balanceMailedAt: at, balanceReminders, changes } = order;
  if (!at) return undefined;
  const undone = undoneChanges(changes);
  const cause = changes.findLast(
    ({ id, state, note }) =>
      !undone.has(id) &&
      (note === 'balanceAsked' || note === 'transferPart' || (state === 'ready' && !note)),
  );
  const days = balanceReminderDays[balanceReminders];
  return {
    at,
    author: cause?.author,
    nextReminder: days === undefined ? undefined : dayOf(daysAfter(at, days)),
    askableAt: new Date(at.getTime() + balanceAskHours * 3_600_000),
  };
}

/** Whether a balance can be asked for by hand: not a second time within `balanceAskHours`. */
export const canAskBalance = (askedAt: Date | null, now: Date): boolean =>
  !askedAt || now.getTime() >= askedAt.getTime() + balanceAskHours * 3_600_000;
