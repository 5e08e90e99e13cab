import 'server-only';
import { queueAccessMail } from '@/db/mail/mails';
import { carriedBy } from '@/lib/account/back-path';
import type { ErrorCode } from '@/lib/action';
import { signalMail } from '@/lib/mail/mail-signal';
import { log } from '@/lib/process/log';
import { checkRateLimit, type Refusal } from '@/use-cases/process/rate-limit';

/**
 * Sends a known address a link that opens a session, and then does what the form asked for or leads back to its page.
 * @returns `alreadySubscribed`; `tooMany`; `failure` during a database outage
 */
export async function sendLink(
  email: string,
  language: string,
  failure: ErrorCode,
  form: FormData,
): Promise<Refusal> {
  const refused = await checkRateLimit('link', failure);
  if (refused) return refused;
  try {
    await queueAccessMail({ recipient: email, language, facts: carriedBy(form) });
  } catch (error) {
    log().error(error, failure);
    return { ok: false, code: failure };
  }
  signalMail();
  return { ok: false, code: 'alreadySubscribed' };
}
