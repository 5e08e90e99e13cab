import { company } from '@/content/company';
import { keyRing } from '@/db/key-ring';
import { claimMail, dropMail, type WaitingMail } from '@/db/mails';
import { companyFacts } from '@/lib/company-facts';
import { mailWords } from '@/lib/i18n/mail-words';
import { log } from '@/lib/log';
import { type Mail, sendMail } from '@/lib/mail';
import type { MailKind } from '@/lib/mail-rules';
import { composeMail } from '@/lib/mail-text';
import { clearOutbox } from '@/lib/outbox';
import { maxMailTries } from '@/lib/retry';
import { houseMails } from './house-mails';
import type { Writer } from './mail-draft';
import { orderMails } from './order-mails';
import { visitorMails } from './visitor-mails';

const writers: Readonly<Record<MailKind, Writer>> = {
  ...visitorMails,
  ...orderMails,
  ...houseMails,
};

const sender = `${company.legalName}, ${companyFacts.address}`;

/** Composes a mail as things are now; gives `undefined` when what it is about has been erased. */
async function writeOut(waiting: WaitingMail): Promise<Mail | undefined> {
  const { id, kind, recipient } = waiting;
  const draft = await writers[kind](waiting);
  if (!draft) return undefined;
  const { replyTo, attachments, oneClick, ...parts } = draft;
  const words = await mailWords(parts.locale);
  const text = composeMail({ ...parts, words, sender });
  return { ...text, id, to: recipient, replyTo, attachments, oneClick };
}

/** What may be logged of a failure: codes only, because messages can contain addresses. */
function codesOf(error: unknown) {
  if (!(error instanceof Error)) return {};
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const status = 'responseCode' in error ? Number(error.responseCode) : undefined;
  return { code, status };
}

/**
 * Sends one mail that is due. If sending fails, the mail waits for its next attempt.
 * @param now the time to use; by default that of the database
 * @returns false when none was due
 */
export async function sendNext(now?: Date): Promise<boolean> {
  const waiting = await claimMail(now);
  if (!waiting) return false;
  const { id, kind, tries } = waiting;
  try {
    const mail = await writeOut(waiting);
    if (mail) await sendMail(mail, await keyRing());
    // Erased while it was being written to a file: the file goes too.
    if (!(await dropMail(waiting))) clearOutbox(waiting.recipient, await keyRing());
    log().info({ event: mail ? 'mail-sent' : 'mail-dropped', mail: id, kind, tries });
  } catch (error) {
    const isLast = tries >= maxMailTries;
    log()[isLast ? 'error' : 'warn'](
      { event: isLast ? 'mail-given-up' : 'mail-failed', mail: id, kind, tries, ...codesOf(error) },
      'a mail could not be sent',
    );
  }
  return true;
}
