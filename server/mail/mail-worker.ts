import { company } from '@/content/house/company';
import { type ClaimRule, claimMail, dropMail, type WaitingMail } from '@/db/mail/mails';
import { keyRing } from '@/db/process/key-ring';
import { companyFacts } from '@/lib/house/company-facts';
import { isServerFault, type Mail, sendMail } from '@/lib/mail/mail';
import type { MailKind } from '@/lib/mail/mail-rules';
import { composeMail } from '@/lib/mail/mail-text';
import { mailWords } from '@/lib/mail/mail-words';
import { clearOutbox } from '@/lib/mail/outbox';
import { log } from '@/lib/process/log';
import { maxMailTries } from '@/lib/site/retry';
import { bookingMails } from './booking-mails';
import { houseMails } from './house-mails';
import type { Writer } from './mail-draft';
import { orderMails } from './order-mails';
import { visitorMails } from './visitor-mails';

const writers: Readonly<Record<MailKind, Writer>> = {
  ...visitorMails,
  ...orderMails,
  ...bookingMails,
  ...houseMails,
};

const sender = `${company.legalName}, ${companyFacts.address}`;

/** Whether this release can write a kind of mail: a newer one may have queued others. */
const isKnown = (kind: string): kind is MailKind => Object.hasOwn(writers, kind);

/** Composes a mail from the current data; returns `undefined` when its subject has been erased. */
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

/** Logs that a mail was not sent; it waits for its next attempt, unless this was the last. */
function report({ id, kind, tries }: WaitingMail, error: unknown): void {
  const isLast = tries >= maxMailTries;
  const event = isLast ? 'mail-given-up' : isKnown(kind) ? 'mail-failed' : 'mail-unknown';
  const facts = { event, mail: id, kind, tries, ...codesOf(error) };
  log()[isLast ? 'error' : 'warn'](facts, 'a mail could not be sent');
}

/**
 * The outcome of a mail. `unable`: it waits for its next attempt, and the mail server is not to blame. `away`: the
 * server does not answer, or takes no mails at all.
 */
export type Attempt = 'none due' | 'sent' | 'dropped' | 'unable' | 'away';

/** Sends one mail that is due. If sending fails, or its kind is unknown, the mail waits for its next attempt. */
export async function sendNext(rule?: ClaimRule): Promise<Attempt> {
  const waiting = await claimMail(rule);
  if (!waiting) return 'none due';
  const { id, kind, tries } = waiting;
  try {
    if (!isKnown(kind)) throw new Error('of a kind that this release does not know');
    const mail = await writeOut(waiting);
    if (mail) await sendMail(mail, await keyRing());
    // Erased while it was being written to a file: the file goes too.
    if (!(await dropMail(waiting))) clearOutbox(waiting.recipient, await keyRing());
    log().info({ event: mail ? 'mail-sent' : 'mail-dropped', mail: id, kind, tries });
    return mail ? 'sent' : 'dropped';
  } catch (error) {
    report(waiting, error);
    return isServerFault(error) ? 'away' : 'unable';
  }
}
