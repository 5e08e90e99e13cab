import 'server-only';
import { setAsideWithdrawal } from '@/db/desk/desk-withdrawals';
import { longestRemark } from '@/lib/orders/order-moves';
import { log } from '@/lib/process/log';

/**
 * Sets aside a declaration of withdrawal that is not the buyer's, with a reason, or takes it up again.
 * @returns `unsaid` without a reason, `badRemark` for one that is too long; else as `setAsideWithdrawal` says
 */
export async function setAside(
  reference: string,
  action: 'setAside' | 'takenUp',
  author: string,
  remark = '',
): Promise<'done' | 'conflict' | 'refused' | 'unsaid' | 'badRemark'> {
  if (action === 'setAside' && !remark) return 'unsaid';
  if (remark.length > longestRemark) return 'badRemark';
  const outcome = await setAsideWithdrawal(reference, action, author, remark || undefined);
  if (outcome === 'done') log().info({ event: 'withdrawal-set-aside', reference, action });
  return outcome;
}
