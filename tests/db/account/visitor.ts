import { addLink, openByLink } from '@/db/account/links';
import { subscribe } from '@/db/account/subscriptions';
import { newToken, type TokenHash, tokenHash } from '@/lib/account/token';

let count = 0;
// Databases outlive a run where `TEST_DATABASE_URL` names one: addresses must not.
const run = `${process.pid}-${Date.now()}`;

/** An address nobody has used. */
export function anEmail(): string {
  count += 1;
  return `visitor-${run}-${count}@theogonie.example`;
}

/** Somebody who has just joined: the address and the hash of the session's token. */
export async function aVisitor(email = anEmail()) {
  const hash = tokenHash(newToken());
  const isNew = await subscribe({ email, name: null, wantsNewsletter: false }, hash, 30);
  return { email, hash, isNew };
}

/** The hash of a session that the mailbox of an address proved. */
export async function aProof(email: string): Promise<TokenHash> {
  const [link, session] = [tokenHash(newToken()), tokenHash(newToken())];
  await addLink('access', email, link);
  await openByLink(link, session, 30);
  return session;
}
