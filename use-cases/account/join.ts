import 'server-only';
import { type NewSubscription, subscribe } from '@/db/account/subscriptions';
import { findSummary } from '@/db/cart/summaries';
import { queueSparedMail } from '@/db/mail/spared-mails';
import { keepToken, newToken, tokenHash } from '@/lib/account/session';
import { sessionDays } from '@/lib/account/session-life';
import type { TokenHash } from '@/lib/account/token';
import type { ActionResult } from '@/lib/action';
import type { Intent } from '@/lib/cart/intent';
import type { Locale } from '@/lib/i18n/locales';
import { signalMail } from '@/lib/mail/mail-signal';
import { log } from '@/lib/process/log';
import { runIntent } from '@/use-cases/cart/add';
import { isRefused, refusedResult, withinLimit } from '@/use-cases/process/rate-limit';
import { budgetsOf } from './mail-budgets';
import { sendLink } from './send-link';

/**
 * Stores an address, opens a session for this visitor, then does what the visitor asked for before.
 * @param carried what the link of a mail to a known address carries
 * @returns ok with the new summary, and the result of the latter; `alreadySubscribed` for a known address, which
 * opens no session but is sent a link; `tooMany`; `subscribeFailed` during a database outage
 */
export async function join(
  subscription: NewSubscription & { readonly language: Locale },
  intent: Intent | undefined,
  carried: Readonly<Record<string, string>>,
): Promise<ActionResult> {
  const { email, language } = subscription;
  const token = newToken();
  const stored = await withinLimit('subscribe', 'subscribing failed', async () => {
    const isNew = await subscribe(subscription, tokenHash(token), sessionDays);
    if (isNew && subscription.wantsNewsletter) await queueConfirmation(email, language);
    return isNew ? 'new' : 'known';
  });
  const known = stored === 'known' ? await sendLink(email, language, carried) : stored;
  if (isRefused(known)) return refusedResult(known, 'subscribeFailed');
  if (known === 'linkSent') return { ok: false, code: 'alreadySubscribed' };
  signalMail();
  await keepToken(token);
  const next = await runIntent(tokenHash(token), intent);
  return { ok: true, code: 'subscribed', summary: await summaryOf(tokenHash(token)), next };
}

async function queueConfirmation(recipient: string, language: Locale): Promise<void> {
  const budgets = await budgetsOf('newsletter', recipient);
  await queueSparedMail({ kind: 'newsletter', recipient, language, budgets });
}

/** The summary of a new visitor; pages keep the later of two: its time has to come from the database's clock. */
async function summaryOf(hash: TokenHash) {
  const counted = await findSummary(hash).catch((error) => {
    log().error(error, 'the summary of a new visitor could not be read');
    return undefined;
  });
  return counted ?? { pieces: 0, wishlistIds: [], at: 0 };
}
