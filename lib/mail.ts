import 'server-only';
import { createTransport } from 'nodemailer';
import { env } from './env';
import type { Keys } from './keys';
import { log } from './log';
import { oneLine } from './mail-parts';
import type { MailText } from './mail-text';
import { writeToOutbox } from './outbox';

export type Mail = MailText & {
  /** The same in all tries, so that a mailbox recognises a repeat. */
  readonly id: string;
  readonly to: string;
  /** Who an answer goes to, when it is not the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly attachments?: readonly { readonly filename: string; readonly content: string }[];
  /** Address to which a mailbox may post to end the newsletter (RFC 8058). */
  readonly oneClick?: string;
};

const timeoutMs = 15_000;

/**
 * Sends a mail through the server of `SMTP_URL`, or without one writes it to `DATA_DIR/outbox` and logs
 * the file. @throws the error of the server or the disk
 */
export async function sendMail(mail: Mail, keys: Keys): Promise<void> {
  const { SMTP_URL } = env();
  if (SMTP_URL) await sendOverSmtp(SMTP_URL, mail);
  else await writeToFile(mail, keys);
}

function envelope({ id, to, replyTo, subject, text, html, attachments = [], oneClick }: Mail) {
  const from = oneLine(env().MAIL_FROM);
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
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
    messageId: `<${id}@${host}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(oneClick && {
        'List-Unsubscribe': { prepared: true, value: `<${oneLine(oneClick)}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

async function sendOverSmtp(url: string, mail: Mail): Promise<void> {
  const transport = createTransport(
    { url, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
    {},
  );
  try {
    await transport.sendMail(envelope(mail));
  } finally {
    transport.close();
  }
}

async function writeToFile(mail: Mail, keys: Keys): Promise<void> {
  const writer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await writer.sendMail(envelope(mail));
  const file = writeToOutbox(mail.id, mail.to, message as Buffer, keys);
  log().info({ event: 'mail-written', file }, 'no SMTP_URL: a mail was written to a file');
}
