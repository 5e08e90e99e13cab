import { afterAll, expect, test } from 'vitest';
import { addLink, openByLink } from '@/db/account/links';
import { closeDatabase, run, sql } from '@/db/client';
import { claimMail, dropMail, queueAccessMail, queueMail } from '@/db/mail/mails';
import { mails } from '@/db/schema';
import { newToken, type TokenHash, tokenHash } from '@/lib/account/token';
import { accessLinksAtOnce, type MailClass } from '@/lib/mail/mail-rules';
import { anEmail, aVisitor } from '@/tests/db/account/visitor';

afterAll(closeDatabase);

const ask = (recipient: string, facts = {}) =>
  queueAccessMail({ recipient, language: 'fr', facts });

/** Mails that wait for a mailbox, and in how many minutes each is due. */
async function waitingFor(email: string) {
  const minutes = sql<number>`round(extract(epoch from ${mails.dueAt} - now()) / 60)::int`;
  const { id, facts, tries } = mails;
  return run((db) =>
    db.select({ id, facts, tries, minutes }).from(mails).where(sql`recipient = ${email}`),
  );
}

/** Sends what is due to a mailbox. @returns the hashes of the links that arrived */
async function deliver(email: string): Promise<TokenHash[]> {
  const arrived: TokenHash[] = [];
  for (let mail = await claimMail(); mail; mail = await claimMail()) {
    if (mail.recipient !== email) continue;
    const hash = tokenHash(newToken());
    await addLink('access', email, hash);
    arrived.push(hash);
    await dropMail(mail);
  }
  return arrived;
}

/** A mailbox that holds as many unused links as are sent at once. */
async function aFullMailbox() {
  const { email } = await aVisitor();
  const links: TokenHash[] = [];
  for (let n = 0; n < accessLinksAtOnce; n += 1) {
    await ask(email);
    links.push(...(await deliver(email)));
  }
  expect(links).toHaveLength(accessLinksAtOnce);
  return { email, links };
}

test('a hundred requests at once leave one mail, with the facts of the last', async () => {
  const { email } = await aVisitor();
  await Promise.all(Array.from({ length: 100 }, () => ask(email)));
  await ask(email, { for: 'cart' });
  expect(await waitingFor(email)).toMatchObject([{ facts: { for: 'cart' }, minutes: 0 }]);
});

test('the next mail waits five minutes when three unused links were sent', async () => {
  const { email } = await aFullMailbox();
  for (let n = 0; n < 20; n += 1) {
    await ask(email, { n: String(n) });
    expect(await deliver(email)).toEqual([]);
  }
  expect(await waitingFor(email)).toMatchObject([{ facts: { n: '19' }, minutes: 5 }]);
});

test('an owner who has used a link gets the next one at once', async () => {
  const { email, links } = await aFullMailbox();
  await ask(email);
  await openByLink(links[0] ?? tokenHash(''), tokenHash(newToken()), 30);
  await ask(email);
  expect(await deliver(email)).toHaveLength(1);
});

test('expired links no longer delay the next mail', async () => {
  const { email } = await aFullMailbox();
  await run((db) =>
    db.execute(sql`update mail_links set expires_at = now() where email = ${email}`),
  );
  await ask(email);
  expect(await deliver(email)).toHaveLength(1);
});

test('a request made during sending is queued, and the mail being sent counts', async () => {
  const { email } = await aVisitor();
  for (let n = 1; n < accessLinksAtOnce; n += 1)
    await addLink('access', email, tokenHash(newToken()));
  await ask(email);
  const sending = await claimMail();
  await ask(email, { for: 'wishlist' });
  if (sending) await dropMail(sending);
  expect(await waitingFor(email)).toMatchObject([
    { facts: { for: 'wishlist' }, tries: 0, minutes: 5 },
  ]);
});

test('access mails are claimed first, then orders, then requested mails, then notices', async () => {
  await run((db) => db.delete(mails));
  const { email } = await aVisitor();
  for (const kind of ['receipt', 'houseOrder', 'offer', 'orderConfirmed', 'receipt'] as const) {
    await queueMail({ kind, recipient: anEmail(), language: 'fr' });
  }
  await ask(email);
  // What a release without classes queues.
  await run((db) =>
    db.execute(sql`insert into mails (kind, recipient, language, facts)
      values ('welcome', ${anEmail()}, 'fr', '{}')`),
  );
  const claimed: (string | undefined)[] = [];
  const claim = async (lowest?: MailClass) => claimed.push((await claimMail({ lowest }))?.kind);
  await claim('access');
  await claim('access');
  await claim('order');
  await claim('order');
  for (let n = 0; n < 6; n += 1) await claim();
  expect(claimed).toEqual([
    ...['access', undefined, 'orderConfirmed', undefined],
    ...['offer', 'welcome', 'receipt', 'houseOrder', 'receipt', undefined],
  ]);
});
