import 'server-only';
import { listLines } from '@/db/carts';
import { findSummary } from '@/db/summaries';
import { listWishes } from '@/db/wishlists';
import type { ErrorCode } from '@/lib/action';
import { log } from '@/lib/log';
import { visitorTokenHash } from '@/lib/session';

const nothing = { lines: [], wishes: [], summary: undefined };

/**
 * What the cart page shows of this visitor. A database that is away gives an empty page that says
 * so (`failures`); without a session the cart is locked.
 */
export async function readCart() {
  const hash = await visitorTokenHash();
  if (!hash) return { ...nothing, failures: [], isLocked: true };
  try {
    // The summary first: should a change come in between, it is newer than what the page claims.
    const summary = await findSummary(hash);
    if (!summary) return { ...nothing, failures: [], isLocked: true };
    const [lines, wishes] = await Promise.all([listLines(hash), listWishes(hash)]);
    return { lines, wishes, summary, failures: [], isLocked: false };
  } catch (error) {
    log().error(error, 'reading a cart failed');
    const failures: ErrorCode[] = ['wishlistLoadFailed', 'cartLoadFailed'];
    return { ...nothing, failures, isLocked: false };
  }
}
