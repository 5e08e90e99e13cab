import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { closeDatabase, run, sql } from '@/db/client';
import { deleteUnspentBudgets, spendBudgets } from '@/db/mail/mail-budgets';
import { claimMail, dropMail } from '@/db/mail/mails';
import { queueSparedMail } from '@/db/mail/spared-mails';
import { mailBudgets, mails } from '@/db/schema';
import { ownerBudgets, strangerBudgets } from '@/lib/mail/mail-budgets';
import { budgetRules } from '@/lib/mail/mail-rules';
import { anEmail, aProvenEmail } from '@/tests/db/account/visitor';
import { someKeys } from '@/tests/make';

afterAll(closeDatabase);

const { mailbox, range, strangers } = budgetRules;

/** Asks for an offer by mail, from a range of its own. */
const mailOffer = (recipient: string, offer: string, keys = someKeys(randomUUID())) =>
  queueSparedMail({
    ...{ kind: 'offer', recipient, language: 'fr', facts: { offer } },
    waitingKey: `offer ${offer} ${recipient}`,
    budgets: strangerBudgets('offer', recipient, recipient, keys),
  });

/** In how many minutes each mail to an address is due. */
async function waits(email: string): Promise<number[]> {
  const minutes = sql<number>`round(extract(epoch from ${mails.dueAt} - now()) / 60)::int`;
  const rows = await run((db) =>
    db.select({ minutes }).from(mails).where(sql`recipient = ${email}`).orderBy(mails.dueAt),
  );
  return rows.map((row) => row.minutes);
}

/** In how many seconds each of so many mails is due, each from its own range. */
const spend = async (count: number, ranges: number, keys = someKeys(randomUUID())) => {
  const seconds: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const budgets = strangerBudgets('receipt', anEmail(), `range ${n % ranges}`, keys);
    seconds.push((await run((db) => spendBudgets(db, budgets))).seconds);
  }
  return seconds.sort((a, b) => a - b);
};

test('an offer asked for a hundred times at once is one mail, and can be mailed again once sent', async () => {
  const [email, offer, keys] = [anEmail(), randomUUID(), someKeys(randomUUID())];
  await run((db) => db.delete(mails));
  await Promise.all(Array.from({ length: 100 }, () => mailOffer(email, offer, keys)));
  expect(await waits(email)).toEqual([0]);
  const sent = await claimMail();
  if (sent) await dropMail(sent);
  await mailOffer(email, offer, keys);
  expect(await waits(email)).toEqual([0]);
});

test('three of ten offers to one mailbox are mailed at once, and the others ten minutes apart', async () => {
  const [email, keys] = [anEmail(), someKeys(randomUUID())];
  const spelled = [email, email.replace('@', '+a@'), email.replace('@', '+b@')];
  const all: number[] = [];
  for (let n = 0; n < 10; n += 1) {
    await mailOffer(spelled[n % spelled.length] ?? email, randomUUID(), keys);
  }
  for (const spelling of spelled) all.push(...(await waits(spelling)));
  expect(all.sort((a, b) => a - b)).toEqual([0, 0, 0, 10, 20, 30, 40, 50, 60, 70]);
});

test('mails caused by strangers delay neither mails of the owner nor mails of another kind', async () => {
  const [email, keys] = [await aProvenEmail(), someKeys(randomUUID())];
  for (let n = 0; n < 10; n += 1) await mailOffer(email, randomUUID(), keys);
  await run((db) => db.delete(mails));
  for (const [kind, budgets] of [
    ['offer', ownerBudgets('offer', email, keys)],
    ['newsletter', strangerBudgets('newsletter', email, 'elsewhere', keys)],
  ] as const) {
    await queueSparedMail({ kind, recipient: email, language: 'fr', budgets });
  }
  expect(await waits(email)).toEqual([0, 0]);
});

test('twenty of 300 mails from one range are sent at once, without delaying other ranges', async () => {
  const keys = someKeys(randomUUID());
  const one = await spend(300, 1, keys);
  expect(one.filter((seconds) => seconds === 0)).toHaveLength(range.atOnce);
  expect(one.at(-1)).toBeGreaterThan((300 - range.atOnce - 2) * range.everySeconds);
  const other = strangerBudgets('receipt', anEmail(), 'another range', keys);
  expect((await run((db) => spendBudgets(db, other))).seconds).toBe(0);
});

test('two hundred of 300 mails from fifty ranges are sent at once', async () => {
  const atOnce = (await spend(300, 50)).filter((seconds) => seconds === 0).length;
  expect(atOnce).toBeGreaterThanOrEqual(strangers.atOnce);
  // What became free while they were spent.
  expect(atOnce).toBeLessThan(strangers.atOnce + 10);
});

test('a budget is free again after its time, and its row is deleted', async () => {
  const budgets = strangerBudgets('receipt', anEmail(), 'here', someKeys(randomUUID()));
  const next = async () => (await run((db) => spendBudgets(db, budgets))).seconds;
  for (let n = 0; n < mailbox.atOnce; n += 1) expect(await next()).toBe(0);
  expect(await next()).toBeGreaterThan(mailbox.everySeconds - 5);
  await run((db) =>
    db.execute(sql`update mail_budgets set spent_until = spent_until - interval '20 minutes'`),
  );
  expect(await next()).toBe(0);
  await deleteUnspentBudgets(new Date(Date.now() + 2 * 3_600_000));
  const keys = budgets.map(({ key }) => key);
  expect(await run((db) => db.$count(mailBudgets, sql`key in ${keys}`))).toBe(0);
});

test('a budget that was not used for a day allows no more at once than any other', async () => {
  const budgets = strangerBudgets('receipt', anEmail(), 'rested', someKeys(randomUUID()));
  const next = async () => (await run((db) => spendBudgets(db, budgets))).seconds;
  expect(await next()).toBe(0);
  await run((db) =>
    db.execute(sql`update mail_budgets set spent_until = spent_until - interval '1 day'`),
  );
  for (let n = 0; n < mailbox.atOnce; n += 1) expect(await next()).toBe(0);
  expect(await next()).toBeGreaterThan(mailbox.everySeconds - 5);
});
