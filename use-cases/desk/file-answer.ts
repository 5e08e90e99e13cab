import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { fileAnswer } from '@/db/desk/message-replies';
import { keyRing } from '@/db/process/key-ring';
import { readIncomingMail } from '@/lib/mail/incoming-mail';
import { signalMail } from '@/lib/mail/mail-signal';
import { readReplyAddress } from '@/lib/mail/reply-address';
import { env } from '@/lib/process/env';
import { log } from '@/lib/process/log';
import { orAway } from '@/use-cases/process/or-away';

/**
 * What came of a mail. Only `filed` and `repeated` stand in a conversation: any other is for the house's own mailbox.
 * `noToken`: its address names no conversation, or was made up; `otherSender`: not from who wrote the message; `gone`:
 * that person was erased.
 */
export type FiledAs =
  | 'filed'
  | 'repeated'
  | 'noToken'
  | 'otherSender'
  | 'gone'
  | 'automatic'
  | 'empty'
  | 'unreadable';

/** Whether mails can come in: an address for answers and a secret are configured. */
export const takesMails = (): boolean =>
  Boolean(env().MAIL_REPLY_ADDRESS && env().MAIL_INBOUND_SECRET);

/** Whether who asks has the secret, by a header `Authorization: Bearer …`. */
export function hasMailSecret(authorization: string | null): boolean {
  const [given, secret] = [
    authorization?.replace(/^Bearer /, '') ?? '',
    env().MAIL_INBOUND_SECRET ?? '',
  ];
  const [one, other] = [Buffer.from(given), Buffer.from(secret)];
  return secret !== '' && one.length === other.length && timingSafeEqual(one, other);
}

/** Files the answer of a customer into its conversation. @param raw the mail as it was delivered */
export async function fileMail(raw: Uint8Array): Promise<FiledAs | 'away'> {
  const filed = await orAway('a mail could not be filed', () => file(raw));
  if (filed === 'filed') signalMail();
  if (filed !== 'away') log().info({ event: 'mail-in', filed }, 'a mail came in');
  return filed;
}

async function file(raw: Uint8Array): Promise<FiledAs> {
  const mail = await readIncomingMail(raw).catch(() => undefined);
  if (!mail) return 'unreadable';
  const template = env().MAIL_REPLY_ADDRESS;
  if (!template) return 'noToken';
  const keys = await keyRing();
  const [id] = mail.to.flatMap((address) => readReplyAddress(address, template, keys) ?? []);
  if (!id) return 'noToken';
  if (mail.isAutomatic) return 'automatic';
  if (!mail.text) return 'empty';
  return fileAnswer(id, mail);
}
