import 'server-only';
import { cache } from 'react';
import { listSessions } from '@/db/account/my-data';
import { findEndedEmail, findVisitor } from '@/db/account/sessions';
import type { ProvenEmail } from '@/lib/account/proof';
import { visitorTokenHash } from '@/lib/account/session';
import { log } from '@/lib/process/log';
import { orAway } from '@/use-cases/process/or-away';

/** Who looks at a page, read once for each; `undefined` without a session. @throws without a database */
export const findCurrentVisitor = cache(async () => {
  const hash = await visitorTokenHash();
  return hash ? findVisitor(hash) : undefined;
});

/**
 * The address that this visitor has proven to own, by a link that was sent there: what every page, action and route
 * asks before it shows or changes what belongs to a person. @throws without a database
 */
export async function provenVisitor(): Promise<ProvenEmail | undefined> {
  return (await findCurrentVisitor())?.proven;
}

/** The same for a page; `undefined` without a database, too. */
export async function readProven(): Promise<ProvenEmail | undefined> {
  const proven = await orAway('reading who is proven failed', provenVisitor);
  return proven === 'away' ? undefined : proven;
}

const nobody = { visitor: undefined, proven: undefined, endedEmail: undefined, sessions: [] };

/**
 * Who looks at the page, and their sessions where the mailbox proved it; `isAway` without a database. `endedEmail` is
 * the address that a device gave whose session ended when another one proved it.
 */
export async function readVisitor() {
  const hash = await visitorTokenHash();
  if (!hash) return { ...nobody, isAway: false };
  try {
    const [visitor, sessions] = await Promise.all([findCurrentVisitor(), listSessions(hash)]);
    const endedEmail = visitor ? undefined : await findEndedEmail(hash);
    return { visitor, proven: await provenVisitor(), endedEmail, sessions, isAway: false };
  } catch (error) {
    log().error(error, 'reading personal data failed');
    return { ...nobody, isAway: true };
  }
}
