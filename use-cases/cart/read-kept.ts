import 'server-only';
import { findEmail, findEndedEmail } from '@/db/account/sessions';
import { listKept } from '@/db/cart/kept-configurations';
import { visitorTokenHash } from '@/lib/account/session';
import { log } from '@/lib/process/log';

const nothing = {
  kept: [],
  isLocked: false,
  hasEnded: false,
  endedEmail: undefined,
  isAway: false,
};

/**
 * What this visitor keeps; locked without a session, `hasEnded` where there was one, `isAway` without a database.
 * `endedEmail` is the address of a session that ended because another device has proven it.
 */
export async function readKept() {
  const hash = await visitorTokenHash();
  if (!hash) return { ...nothing, isLocked: true };
  try {
    const email = await findEmail(hash);
    if (!email) {
      const endedEmail = await findEndedEmail(hash);
      return { ...nothing, isLocked: true, hasEnded: true, endedEmail };
    }
    return { ...nothing, kept: await listKept(hash) };
  } catch (error) {
    log().error(error, 'reading kept configurations failed');
    return { ...nothing, isAway: true };
  }
}
