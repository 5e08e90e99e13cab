import 'server-only';
import { findVisitor } from '@/db/account/my-data';
import { keyRing } from '@/db/process/key-ring';
import { visitorTokenHash } from '@/lib/account/session';
import { type MailBudget, ownerBudgets, strangerBudgets } from '@/lib/mail/mail-budgets';
import type { MailKind } from '@/lib/mail/mail-rules';
import { visitorRange } from '@/use-cases/process/rate-limit';

/** Whether this visitor has proven to own the mailbox of an address. */
export async function owns(email: string): Promise<boolean> {
  const hash = await visitorTokenHash();
  const visitor = hash ? await findVisitor(hash) : undefined;
  return visitor?.isProven === true && visitor.email === email;
}

/** Budgets of a mail that this visitor causes: a mailbox that is proven to be theirs has its own. */
export async function budgetsOf(kind: MailKind, email: string): Promise<MailBudget[]> {
  const [keys, range, isOwner] = await Promise.all([keyRing(), visitorRange(), owns(email)]);
  return isOwner ? ownerBudgets(kind, email, keys) : strangerBudgets(kind, email, range, keys);
}
