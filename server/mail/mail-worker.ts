import { company } from '@/content/house/company';
import { type ClaimRule, claimMail, dropMail, type WaitingMail } from '@/db/mail/mails';
import { forgetSentMail, keepSentMail } from '@/db/mail/sent-mails';
import { keyRing } from '@/db/process/key-ring';
import { companyFacts } from '@/lib/house/company-facts';
import { type Locale, toLocale } from '@/lib/i18n/locales';
import { isServerFault, type Mail, sendMail } from '@/lib/mail/mail';
import {
  type Preview,
  type Previewed,
  type Unwritten,
  withoutTokens,
} from '@/lib/mail/mail-preview';
import { maxMailTries } from '@/lib/mail/mail-retries';
import type { MailKind } from '@/lib/mail/mail-rules';
import { composeMail } from '@/lib/mail/mail-text';
import { mailWords } from '@/lib/mail/mail-words';
import { clearOutbox } from '@/lib/mail/outbox';
import type { Recipient } from '@/lib/mail/recipient';
import { log } from '@/lib/process/log';
import { moneyOfStay } from '@/lib/residence/stay-money';
import { appointmentMails, writeHour } from './appointment-mails';
import { bookingMails, writeStay } from './booking-mails';
import { houseMails } from './house-mails';
import type { Draft, Writer } from './mail-draft';
import { picturesFor } from './mail-pictures';
import { writeOffer } from './offer-mail';
import { orderMails } from './order-mails';
import { writeReply } from './reply-mail';
import { visitorMails } from './visitor-mails';

const writers: Readonly<Record<MailKind, Writer>> = {
  ...visitorMails,
  ...orderMails,
  ...bookingMails,
  ...appointmentMails,
  ...houseMails,
};

const sender = `${company.legalName}, ${companyFacts.address}`;

/** Whether this release can write a kind of mail: a newer one may have queued others. */
const isKnown = (kind: string): kind is MailKind => Object.hasOwn(writers, kind);

/** A mail to be sent; the path of its picture and the names of its other files. */
type Written = {
  readonly mail: Mail;
  readonly picture?: string;
  readonly files: readonly string[];
};

/** Composes a mail from the current data; returns `undefined` when its subject has been erased. */
async function writeOut(waiting: WaitingMail): Promise<Written | undefined> {
  const { id, kind, recipient } = waiting;
  const draft = await writers[kind](waiting);
  return draft && composed(draft, { id, to: recipient });
}

/** A mail with its attachments. */
async function composed(draft: Draft, head: Pick<Mail, 'id' | 'to'>): Promise<Written> {
  const { replyTo, attachments = [], follows, isPersonal, oneClick, pictureFile, ...parts } = draft;
  const words = await mailWords(parts.locale);
  const text = composeMail({ ...parts, words, sender });
  const pictures = await picturesFor(parts.picture && pictureFile);
  const files = [...pictures, ...attachments];
  const headers = { replyTo, follows, isPersonal, oneClick };
  const mail = { ...text, ...head, attachments: files, ...headers };
  return { mail, picture: pictureFile, files: attachments.map(({ filename }) => filename) };
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

/** Mails about what the desk shows them with. */
const isAboutMatter = (kind: MailKind): boolean =>
  [orderMails, bookingMails, appointmentMails].some((kinds) => Object.hasOwn(kinds, kind));

/** Mails to visitors that are kept, too: of an offer, a message, and the acknowledgements of a withdrawal. */
const keptToVisitors: readonly MailKind[] = ['offer', 'reply', 'withdrawal', 'receipt'];

/** Whether a mail is kept as it left: one about an order, an offer, a message, a stay or an hour. */
const isKept = (kind: MailKind): boolean => isAboutMatter(kind) || keptToVisitors.includes(kind);

/** Keeps a mail as it left. It has left: a failure is only logged, so that it is not sent again. */
async function keep(waiting: WaitingMail, { mail, ...rest }: Written): Promise<void> {
  if (!isKept(waiting.kind)) return;
  try {
    await keepSentMail(waiting, { ...withoutTokens(mail), ...rest });
  } catch (error) {
    log().error(error, 'a mail that was sent could not be kept');
  }
}

/** The mail of what is not stored yet. */
async function writeUnwritten(unwritten: Unwritten): Promise<Written> {
  const locale = toLocale(unwritten.language);
  return composed(await draftOf(unwritten, locale), { id: '', to: '' });
}

function draftOf(unwritten: Unwritten, locale: Locale): Promise<Draft> {
  switch (unwritten.kind) {
    case 'offer':
      return writeOffer(unwritten.offer, locale, true, 'none');
    case 'reply':
      return writeReply(unwritten.reply, locale);
    case 'bookingConfirmed':
      return writeStay(unwritten.kind, unwritten.stay, locale, moneyOfStay(unwritten.stay, []));
    case 'appointmentConfirmed':
      return writeHour(unwritten.kind, unwritten.hour, locale);
  }
}

/** What is stored, as a mail. `undefined` for a kind that nobody sees before it leaves. */
async function writeStored(preview: Preview): Promise<Written | undefined> {
  const { kind, number, recipient, language, facts } = preview;
  if (!isAboutMatter(kind) && kind !== 'offer') return undefined;
  const waiting = { id: '', kind, recipient: recipient as Recipient, language, tries: 1 };
  return writeOut({ ...waiting, facts: { ...facts, ...(number && { number }) } });
}

/** How a mail would leave now. `undefined` when what it is about has nothing to say it with. */
export async function previewMail(preview: Preview | Unwritten): Promise<Previewed | undefined> {
  const isUnwritten =
    'offer' in preview || 'reply' in preview || 'stay' in preview || 'hour' in preview;
  const written = isUnwritten ? await writeUnwritten(preview) : await writeStored(preview);
  return written && { ...withoutTokens(written.mail), picture: written.picture };
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
    const written = await writeOut(waiting);
    if (written) {
      await sendMail(written.mail, await keyRing());
      await keep(waiting, written);
    }
    // Erased while it was being sent: its file and its copy go too.
    if (!(await dropMail(waiting))) {
      clearOutbox(waiting.recipient, await keyRing());
      await forgetSentMail(id);
    }
    log().info({ event: written ? 'mail-sent' : 'mail-dropped', mail: id, kind, tries });
    return written ? 'sent' : 'dropped';
  } catch (error) {
    report(waiting, error);
    return isServerFault(error) ? 'away' : 'unable';
  }
}
