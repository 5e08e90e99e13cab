import 'server-only';
import { keyRing } from '@/db/process/key-ring';
import { type MailBudget, ownerBudgets, strangerBudgets } from '@/lib/mail/mail-budgets';
import type { MailKind } from '@/lib/mail/mail-rules';
import { provenVisitor } from '@/use-cases/account/read-visitor';
import { visitorRange } from '@/use-cases/process/rate-limit';

/** Budgets of a mail that this visitor causes: a mailbox that is proven to be theirs has its own. */
export async function budgetsOf(kind: MailKind, email: string): Promise<MailBudget[]> {
  const [keys, range, proven] = await Promise.all([keyRing(), visitorRange(), provenVisitor()]);
  return proven === email
    ? ownerBudgets(kind, proven, keys)
    : strangerBudgets(kind, email, range, keys);
}
