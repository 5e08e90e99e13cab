import 'server-only';
import { cache } from 'react';
import { findVisitor, listSessions } from '@/db/account/my-data';
import { findEndedEmail } from '@/db/account/sessions';
import { visitorTokenHash } from '@/lib/account/session';
import { log } from '@/lib/process/log';

/** Who looks at a page, read once for each; `undefined` without a session. @throws without a database */
export const findCurrentVisitor = cache(async () => {
  const hash = await visitorTokenHash();
  return hash ? findVisitor(hash) : undefined;
});

/**
 * Who looks at the page, and their sessions where the mailbox proved it; `isAway` without a database. `endedEmail` is
 * the address that a device gave whose session ended when another one proved it.
 */
export async function readVisitor() {
  const hash = await visitorTokenHash();
  if (!hash) return { visitor: undefined, endedEmail: undefined, sessions: [], isAway: false };
  try {
    const [visitor, sessions] = await Promise.all([findVisitor(hash), listSessions(hash)]);
    const endedEmail = visitor ? undefined : await findEndedEmail(hash);
    return { visitor, endedEmail, sessions, isAway: false };
  } catch (error) {
    log().error(error, 'reading personal data failed');
    return { visitor: undefined, endedEmail: undefined, sessions: [], isAway: true };
  }
}
