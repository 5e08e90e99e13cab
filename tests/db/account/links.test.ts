import { afterAll, expect, test } from 'vitest';
import {
  addLink,
  confirmNewsletter,
  endNewsletter,
  isOpenedBy,
  openByLink,
} from '@/db/account/links';
import {
  collectData,
  endSession,
  eraseData,
  listSessions,
  setNewsletter,
} from '@/db/account/my-data';
import { findEmail, findEndedEmail, findVisitor } from '@/db/account/sessions';
import { subscribe } from '@/db/account/subscriptions';
import { addLine, listLines } from '@/db/cart/carts';
import { addWish } from '@/db/cart/wishlists';
import { closeDatabase, run, sql } from '@/db/client';
import { saveMessage } from '@/db/desk/contact-messages';
import { queueMail } from '@/db/mail/mails';
import { cartAdds, cartItems, contactMessages, mailLinks, mails, wishlist } from '@/db/schema';
import { newToken, tokenHash } from '@/lib/account/token';
import type { LinkPurpose } from '@/lib/mail/mail-rules';
import { anEmail, aVisitor } from './visitor';

afterAll(closeDatabase);

async function aLink(email: string, purpose: LinkPurpose = 'access') {
  const hash = tokenHash(newToken());
  await addLink(purpose, email, hash);
  return hash;
}

/** The session of a second device, opened by a link. */
async function aProof(email: string) {
  const hash = tokenHash(newToken());
  expect(await openByLink(await aLink(email), hash, 30)).toBe(true);
  return hash;
}

test('a link opens one session, and the unproven sessions of the address end', async () => {
  const { email, hash: typed } = await aVisitor();
  const link = await aLink(email);
  const [proven, second] = [tokenHash(newToken()), tokenHash(newToken())];
  expect(await openByLink(link, proven, 30)).toBe(true);
  expect(await openByLink(link, second, 30)).toBe(false);
  expect(await findEmail(proven)).toBe(email);
  expect(await findEmail(second)).toBeUndefined();
  expect(await findEmail(typed)).toBeUndefined();
  // What that device was told of the address is enough to have a link sent there, and for nothing else.
  expect(await findEndedEmail(typed)).toBe(email);
  expect(await addLine(typed, { ...bed, quantity: 1 }, crypto.randomUUID())).toEqual({
    outcome: 'noVisitor',
  });
  expect((await findVisitor(proven))?.proven).toBe(email);
});

test('a second link keeps the session of the first one open', async () => {
  const { email } = await aVisitor();
  const first = await aProof(email);
  const second = await aProof(email);
  for (const session of [first, second]) expect(await findEmail(session)).toBe(email);
  expect(await findEndedEmail(first)).toBeUndefined();
});

test('one session opens when twenty send the same link at once', async () => {
  const { email } = await aVisitor();
  const link = await aLink(email);
  const opened = await Promise.all(
    Array.from({ length: 20 }, () => openByLink(link, tokenHash(newToken()), 30)),
  );
  expect(opened.filter(Boolean)).toHaveLength(1);
});

test('the browser that used a link may send it again for a minute, and keeps one session', async () => {
  const { email } = await aVisitor();
  const [link, mine, other] = [await aLink(email), tokenHash(newToken()), tokenHash(newToken())];
  const opened = await Promise.all(Array.from({ length: 20 }, () => openByLink(link, mine, 30)));
  expect(opened).toEqual(Array(20).fill(true));
  expect(await listSessions(mine)).toHaveLength(1);
  expect(await openByLink(link, other, 30)).toBe(false);
  expect(await isOpenedBy(link, other)).toBe(false);
  await run((db) =>
    db.execute(
      sql`update mail_links set used_at = used_at - interval '1 minute' where token_hash = ${link}`,
    ),
  );
  expect(await openByLink(link, mine, 30)).toBe(false);
  expect(await isOpenedBy(link, mine)).toBe(true);
});

test('a used link does not reopen a session that was ended', async () => {
  const { email } = await aVisitor();
  const [link, mine] = [await aLink(email), tokenHash(newToken())];
  await openByLink(link, mine, 30);
  const [session] = await listSessions(mine);
  await endSession(mine, session?.id ?? '');
  expect(await openByLink(link, mine, 30)).toBe(false);
  expect(await findEmail(mine)).toBeUndefined();
});

test('a link does not open a session after ten minutes', async () => {
  const { email } = await aVisitor();
  const link = await aLink(email);
  await run((db) =>
    db.execute(
      sql`update mail_links set expires_at = expires_at - interval '10 minutes' where token_hash = ${link}`,
    ),
  );
  expect(await openByLink(link, tokenHash(newToken()), 30)).toBe(false);
});

test('a link works for its own purpose only', async () => {
  const { email } = await aVisitor();
  for (const purpose of ['newsletter', 'unsubscribe'] as const) {
    expect(await openByLink(await aLink(email, purpose), tokenHash(newToken()), 30)).toBe(false);
  }
  expect(await confirmNewsletter(await aLink(email))).toBeUndefined();
  expect(await endNewsletter(await aLink(email))).toBe(false);
});

