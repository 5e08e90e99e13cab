import 'server-only';
import { confirmNewsletter as confirm, endNewsletter as end } from '@/db/account/links';
import { setNewsletter as set } from '@/db/account/my-data';
import { queueMail } from '@/db/mail/mails';
import { visitorTokenHash } from '@/lib/account/session';
import { isToken, tokenHash } from '@/lib/account/token';
import { signalMail } from '@/lib/mail/mail-signal';
import type { LimitRefusal } from '@/use-cases/process/rate-limit';
import { withProof } from './with-proof';

/** Confirms the newsletter with the link of a mail, and welcomes the reader once. */
export async function confirmNewsletter(
  link: unknown,
): Promise<'letterOn' | LimitRefusal | undefined> {
  return withProof(async () => {
    const reader = isToken(link) && (await confirm(tokenHash(link)));
    if (!reader) return undefined;
    if (!reader.isRepeat) {
      await queueMail({ kind: 'welcome', recipient: reader.email, language: reader.language });
      signalMail();
    }
    return 'letterOn';
  });
}

/** Ends the newsletter with the link of a mail, without a session. @returns false when it is not valid @throws without a database */
export async function endNewsletter(link: unknown): Promise<boolean> {
  return isToken(link) && end(tokenHash(link));
}

/** The same for a person who presses a button. */
export async function unsubscribe(link: unknown): Promise<'letterOff' | LimitRefusal | undefined> {
  return withProof(async () => ((await endNewsletter(link)) ? 'letterOff' : undefined));
}

/** Turns the newsletter on or off for a proven visitor. */
export async function setNewsletter(
  isWanted: boolean | undefined,
): Promise<'letterOn' | 'letterOff' | LimitRefusal | undefined> {
  return withProof(async () => {
    const hash = await visitorTokenHash();
    if (isWanted === undefined || !hash || !(await set(hash, isWanted))) return undefined;
    return isWanted ? 'letterOn' : 'letterOff';
  });
}
