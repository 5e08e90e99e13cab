import 'server-only';
import { headers } from 'next/headers';
import { keyRing } from '@/db/process/key-ring';
import { visitorTokenHash } from '@/lib/account/session';
import { keyedHash } from '@/lib/process/keyed-hash';
import { visitorRange } from './rate-limit';

const minuteMs = 60_000;

/**
 * Idempotency keys for a form without one: a page that is the same for everybody has no key of its own in a browser
 * without scripts. What one visitor sends within a minute has the same; visitors without a session are told apart by
 * their range of addresses and their browser.
 * @returns the key of this minute, then that of the minute before
 */
export async function pressKeys(): Promise<readonly [string, string]> {
  const [session, range, keys, sent] = await Promise.all([
    visitorTokenHash(),
    visitorRange(),
    keyRing(),
    headers(),
  ]);
  const who = session ?? `${range} ${sent.get('user-agent')}`;
  const minute = Math.floor(Date.now() / minuteMs);
  const keyOf = (at: number) => keyedHash(`press ${at} ${who}`, keys);
  return [keyOf(minute), keyOf(minute - 1)];
}
