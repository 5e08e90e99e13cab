import { addLink, openByLink } from '@/db/account/links';
import { findVisitor } from '@/db/account/sessions';
import { subscribe } from '@/db/account/subscriptions';
import type { ProvenEmail } from '@/lib/account/proof';
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

/** An address that its mailbox has proven. */
export async function aProvenEmail(): Promise<ProvenEmail> {
  const { email } = await aVisitor();
  const proven = (await findVisitor(await aProof(email)))?.proven;
  if (!proven) throw new Error('a link proved nothing');
  return proven;
}

/** The hash of a session that the mailbox of an address proved. */
export async function aProof(email: string): Promise<TokenHash> {
  const [link, session] = [tokenHash(newToken()), tokenHash(newToken())];
  await addLink('access', email, link);
  await openByLink(link, session, 30);
  return session;
}
