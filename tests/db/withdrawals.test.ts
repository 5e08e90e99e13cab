import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { closeDatabase, run, sql } from '@/db/client';
import { mails, withdrawals } from '@/db/schema';
import { findWithdrawal, saveWithdrawal } from '@/db/withdrawals';
import { anEmail } from './visitor';

afterAll(closeDatabase);

const aReference = () => `R-${randomBytes(8).toString('hex')}`;

function declare(email: string, kind: 'withdrawal' | 'receipt' = 'receipt', at = new Date()) {
  const reference = aReference();
  const declaration = { name: 'Léda', order: 'cmd-77', email };
  const mail = { kind, facts: { reference } };
  return saveWithdrawal({ ...declaration, reference, language: 'fr', declaredAt: at, mail });
}

/** In how many minutes each acknowledgement to an address is due. */
async function dueMinutes(email: string) {
  const minutes = sql<number>`round(extract(epoch from ${mails.dueAt} - now()) / 60)::int`;
  const rows = await run((db) =>
    db.select({ minutes }).from(mails).where(sql`recipient = ${email}`).orderBy(mails.dueAt),
  );
  return rows.map((row) => row.minutes);
}

test('every declaration is kept; of their acknowledgements three leave at once, the others ten minutes apart', async () => {
  const email = anEmail();
  await Promise.all(Array.from({ length: 8 }, () => declare(email)));
  expect(await dueMinutes(email)).toEqual([0, 0, 0, 10, 20, 30, 40, 50]);
  const kept = await run((db) => db.$count(withdrawals, sql`email = ${email}`));
  expect(kept).toBe(8);
});

test('who has proven the address gets the acknowledgement at once, whatever others declared', async () => {
  const email = anEmail();
  for (let n = 0; n < 5; n += 1) await declare(email);
  await declare(email, 'withdrawal');
  expect(await dueMinutes(email)).toEqual([0, 0, 0, 0, 10, 20]);
});

test('declarations of more than ten minutes ago delay nothing', async () => {
  const email = anEmail();
  const before = new Date(Date.now() - 11 * 60_000);
  for (let n = 0; n < 3; n += 1) await declare(email, 'receipt', before);
  await declare(email);
  expect(await dueMinutes(email)).toEqual([0, 0, 0, 0]);
});

test('a declaration sent twice is one, with one acknowledgement and its first time', async () => {
  const email = anEmail();
  const declaration = {
    ...{ reference: aReference(), name: 'Léda', order: 'cmd-77', email, language: 'fr' },
    mail: { kind: 'receipt', facts: {} },
  } as const;
  const first = new Date('2026-11-21T10:00:00Z');
  await saveWithdrawal({ ...declaration, declaredAt: first });
  const again = await saveWithdrawal({ ...declaration, declaredAt: new Date() });
  expect(again).toEqual(first);
  expect(await dueMinutes(email)).toHaveLength(1);
  expect(await findWithdrawal(declaration.reference)).toEqual({
    ...{ name: 'Léda', order: 'cmd-77', email },
    declaredAt: first,
  });
});
