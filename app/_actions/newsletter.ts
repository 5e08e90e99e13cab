'use server';
import { z } from 'zod';
import { subscribe as store } from '@/db/account/subscriptions';
import { findSummary } from '@/db/cart/summaries';
import { queueSparedMail } from '@/db/mail/spared-mails';
import { EmailAddress } from '@/lib/account/email-address';
import { keepToken, newToken, tokenHash } from '@/lib/account/session';
import { sessionDays } from '@/lib/account/session-life';
import type { ActionResult } from '@/lib/action';
import { readIntent } from '@/lib/cart/intent';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { signalMail } from '@/lib/mail/mail-signal';
import { log } from '@/lib/process/log';
import { sendLink } from '@/use-cases/account/send-link';
import { runIntent } from '@/use-cases/cart/add';
import { budgetsOf } from '@/use-cases/mail/spare';
import { checkRateLimit } from '@/use-cases/process/rate-limit';
import { faultsOf } from '@/use-cases/site/faults';
import { respond } from '@/use-cases/site/respond';

const Subscription = z.object({
  email: EmailAddress,
  name: z.string().trim().max(200).optional(),
  letter: z.literal('on').optional(),
  locale: z.string().refine(isLocale).catch(defaultLocale),
});

/**
 * Stores an address, opens a session for this visitor, then does what the visitor asked for before.
 * @returns ok with the new summary, and the result of the latter; `invalidEmail`; `alreadySubscribed` for a
 * known address, which opens no session but is sent a link; `tooMany`; `subscribeFailed` during a database outage
 */
export async function subscribe(_: unknown, form: FormData): Promise<ActionResult> {
  const given = Subscription.safeParse(Object.fromEntries(form));
  const intent = readIntent(form);
  // Without JavaScript the same page is rendered again with the typed values: no e-mail address in a URL.
  if (!given.success) return { ok: false, code: 'invalidEmail', ...faultsOf(given.error, form) };
  const { email, name, letter, locale: language } = given.data;
  const refused = await checkRateLimit('subscribe', 'subscribeFailed');
  if (refused) return respond(refused, form, intent);
  const token = newToken();
  let isNew: boolean;
  try {
    isNew = await store(
      { email, name: name || null, wantsNewsletter: letter === 'on', language },
      tokenHash(token),
      sessionDays,
    );
    if (isNew && letter) {
      const budgets = await budgetsOf('newsletter', email);
      await queueSparedMail({ kind: 'newsletter', recipient: email, language, budgets });
    }
  } catch (error) {
    log().error(error, 'subscribing failed');
    return respond({ ok: false, code: 'subscribeFailed' }, form, intent);
  }
  if (!isNew) {
    return respond(await sendLink(email, language, 'subscribeFailed', form), form, intent);
  }
  signalMail();
  await keepToken(token);
  const next = await runIntent(tokenHash(token), intent);
  // Pages keep the later of two summaries: its time has to come from the database's clock.
  const counted = await findSummary(tokenHash(token)).catch((error) => {
    log().error(error, 'the summary of a new visitor could not be read');
    return undefined;
  });
  const summary = counted ?? { count: 0, wishlistIds: [], at: 0 };
  return respond({ ok: true, code: 'subscribed', summary, next }, form, intent);
}
