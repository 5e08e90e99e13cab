import { afterAll, expect, test } from 'vitest';
import { findEmail } from '@/db/account/sessions';
import { subscribe } from '@/db/account/subscriptions';
import { findSummary } from '@/db/cart/summaries';
import { closeDatabase, run, sql } from '@/db/client';
import { newToken, tokenHash } from '@/lib/account/session';
import { anEmail, aVisitor } from './visitor';

afterAll(closeDatabase);

test('a new address gets a session when it joins', async () => {
  const { email, hash, isNew } = await aVisitor();
  expect(isNew).toBe(true);
  expect(await findEmail(hash)).toBe(email);
});

test('a known address gets no session when it is typed again', async () => {
  const { email } = await aVisitor();
  const second = await aVisitor(email);
  expect(second.isNew).toBe(false);
  expect(await findEmail(second.hash)).toBeUndefined();
});

test('one session opens when twenty people type the same new address at once', async () => {
  const email = anEmail();
  const tries = await Promise.all(Array.from({ length: 20 }, () => aVisitor(email)));
  expect(tries.filter((one) => one.isNew)).toHaveLength(1);
});

test('an expired session finds neither address nor summary', async () => {
  const hash = tokenHash(newToken());
  await subscribe({ email: anEmail(), name: null, wantsNewsletter: false }, hash, 30);
  await run((db) =>
    db.execute(
      sql`update sessions set expires_at = now() - interval '1 second' where token_hash = ${hash}`,
    ),
  );
  expect(await findEmail(hash)).toBeUndefined();
  expect(await findSummary(hash)).toBeUndefined();
});

test('the time of consent is stored only when the newsletter was asked for', async () => {
  const [asked, silent] = [anEmail(), anEmail()];
  await subscribe({ email: asked, name: 'Léda', wantsNewsletter: true }, tokenHash(newToken()), 30);
  await subscribe({ email: silent, name: null, wantsNewsletter: false }, tokenHash(newToken()), 30);
  const rows = await run((db) =>
    db.query.accounts.findMany({
      where: (table, { inArray }) => inArray(table.email, [asked, silent]),
      columns: { email: true, name: true, optedInAt: true },
      orderBy: (table, { asc }) => asc(table.createdAt),
    }),
  );
  expect(rows.map((row) => [row.email, row.name, row.optedInAt !== null])).toEqual([
    [asked, 'Léda', true],
    [silent, null, false],
  ]);
});
