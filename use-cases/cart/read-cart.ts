import 'server-only';
import { findEndedEmail } from '@/db/account/sessions';
import { listLines } from '@/db/cart/carts';
import { findSummary } from '@/db/cart/summaries';
import { listWishes } from '@/db/cart/wishlists';
import { visitorTokenHash } from '@/lib/account/session';
import type { ErrorCode } from '@/lib/action';
import { log } from '@/lib/process/log';

const nothing = {
  lines: [],
  wishes: [],
  summary: undefined,
  hasEnded: false,
  endedEmail: undefined,
};

/**
 * What the cart page shows of this visitor. A database that is away gives an empty page that says
 * so (`failures`); without a session the cart is locked. `hasEnded` where there was one; `endedEmail` is its address
 * where another device has proven that.
 */
export async function readCart() {
  const hash = await visitorTokenHash();
  if (!hash) return { ...nothing, failures: [], isLocked: true };
  try {
    // The summary first: should a change come in between, it is newer than what the page claims.
    const summary = await findSummary(hash);
    if (!summary) {
      const endedEmail = await findEndedEmail(hash);
      return { ...nothing, failures: [], isLocked: true, hasEnded: true, endedEmail };
    }
    const [lines, wishes] = await Promise.all([listLines(hash), listWishes(hash)]);
    return { ...nothing, lines, wishes, summary, failures: [], isLocked: false };
  } catch (error) {
    log().error(error, 'reading a cart failed');
    const failures: ErrorCode[] = ['wishlistLoadFailed', 'cartLoadFailed'];
    return { ...nothing, failures, isLocked: false };
  }
}
