import 'server-only';
import type { BudgetName } from './mail-rules';

// Actions and the server are separate bundles of one process: they share one count.
const shared = globalThis as typeof globalThis & {
  theogonieHeldMails?: Record<BudgetName, number>;
};

/** How many mails each budget has delayed since this process started. */
export function heldMails(): Record<BudgetName, number> {
  shared.theogonieHeldMails ??= { range: 0, strangers: 0, mailbox: 0, owner: 0, house: 0 };
  return shared.theogonieHeldMails;
}
