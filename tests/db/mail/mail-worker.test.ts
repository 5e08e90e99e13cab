import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { closeDatabase, rowsOf, run, sql } from '@/db/client';
import { claimMail, type NewMail, queueAccessMail, queueMail } from '@/db/mail/mails';
import { saveWithdrawal } from '@/db/orders/withdrawals';
import { keyRing } from '@/db/process/key-ring';
import { mails } from '@/db/schema';
import { isToken } from '@/lib/account/token';
import { mailRetrySeconds, maxMailTries } from '@/lib/mail/mail-retries';
import { readReceipt } from '@/lib/orders/receipt';
import { sendNext } from '@/server/mail/mail-worker';
import { anEmail, aVisitor } from '@/tests/db/account/visitor';
import { readMail, startSmtp, type TestSmtp } from '@/tests/programs/smtp';

let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
  // Read once, on first use: a stub would be gone with the first test.
  Object.assign(process.env, { SMTP_URL: smtp.url, LOG_LEVEL: 'silent' });
});
beforeEach(async () => {
  await run((db) => db.execute(sql`delete from mails`));
  smtp.received.length = 0;
  smtp.refusal = undefined;
});
afterAll(async () => {
  await smtp.close();
  await closeDatabase();
});

const queue = async (parts: Partial<NewMail> = {}) => {
  const { email } = await aVisitor();
  await queueMail({ kind: 'access', recipient: email, language: 'fr', ...parts });
  return email;
};
const waiting = () =>
  run((db) =>
    db
      .select({ tries: mails.tries, dueAt: mails.dueAt })
      .from(mails)
      .orderBy(mails.createdAt, mails.kind),
  );
const later = (seconds: number) => ({ at: new Date(Date.now() + seconds * 1000) });

test('a mail contains a link whose token is not stored in the database', async () => {
  const email = await queue();
  expect(await sendNext()).toBe('sent');
  expect(smtp.received.map(({ to }) => to)).toEqual([[email]]);
  const mail = readMail(smtp.received[0]?.source ?? '');
  const token = /\/access\?token=([\w-]+)/.exec(mail.text)?.[1];
  expect(isToken(token)).toBe(true);
  expect(mail.html).toContain(`/access?token=${token}`);
  const dump = await run((db) =>
    rowsOf(
      db,
      z.object({ all: z.string() }),
      sql`select (select json_agg(l)::text from mail_links l) || coalesce((select json_agg(m)::text from mails m), '') as all`,
    ),
  );
  expect(dump[0]?.all).not.toContain(token);
  expect(await waiting()).toEqual([]);
  expect(await sendNext()).toBe('none due');
});

