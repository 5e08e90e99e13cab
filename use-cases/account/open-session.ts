import 'server-only';
import { isOpenedBy, openByLink } from '@/db/account/links';
import { findSummary } from '@/db/cart/summaries';
import {
  keepToken,
  newToken,
  setSummaryCookie,
  tokenHash,
  visitorTokenHash,
} from '@/lib/account/session';
import { sessionDays } from '@/lib/account/session-life';
import { isToken, sessionToken, type TokenHash } from '@/lib/account/token';
import type { ActionResult } from '@/lib/action';
import type { Intent } from '@/lib/cart/intent';
import { runIntent } from '@/use-cases/cart/add';
import type { LimitRefusal } from '@/use-cases/process/rate-limit';
import { withProof } from './with-proof';

/** What a visitor had asked for, done once the session was open. */
type Opened = { readonly added?: ActionResult };

/**
 * Opens a proven session on this device with the link of a mail, which works once. A form sent twice, and a
 * visitor whose session was opened by the same link, get the first answer again. Then does what the visitor
 * asked for before the link was sent.
 * @param key secret of the form
 * @returns `undefined` for a link that is not valid
 */
export async function openSession(
  link: unknown,
  key: unknown,
  intent: Intent | undefined,
): Promise<Opened | LimitRefusal | undefined> {
  return withProof(async () => {
    const hash = await sessionOpenedBy(link, key);
    if (!hash) return undefined;
    const added = await runIntent(hash, intent);
    const summary = await findSummary(hash);
    if (summary) await setSummaryCookie(summary);
    return { added };
  });
}

/** Hash of the token of the session that a link opens, or has opened for this visitor. */
async function sessionOpenedBy(link: unknown, key: unknown): Promise<TokenHash | undefined> {
  if (!isToken(link)) return undefined;
  const visitor = await visitorTokenHash();
  if (visitor && (await isOpenedBy(tokenHash(link), visitor))) return visitor;
  const token = isToken(key) ? sessionToken(link, key) : newToken();
  if (!(await openByLink(tokenHash(link), tokenHash(token), sessionDays))) return undefined;
  await keepToken(token);
  return tokenHash(token);
}
