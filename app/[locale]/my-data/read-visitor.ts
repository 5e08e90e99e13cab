import 'server-only';
import { findVisitor, listSessions } from '@/db/my-data';
import { log } from '@/lib/log';
import { visitorTokenHash } from '@/lib/session';

/** Who looks at the page, and their sessions where the mailbox proved it; `isAway` without a database. */
export async function readVisitor() {
  const hash = await visitorTokenHash();
  if (!hash) return { visitor: undefined, sessions: [], isAway: false };
  try {
    const [visitor, sessions] = await Promise.all([findVisitor(hash), listSessions(hash)]);
    return { visitor, sessions, isAway: false };
  } catch (error) {
    log().error(error, 'reading personal data failed');
    return { visitor: undefined, sessions: [], isAway: true };
  }
}
