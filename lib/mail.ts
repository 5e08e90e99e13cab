import 'server-only';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { env } from './env';
import { log } from './log';
import { type MailText, oneLine } from './mail-text';

export type Mail = MailText & {
  /** Stays the same over all tries, so that a mailbox can tell a repeat. */
  readonly id: string;
  readonly to: string;
  /** Where a mailbox may post to end the newsletter (RFC 8058). */
  readonly oneClick?: string;
};

const patienceMs = 15_000;

/**
 * Hands a mail to the server of `SMTP_URL`; without one writes it into `DATA_DIR/outbox` and logs
 * where. @throws what the server or the disk said.
 */
export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL } = env();
  if (SMTP_URL) await overSmtp(SMTP_URL, mail);
  else await intoOutbox(mail);
}

function envelope({ id, to, subject, text, html, oneClick }: Mail) {
  const from = oneLine(env().MAIL_FROM);
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    // An object, not a text: a comma in it makes no second recipient.
    to: { name: '', address: oneLine(to) },
    subject: oneLine(subject),
    text,
    html,
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

async function overSmtp(url: string, mail: Mail): Promise<void> {
  const transport = createTransport(
    { url, connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs },
    {},
  );
  try {
    await transport.sendMail(envelope(mail));
  } finally {
    transport.close();
  }
}

async function intoOutbox(mail: Mail): Promise<void> {
  const folder = join(env().DATA_DIR, 'outbox');
  const writer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await writer.sendMail(envelope(mail));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${mail.id}.eml`);
  // Whoever watches the folder sees whole mails only.
  writeFileSync(`${file}.part`, message as Buffer, { mode: 0o600 });
  renameSync(`${file}.part`, file);
  log().info({ event: 'mail-written', file }, 'no SMTP_URL: a mail was written to a file');
}
