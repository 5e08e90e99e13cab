import 'server-only';
import { mailboxOf } from '@/lib/account/mailbox';
import type { ProvenEmail } from '@/lib/account/proof';
import { env } from '@/lib/process/env';
import { keyedHash } from '@/lib/process/keyed-hash';
import type { Keys } from '@/lib/process/keys';
import { type BudgetName, budgetRules, type MailKind } from './mail-rules';

/** A budget that a mail spends from, under a key that identifies nobody. */
export type MailBudget = {
  readonly key: string;
  readonly name: BudgetName;
  /** So many mails leave at once, further ones so many seconds apart. */
  readonly atOnce: number;
  readonly everySeconds: number;
  /** Spent by many who have nothing to do with each other. */
  readonly isShared?: boolean;
};

function budget(name: BudgetName, whose: string, keys: Keys, factor = 1): MailBudget {
  const { atOnce, everySeconds } = budgetRules[name];
  return {
    key: keyedHash(`mails ${name} ${whose}`, keys),
    name,
    atOnce: Math.ceil(atOnce * factor),
    everySeconds: everySeconds / factor,
  };
}

/** Budgets of a mail to an address that the visitor who causes it has not proven. @param range of that visitor */
export function strangerBudgets(
  kind: MailKind,
  address: string,
  range: string,
  keys: Keys,
): MailBudget[] {
  const { LIMIT_FACTOR } = env();
  return [
    budget('range', range, keys, LIMIT_FACTOR),
    { ...budget('strangers', '', keys, LIMIT_FACTOR), isShared: true },
    budget('mailbox', `${kind} ${mailboxOf(address)}`, keys),
  ];
}

/** Budget of a mail that the proven owner of a mailbox causes to it; what strangers spend does not touch it. */
export function ownerBudgets(kind: MailKind, address: ProvenEmail, keys: Keys): MailBudget[] {
  return [budget('owner', `${kind} ${mailboxOf(address)}`, keys)];
}

/** Budget of a mail to the house. Its key names nobody, so it is no hash. */
export function houseBudgets(kind: MailKind): MailBudget[] {
  return [{ key: `house ${kind}`, name: 'house', ...budgetRules.house }];
}
