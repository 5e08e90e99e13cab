import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { closeDatabase, run, sql } from '@/db/client';
import { claimMail, dropMail } from '@/db/mail/mails';
import { findWithdrawal, listDeclarations, saveWithdrawal } from '@/db/orders/withdrawals';
import { mails, withdrawals } from '@/db/schema';
import type { ProvenEmail } from '@/lib/account/proof';
import { ownerBudgets, strangerBudgets } from '@/lib/mail/mail-budgets';
import { budgetRules } from '@/lib/mail/mail-rules';
import { readSpan } from '@/lib/mail/span';
import { anEmail, aProvenEmail } from '@/tests/db/account/visitor';
import { someKeys } from '@/tests/make';

afterAll(closeDatabase);

const aReference = () => `R-${randomBytes(8).toString('hex')}`;
/** Keys of this run: what other tests spend does not count here. */
const keys = someKeys(aReference().repeat(2));
/** A range of addresses nobody has come from. */
const aRange = () => aReference();

type Parts = { owner?: ProvenEmail; range?: string; at?: Date };

async function declare(email: string, { owner, range = aRange(), at = new Date() }: Parts = {}) {
  const reference = aReference();
  const declaration = { name: 'Léda', order: 'cmd-77', email };
  const kind = owner ? 'withdrawal' : 'receipt';
  const budgets = owner
    ? ownerBudgets(kind, owner, keys)
    : strangerBudgets(kind, email, range, keys);
  const mail = { kind, facts: { reference }, budgets } as const;
  await saveWithdrawal({ ...declaration, reference, language: 'fr', declaredAt: at, mail });
  return reference;
}

/** The acknowledgements to an address, and in how many minutes each is due. */
async function waitingFor(email: string) {
  const minutes = sql<number>`round(extract(epoch from ${mails.dueAt} - now()) / 60)::int`;
  const { kind, facts } = mails;
  return run((db) =>
    db
      .select({ kind, facts, minutes })
      .from(mails)
      .where(sql`recipient = ${email} or recipient like ${`%+${email}`}`)
      .orderBy(mails.dueAt, kind),
  );
}

/** The mail that is due for an address, as it is sent. */
async function claimed(email: string) {
  let mail = await claimMail();
  while (mail && mail.recipient !== email) mail = await claimMail();
  return mail;
}

/** Sends what is due. */
async function sendAll() {
  for (let mail = await claimMail(); mail; mail = await claimMail()) await dropMail(mail);
}

test('every declaration is stored, and joins the acknowledgement that waits for its mailbox', async () => {
  const email = anEmail();
  const references = await Promise.all(Array.from({ length: 8 }, () => declare(email)));
  const [mail, ...others] = await waitingFor(email);
  expect([mail?.minutes, others]).toEqual([0, []]);
  const span = readSpan(mail?.facts ?? {});
  const sent = await claimed(email);
  const told = span && sent && (await listDeclarations(span, 5, sent.recipient));
  expect([told?.count, told?.rows.length]).toEqual([8, 5]);
  expect(references).toEqual(
    expect.arrayContaining(told?.rows.map(({ reference }) => reference) ?? []),
  );
});

test('a mailbox gets three acknowledgements at once, then one for ten minutes of declarations', async () => {
  const email = anEmail();
  for (let n = 0; n < 3; n += 1) {
    await declare(email);
    expect((await waitingFor(email)).map(({ minutes }) => minutes)).toEqual([0]);
    await sendAll();
  }
  for (let n = 0; n < 5; n += 1) await declare(email);
  expect((await waitingFor(email)).map(({ minutes }) => minutes)).toEqual([10]);
  expect(await run((db) => db.$count(withdrawals, sql`email = ${email}`))).toBe(8);
});

test('a declaration gets another mail when the mail before it is being sent', async () => {
  await sendAll();
  const email = anEmail();
  await declare(email, { at: new Date('2026-11-21T10:00:00Z') });
  const sending = await claimMail();
  await declare(email, { at: new Date('2026-11-21T10:01:00Z') });
  if (sending) await dropMail(sending);
  expect(await waitingFor(email)).toMatchObject([
    { facts: { since: '2026-11-21T10:01:00.000Z' }, minutes: 0 },
  ]);
});

test('a range of addresses can mail twenty strangers at once, then one a minute, without delaying other ranges', async () => {
  const { atOnce } = budgetRules.range;
  const [range, email] = [aRange(), anEmail()];
  for (let n = 0; n < atOnce + 3; n += 1) await declare(`x${n}+${email}`, { range });
  const waits = (await waitingFor(email)).map(({ minutes }) => minutes);
  expect(waits).toEqual([...Array<number>(atOnce).fill(0), 1, 2, 3]);
  const other = anEmail();
  await declare(other);
  expect((await waitingFor(other)).map(({ minutes }) => minutes)).toEqual([0]);
});

test('a proven address gets its acknowledgement at once, whatever others declared', async () => {
  const email = await aProvenEmail();
  const range = aRange();
  for (let n = 0; n < budgetRules.range.atOnce + 5; n += 1) await declare(anEmail(), { range });
  for (let n = 0; n < 5; n += 1) {
    await declare(email, { range });
    await sendAll();
  }
  await declare(email, { owner: email, range });
  const waiting = await waitingFor(email);
  expect(waiting.find(({ kind }) => kind === 'withdrawal')?.minutes).toBe(0);
  expect(waiting.find(({ kind }) => kind === 'receipt')?.minutes).toBeGreaterThan(0);
});

test('a declaration sent twice is stored once, with one acknowledgement and its first time', async () => {
  const email = anEmail();
  const declaration = {
    ...{ reference: aReference(), name: 'Léda', order: 'cmd-77', email, language: 'fr' },
    mail: { kind: 'receipt', facts: {}, budgets: [] },
  } as const;
  const first = new Date('2026-11-21T10:00:00Z');
  await saveWithdrawal({ ...declaration, declaredAt: first });
  const again = await saveWithdrawal({ ...declaration, declaredAt: new Date() });
  expect(again).toEqual(first);
  expect(await waitingFor(email)).toMatchObject([{ facts: { until: first.toISOString() } }]);
  expect(await findWithdrawal(declaration.reference)).toEqual({
    ...{ reference: declaration.reference, name: 'Léda', order: 'cmd-77', email },
    declaredAt: first,
  });
});