test.each([
  ['fr', 'Votre lien', 'ltr'],
  ['en', 'Your access', 'ltr'],
  ['it', 'Il link', 'ltr'],
  ['ru', 'Ваша ссылка', 'ltr'],
  ['ar', 'رابط', 'rtl'],
])(
  'in %s it says « %s », in text and in HTML, and fetches nothing',
  async (language, said, dir) => {
    await queue({ language });
    await sendNext();
    const { source } = smtp.received[0] ?? { source: '' };
    const mail = readMail(source);
    expect(mail.html).toContain(`<html lang="${language}" dir="${dir}">`);
    expect(mail.html).toMatch(/prefers-color-scheme:\s*dark/);
    // Its mark comes with it: nothing is fetched.
    expect(mail.html).not.toMatch(/<(table|script|link)|url\(|src="(?!cid:)/i);
    expect(mail.html).toContain(said);
    expect(mail.text.length).toBeGreaterThan(200);
    expect(mail.header('Auto-Submitted')).toBe('auto-generated');
  },
);

test('facts with line breaks and markup make neither headers nor markup', async () => {
  const evil = 'Zeus\r\nBcc: hades@theogonie.example\r\n\r\n<script>alert(1)</script>';
  await queue({
    kind: 'withdrawal',
    facts: { reference: evil, name: evil, order: evil, email: evil, date: '1', time: '2' },
  });
  await sendNext();
  const [one, ...others] = smtp.received;
  expect(others).toEqual([]);
  expect(one?.to).toHaveLength(1);
  const mail = readMail(one?.source ?? '');
  expect(mail.headers).not.toMatch(/^bcc:/im);
  expect(mail.html).not.toContain('<script>');
  expect(mail.html).toContain('&lt;script&gt;');
});

test('the acknowledgement to an unproven address has a link instead of what the visitor typed', async () => {
  const facts = { reference: 'R-01234-56789-ABCDE', date: '22 novembre 2026', time: '12:00 UTC+1' };
  await queue({ kind: 'receipt', facts });
  await sendNext();
  const mail = readMail(smtp.received[0]?.source ?? '');
  for (const fact of Object.values(facts)) expect(mail.text).toContain(fact);
  const token = /\/withdrawal\/receipt\?token=([\w.-]+)/.exec(mail.text)?.[1] ?? '';
  expect(await readReceipt(token, await keyRing())).toBe(facts.reference);
});

test('of several declarations for one mailbox it has the link of each', async () => {
  const email = anEmail();
  const references = [randomUUID(), randomUUID(), randomUUID()];
  for (const reference of references) {
    await saveWithdrawal({
      ...{ reference, name: 'Mallory', order: 'cmd-99', email, language: 'ar' },
      declaredAt: new Date(),
      mail: { kind: 'receipt', facts: { reference, date: '1', time: '2' }, budgets: [] },
    });
  }
  await sendNext();
  expect(await waiting()).toEqual([]);
  const mail = readMail(smtp.received[0]?.source ?? '');
  const tokens = [...mail.text.matchAll(/\/withdrawal\/receipt\?token=([\w.-]+)/g)];
  const keys = await keyRing();
  const linked = await Promise.all(tokens.map(([, token = '']) => readReceipt(token, keys)));
  expect(linked.sort()).toEqual(references.sort());
  expect(mail.text).not.toMatch(/Mallory|cmd-99/);
});

test('a mail reaches no second recipient when the address holds a line break or a second address', async () => {
  for (const recipient of ['a@b.example\r\nRCPT TO:<c@d.example>', 'a@b.example, c@d.example']) {
    await queueMail({ kind: 'withdrawal', recipient, language: 'fr' });
    await sendNext();
  }
  const reached = smtp.received.flatMap(({ to }) => to);
  expect(reached).not.toContain('c@d.example');
});

test('the first newsletter carries a link that one click ends it with', async () => {
  await queue({ kind: 'welcome' });
  await sendNext();
  const mail = readMail(smtp.received[0]?.source ?? '');
  expect(mail.header('List-Unsubscribe')).toMatch(/^<http:.*\/unsubscribe\/now\?token=[\w-]{43}>$/);
  expect(mail.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(mail.text).toMatch(/\/unsubscribe\?token=[\w-]{43}/);
});

test('a refused mail is retried for three days, then dropped', async () => {
  await queue();
  smtp.refusal = { code: 451, text: 'come back later' };
  let seconds = 1;
  for (const wait of [...mailRetrySeconds, 0]) {
    expect(await sendNext(later(seconds))).toBe('unable');
    expect(await sendNext(later(seconds))).toBe('none due');
    seconds += wait + 1;
  }
  expect(seconds / 3_600).toBeCloseTo(72, 1);
  expect(await waiting()).toEqual([{ tries: maxMailTries, dueAt: null }]);
  expect(await sendNext(later(10 * 86_400))).toBe('none due');
});

test('a mail is sent later when the mail server was unreachable', async () => {
  const email = await queue();
  const port = Number(new URL(smtp.url).port);
  await smtp.close();
  expect(await sendNext()).toBe('away');
  expect((await waiting()).map(({ tries }) => tries)).toEqual([1]);
  smtp = await startSmtp(port);
  expect(await sendNext(later(61))).toBe('sent');
  expect(smtp.received.flatMap(({ to }) => to)).toEqual([email]);
  expect(await waiting()).toEqual([]);
});

test('twenty claims at once get different mails', async () => {
  for (let n = 0; n < 15; n += 1) await queue();
  const claims = await Promise.all(Array.from({ length: 20 }, () => claimMail()));
  const ids = claims.flatMap((claim) => claim?.id ?? []);
  expect(ids).toHaveLength(15);
  expect(new Set(ids).size).toBe(15);
});

test('a mail of an unknown kind waits for a newer release and does not block others', async () => {
  await run((db) =>
    db.execute(sql`insert into mails (kind, priority, recipient, language, facts)
      values ('toString', 0, 'leda@theogonie.example', 'fr', '{}')`),
  );
  await queue();
  expect([await sendNext(), await sendNext(), await sendNext()]).toEqual([
    ...['unable', 'sent', 'none due'],
  ]);
  expect((await waiting()).map(({ tries }) => tries)).toEqual([1]);
});

test('an access mail to an unknown or erased address is dropped', async () => {
  await queueAccessMail({ recipient: `${randomUUID()}@b.example`, language: 'fr' });
  expect(await sendNext()).toBe('dropped');
  expect(smtp.received).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('a mail is written to a file when there is no mail server', async () => {
  vi.resetModules();
  vi.stubEnv('SMTP_URL', '');
  const folder = join(process.env.DATA_DIR ?? '.data', 'outbox');
  const { sendMail } = await import('@/lib/mail/mail');
  const id = randomUUID();
  await sendMail(
    { id, to: 'leda@theogonie.example', subject: 'Été', text: 'a', html: '<p>a</p>' },
    await keyRing(),
  );
  const [file = '', ...others] = readdirSync(folder).filter((name) => name.startsWith(id));
  expect(others).toEqual([]);
  expect(file).toMatch(/^[\w-]{36}\.[\w-]{43}\.eml$/);
  expect(readFileSync(join(folder, file), 'utf8')).toContain('To: leda@theogonie.example');
});
