import 'server-only';
import { endSession as end, eraseData } from '@/db/account/my-data';
import { dropSession, findEmail } from '@/db/account/sessions';
import { keyRing } from '@/db/process/key-ring';
import { dropToken, visitorTokenHash } from '@/lib/account/session';
import { clearOutbox } from '@/lib/mail/outbox';
import type { LimitRefusal } from '@/use-cases/process/rate-limit';
import { provenVisitor } from './read-visitor';
import { withProof } from './with-proof';

type Done<Notice extends string> = Promise<Notice | LimitRefusal | undefined>;

/** Ends the session of this device, proven or not. */
export async function leaveSession(): Done<'sessionEnded'> {
  return withProof(async () => {
    const hash = await visitorTokenHash();
    if (hash) await dropSession(hash);
    await dropToken();
    return 'sessionEnded' as const;
  });
}

/** Ends one session of the visitor's address. @returns `undefined` for one that is open and not theirs */
export async function endSession(id: string | undefined): Done<'sessionEnded'> {
  return withProof(async () => {
    const hash = await visitorTokenHash();
    if (!id || !(await end(hash, id))) return undefined;
    if (hash && !(await findEmail(hash))) await dropToken();
    return 'sessionEnded' as const;
  });
}

/**
 * Erases everything stored about a proven visitor.
 * @param sessionId of the session that the form was made for
 * @returns `undefined` for anybody else
 */
export async function erase(sessionId: string | undefined): Done<'erased'> {
  return withProof(async () => {
    const hash = await visitorTokenHash();
    // Read before the rows are gone: without them nobody could try again.
    const [proven, keys] = await Promise.all([provenVisitor(), keyRing()]);
    if (!(await eraseData(hash, sessionId))) return undefined;
    if (proven) clearOutbox(proven, keys);
    await dropToken();
    return 'erased' as const;
  });
}
