import 'server-only';
import { findSummary } from '@/db/summaries';
import type { ActionResult, DoneCode, ErrorCode } from '@/lib/action';
import { log } from '@/lib/log';
import { knock } from './limit';

/**
 * Runs one change of a visitor's cart or wishlist.
 * @returns ok with the summary after it; `tooMany`; the refusal `change` gave; `failure` when the database is
 * away or threw, which is logged.
 */
export async function attempt(
  failure: ErrorCode,
  success: DoneCode,
  hash: string,
  change: () => Promise<ErrorCode | undefined>,
): Promise<ActionResult> {
  const refused = await knock('cart', failure);
  if (refused) return refused;
  try {
    const refusal = await change();
    if (refusal) return { ok: false, code: refusal };
    return { ok: true, code: success, summary: await findSummary(hash) };
  } catch (error) {
    log().error(error, failure);
    return { ok: false, code: failure };
  }
}
