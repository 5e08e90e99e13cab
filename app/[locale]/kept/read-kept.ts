import 'server-only';
import { listKept } from '@/db/kept-configurations';
import { findEmail } from '@/db/sessions';
import { log } from '@/lib/log';
import { visitorTokenHash } from '@/lib/session';

const nothing = { kept: [], isLocked: false, hasEnded: false, isAway: false };

/** What this visitor keeps; locked without a session, `hasEnded` where there was one, `isAway` without a database. */
export async function readKept() {
  const hash = await visitorTokenHash();
  if (!hash) return { ...nothing, isLocked: true };
  try {
    const email = await findEmail(hash);
    if (!email) return { ...nothing, isLocked: true, hasEnded: true };
    return { ...nothing, kept: await listKept(hash) };
  } catch (error) {
    log().error(error, 'reading kept configurations failed');
    return { ...nothing, isAway: true };
  }
}
