import 'server-only';
import { queueAccessMail } from '@/db/mails';
import type { ErrorCode } from '@/lib/action';
import { carriedBy } from '@/lib/back-path';
import { log } from '@/lib/log';
import { signalMail } from '@/lib/mail-signal';
import { checkRateLimit, type Refusal } from './rate-limit';

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
