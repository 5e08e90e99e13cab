import 'server-only';
import { createTransport } from 'nodemailer';
import { env } from '@/lib/process/env';
import type { Keys } from '@/lib/process/keys';
import { log } from '@/lib/process/log';
import { oneLine } from './mail-parts';
import { mailLanes } from './mail-rules';
import type { MailText } from './mail-text';
import { writeToOutbox } from './outbox';

export type Mail = MailText & {
  /** The same in all tries, so that a mailbox recognises a repeat. */
  readonly id: string;
  readonly to: string;
  /** Who an answer goes to, when it is not the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly attachments?: readonly Attachment[];
  /** The mails of a conversation before it, the oldest first: programs show them together (RFC 5322, 3.6.4). */
  readonly follows?: readonly EarlierMail[];
  /** Whether a person wrote what it says. */
  readonly isPersonal?: boolean;
  /** Address to which a mailbox may post to end the newsletter (RFC 8058). */
  readonly oneClick?: string;
};

/** A mail of the shop, by its id, or one that came in, by its Message-ID. */
export type EarlierMail = { readonly id: string } | { readonly name: string };

/** A file that goes with a mail; with a `cid`, a picture that stands in it. */
export type Attachment = {
  readonly filename: string;
  readonly content: string | Buffer;
  readonly contentType?: string;
  readonly cid?: string;
};

const timeoutMs = 15_000;
const idleMs = 1_000;
/** Codes of errors of a connection, of the sign-in at the server, and of a disk. */
const serverFaults = [
  ...['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL', 'EPROXY', 'EPOOL'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ENOSPC', 'EROFS', 'EACCES'],
];

/**
 * Sends a mail through the server of `SMTP_URL`, or without one writes it to `DATA_DIR/outbox` and logs
 * the file. @throws the error of the server or the disk
 */
export async function sendMail(mail: Mail, keys: Keys): Promise<void> {
  const { SMTP_URL } = env();
  if (SMTP_URL) await sendOverSmtp(SMTP_URL, mail);
  else await writeToFile(mail, keys);
}

function envelope(mail: Mail) {
  const { id, to, replyTo, subject, text, html, attachments = [] } = mail;
  const { follows = [], isPersonal, oneClick } = mail;
  const from = oneLine(env().MAIL_FROM);
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  const nameOf = (mailId: string) => `<${mailId}@${host}>`;
  const references = follows.map((mail) => ('name' in mail ? mail.name : nameOf(mail.id)));
  return {
    from,
    // An object: in a string, a comma would start a second recipient.
    to: { name: '', address: oneLine(to) },
    ...(replyTo && {
      replyTo: { name: oneLine(replyTo.name), address: oneLine(replyTo.address) },
    }),
    subject: oneLine(subject),
    text,
    html,
    attachments: [...attachments],
    messageId: nameOf(id),
    ...(references.length > 0 && { inReplyTo: references.at(-1), references }),
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: {
      'Auto-Submitted': isPersonal ? 'no' : 'auto-generated',
      ...(oneClick && {
        'List-Unsubscribe': { prepared: true, value: `<${oneLine(oneClick)}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

/** Connections to the mail server: as many as mails are sent at once. */
const newPool = (url: string) =>
  createTransport({
    ...{ url, pool: true, maxConnections: mailLanes.length, maxRequeues: 0 },
    ...{ connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
  });

let pool: ReturnType<typeof newPool> | undefined;
let closing: NodeJS.Timeout | undefined;
let sending = 0;

/** Sends over a connection that is kept for the next mail, and closed when there is none for a second. */
async function sendOverSmtp(url: string, mail: Mail): Promise<void> {
  clearTimeout(closing);
  pool ??= newPool(url);
  sending += 1;
  try {
    await pool.sendMail(envelope(mail));
  } finally {
    sending -= 1;
    if (sending === 0) closing = setTimeout(closePool, idleMs);
  }
}

function closePool(): void {
  pool?.close();
  pool = undefined;
}

/** Whether an error is about the mail server as a whole, or the disk of the outbox: the next mail would fail too. */
export function isServerFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isLeaving = 'responseCode' in error && error.responseCode === 421;
  return isLeaving || ('code' in error && serverFaults.includes(String(error.code)));
}

async function writeToFile(mail: Mail, keys: Keys): Promise<void> {
  const writer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await writer.sendMail(envelope(mail));
  const file = writeToOutbox(mail.id, mail.to, message as Buffer, keys);
  log().info({ event: 'mail-written', file }, 'no SMTP_URL: a mail was written to a file');
}
