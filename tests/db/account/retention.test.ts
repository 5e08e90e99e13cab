import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { retention } from '@/content/house/retention';
import { addLink } from '@/db/account/links';
import { claimJob, deleteExpired } from '@/db/account/retention';
import { subscribe } from '@/db/account/subscriptions';
import { closeDatabase, rowsOf, run, sql } from '@/db/client';
import { saveMessage } from '@/db/desk/contact-messages';
import { queueMail } from '@/db/mail/mails';
import { newToken, tokenHash } from '@/lib/account/token';
import { anEmail } from '@/tests/db/account/visitor';

afterAll(closeDatabase);

const day = 86_400_000;
const after = (days: number) => new Date(Date.now() + days * day);

test('one of twenty processes gets the daily job when all ask at once', async () => {
  const name = `test-${newToken()}`;
  const ask = (now?: Date) =>
    Promise.all(Array.from({ length: 20 }, () => claimJob(name, 24, now)));
  expect((await ask()).filter(Boolean)).toHaveLength(1);
  expect((await ask(after(0.9))).filter(Boolean)).toHaveLength(0);
  expect((await ask(after(1.1))).filter(Boolean)).toHaveLength(1);
});

/** The remaining rows of a person, by table. */
async function left(email: string) {
  const [row] = await run((db) =>
    rowsOf(
      db,
      z.record(z.string(), z.number()),
      sql`select
        (select count(*) from sessions where email = ${email})::int as sessions,
        (select count(*) from mail_links where email = ${email})::int as links,
        (select count(*) from mails where recipient = ${email})::int as mails,
        (select count(*) from cart_items where user_email = ${email})::int as lines,
        (select count(*) from kept_configurations where email = ${email})::int as kept,
        (select count(*) from contact_messages where email = ${email})::int as messages,
        (select count(*) from newsletter_subscriptions where email = ${email})::int as known`,
    ),
  );
  return row;
}

/** A person with one row of each kind. */
async function aHistory(isReader: boolean) {
  const email = anEmail();
  await subscribe({ email, name: null, wantsNewsletter: isReader }, tokenHash(newToken()), 390);
  await addLink('access', email, tokenHash(newToken()));
  await queueMail({ kind: 'access', recipient: email, language: 'fr' });
  await saveMessage({ name: 'a', email, phone: null, subject: 'a', message: 'a' });
  await run((db) =>
    db.execute(sql`
      insert into cart_items (user_email, product_id, product_name, product_price, quantity, options, options_key)
      values (${email}, 'lit-zeus', 'Lit Zeus', 1, 1, '{}', '')`),
  );
  await run((db) =>
    db.execute(sql`
      insert into kept_configurations (email, name, product_id, options)
      values (${email}, 'Ma chambre', 'lit-zeus', '')`),
  );
  if (isReader) {
    await run((db) =>
      db.execute(
        sql`update newsletter_subscriptions set confirmed_at = now() where email = ${email}`,
      ),
    );
  }
  return email;
}

// The clock moves on within a transaction-free database: other files of tests have it to themselves.
test('rows are deleted after the periods that the privacy page states', async () => {
  const [silent, reader] = [await aHistory(false), await aHistory(true)];
  const all = { sessions: 1, links: 1, mails: 1, lines: 1, kept: 1, messages: 1, known: 1 };
  await deleteExpired();
  expect(await left(silent)).toEqual(all);
  await deleteExpired(after(1));
  expect(await left(silent)).toEqual({ ...all, links: 0 });
  await deleteExpired(after(retention.mailDays + 1));
  expect(await left(silent)).toEqual({ ...all, links: 0, mails: 0 });
  await deleteExpired(after(389));
  expect((await left(silent))?.sessions).toBe(1);
  await deleteExpired(after(391));
  const quiet = { sessions: 0, links: 0, mails: 0, lines: 1, kept: 1, messages: 1, known: 1 };
  expect(await left(silent)).toEqual(quiet);
  const { accountYears, messageYears, newsletterYears } = retention;
  for (const years of [...new Set([accountYears, messageYears])].sort((a, b) => a - b)) {
    const rows = (kept: number) => ({
      ...quiet,
      ...(accountYears < kept && { lines: 0, kept: 0, known: 0 }),
      ...(messageYears < kept && { messages: 0 }),
    });
    await deleteExpired(after(years * 365 - 1));
    expect(await left(silent)).toEqual(rows(years));
    await deleteExpired(after(years * 366 + 1));
    expect(await left(silent)).toEqual(rows(years + 1));
  }
  await deleteExpired(after(Math.max(accountYears, newsletterYears) * 366 + 1));
  expect((await left(reader))?.known).toBe(0);
});

test('a reader of the newsletter stays for years after a confirmation, without its cart', async () => {
  const email = await aHistory(true);
  await run((db) =>
    db.execute(sql`
      update newsletter_subscriptions set last_seen_at = now() - make_interval(years => ${retention.accountYears + 1}::int)
      where email = ${email}`),
  );
  await deleteExpired();
  expect(await left(email)).toMatchObject({ lines: 0, kept: 0, known: 1 });
  await deleteExpired(after(retention.newsletterYears * 365 - 1));
  expect((await left(email))?.known).toBe(1);
  await deleteExpired(after(retention.newsletterYears * 366 + 1));
  expect((await left(email))?.known).toBe(0);
});

test('a conversation is deleted as a whole, years after its last message', async () => {
  const email = anEmail();
  const message = { name: 'a', email, phone: null, subject: 'a', message: 'a' };
  await saveMessage(message);
  await saveMessage(message);
  await run((db) =>
    db.execute(sql`
      update contact_messages set created_at = now() - make_interval(years => ${retention.messageYears + 1}::int)
      where id = (select id from contact_messages where email = ${email} limit 1)`),
  );
  await deleteExpired();
  expect((await left(email))?.messages).toBe(2);
});