test('the newsletter starts when its link is confirmed, and both links can be used again', async () => {
  const email = anEmail();
  await subscribe(
    { email, name: null, wantsNewsletter: true, language: 'it' },
    tokenHash(newToken()),
    30,
  );
  const confirm = await aLink(email, 'newsletter');
  expect(await confirmNewsletter(confirm)).toEqual({ email, language: 'it', isRepeat: false });
  expect(await confirmNewsletter(confirm)).toEqual({ email, language: 'it', isRepeat: true });
  const proof = await aProof(email);
  expect((await findVisitor(proof))?.newsletter).toBe('sent');
  const unsubscribe = await aLink(email, 'unsubscribe');
  expect(await endNewsletter(unsubscribe)).toBe(true);
  expect(await endNewsletter(unsubscribe)).toBe(true);
  expect((await findVisitor(proof))?.newsletter).toBe('none');
  expect(await confirmNewsletter(confirm)).toBeUndefined();
  expect((await findVisitor(proof))?.newsletter).toBe('none');
});

test('a subscription stays unconfirmed when only the box was ticked', async () => {
  const email = anEmail();
  const hash = tokenHash(newToken());
  await subscribe({ email, name: null, wantsNewsletter: true }, hash, 30);
  expect((await findVisitor(hash))?.newsletter).toBe('asked');
});

test('a proven visitor lists and ends the sessions of the own address only', async () => {
  const [owner, stranger] = [await aVisitor(), await aVisitor()];
  const one = await aProof(owner.email);
  const two = await aProof(owner.email);
  const other = await aProof(stranger.email);
  const sessions = await listSessions(one);
  expect(sessions).toHaveLength(2);
  expect(sessions.filter(({ isThisOne }) => isThisOne)).toHaveLength(1);
  const id = sessions.find(({ isThisOne }) => !isThisOne)?.id ?? '';
  expect(await endSession(other, id)).toBe(false);
  expect(await endSession(undefined, id)).toBe(false);
  expect(await endSession(one, id)).toBe(true);
  expect(await endSession(one, id)).toBe(true);
  expect(await findEmail(two)).toBeUndefined();
});

test('an unproven visitor can neither read, export, change nor erase data', async () => {
  const { hash } = await aVisitor();
  expect((await findVisitor(hash))?.proven).toBeUndefined();
  expect(await listSessions(hash)).toEqual([]);
  expect(await collectData(hash)).toBeUndefined();
  expect(await setNewsletter(hash, true)).toBe(false);
  expect(await eraseData(hash, undefined)).toBe(false);
});

const bed = { productId: 'lit-zeus', productName: 'Lit Zeus', unitPriceCents: 1, optionIds: [] };

test('the exported data contain everything of the address, but no session key', async () => {
  const { email } = await aVisitor();
  const proof = await aProof(email);
  await addLine(proof, { ...bed, quantity: 2 }, crypto.randomUUID());
  await saveMessage({
    name: 'Léda',
    email: email.toUpperCase(),
    phone: null,
    subject: 'a',
    message: 'b',
  });
  const held = JSON.stringify(await collectData(proof));
  for (const part of [email, 'lit-zeus', 'Léda', '"sessions":[{']) expect(held).toContain(part);
  expect(held).not.toContain(proof);
});

test('an erasure deletes all rows of the address at once, and no rows of others', async () => {
  const [owner, neighbour] = [await aVisitor(), await aVisitor()];
  const proof = await aProof(owner.email);
  await addLine(proof, { ...bed, quantity: 2 }, crypto.randomUUID());
  await addLine(neighbour.hash, { ...bed, quantity: 3 }, crypto.randomUUID());
  await addWish(proof, {
    productId: 'lit-zeus',
    productName: 'Lit Zeus',
    priceCents: 1,
    optionIds: [],
  });
  await queueMail({ kind: 'access', recipient: owner.email, language: 'fr' });
  await saveMessage({ name: 'a', email: owner.email, phone: null, subject: 'a', message: 'b' });
  const sessions = await listSessions(proof);
  const id = sessions.find(({ isThisOne }) => isThisOne)?.id;
  const presses = Array.from({ length: 20 }, () => eraseData(proof, id));
  expect(await Promise.all(presses)).toEqual(Array(20).fill(true));
  expect(await eraseData(undefined, id)).toBe(true);
  expect(await eraseData(undefined, crypto.randomUUID())).toBe(false);
  await run((db) =>
    db.execute(
      sql`update erasures set erased_at = erased_at - interval '10 minutes' where session_id = ${id}`,
    ),
  );
  expect(await eraseData(undefined, id)).toBe(false);
  expect(await findEmail(proof)).toBeUndefined();
  expect(await findEmail(neighbour.hash)).toBe(neighbour.email);
  expect(await listLines(neighbour.hash)).toHaveLength(1);
  const held = await run((db) =>
    Promise.all([
      db.select().from(cartItems).where(sql`user_email = ${owner.email}`),
      db.select().from(cartAdds).where(sql`user_email = ${owner.email}`),
      db.select().from(wishlist).where(sql`user_email = ${owner.email}`),
      db.select().from(contactMessages).where(sql`lower(email) = ${owner.email}`),
      db.select().from(mails).where(sql`recipient = ${owner.email}`),
      db.select().from(mailLinks).where(sql`email = ${owner.email}`),
    ]),
  );
  expect(held).toEqual([[], [], [], [], [], []]);
});
