import 'server-only';
import type { ActionResult, DoneCode, ErrorCode } from '@/lib/action';
import type { Summary } from '@/lib/cart/summary';
import { isRefused, refusedResult, withinLimit } from './rate-limit';

/**
 * Runs a change of a visitor's cart or wishlist, within its rate limit.
 * @param change gives the new summary, or the code of a refusal
 * @returns ok with the summary; the refusal; `tooMany`; `failure` for an error of the database, which is logged
 */
export async function runMutation(
  failure: ErrorCode,
  success: DoneCode,
  change: () => Promise<Summary | ErrorCode>,
): Promise<ActionResult> {
  const result = await withinLimit('cart', failure, change);
  if (isRefused(result)) return refusedResult(result, failure);
  if (typeof result === 'string') return { ok: false, code: result };
  return { ok: true, code: success, summary: result };
}
