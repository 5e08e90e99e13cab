import { randomBytes, randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessLinksAtOnce, budgetRules } from '@/lib/mail/mail-rules';
import { findPrograms, startPostgres, type TestPostgres } from '@/tests/programs/postgres';
import { readMail, startSmtp } from '@/tests/programs/smtp';
import { aBrowser } from '../server/forms';
import { startShop } from '../shop';
import { encode, marksOf, post } from './load';

const programs = findPrograms();

/** Requests with invented sessions. `npm run test:faults` sends more. */
const requests = Number(process.env.LIMIT_REQUESTS ?? 2_000);
/** From here on there is enough to measure. */
const isLong = requests >= 100_000;
const settings = { LIMIT_FACTOR: '1', TRUSTED_PROXIES: '1' };

/** Does a job for 0, 1, 2 … and so on, sixteen at a time. */
async function each(count: number, job: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let n = next++; n < count; n = next++) await job(n);
  };
  await Promise.all(Array.from({ length: 16 }, work));
}

/** The 99th percentile of the time a static page takes, in milliseconds. */
async function slowest(url: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 3_000; n += 1) {
    const start = performance.now();
    await (await fetch(`${url}/bed/zeus`)).arrayBuffer();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

describe.skipIf(!programs)('strangers', () => {
  let database: TestPostgres;
  let sql: postgres.Sql;
  beforeAll(async () => {
    database = await startPostgres(programs ?? '');
    sql = postgres(database.url, { max: 1 });
  });
  afterAll(async () => {
    await sql?.end();
    database?.destroy();
  });
  const count = async (table: string) =>
    Number((await sql`select count(*)::int as rows from ${sql(table)}`)[0]?.rows);

  test('with forged sessions leave one counter, however many there are', {
    timeout: 900_000,
  }, async () => {
    const shop = await startShop({ ...settings, DATABASE_URL: database.url });
    const agent = new Agent({ keepAlive: true });
    try {
      const marks = await marksOf(shop.url, '/bed/zeus', 'Ajouter au Panier');
      const body = await encode([...marks, ['productId', 'lit-zeus'], ['key', randomUUID()]]);
      const before = isLong ? await slowest(shop.url) : 0;
      const answers = new Set<string>();
      await each(requests, async () => {
        const cookie = `session=${randomBytes(32).toString('base64url')}`;
        const network = { 'x-forwarded-for': '203.0.113.7' };
        const { headers } = await post(agent, `${shop.url}/bed/zeus`, body, cookie, network);
        answers.add(/error=(\w+)/.exec(headers.location ?? '')?.[1] ?? 'none');
      });
      expect([...answers].sort()).toEqual(['emailRequired', 'tooMany']);
      expect(await count('limits')).toBe(1);
      if (isLong) expect(await slowest(shop.url)).toBeLessThan(before * 1.5);
    } finally {
      agent.destroy();
      await shop.stop();
    }
  });

  test('from many addresses neither lock out the owner nor fill the mailbox', async () => {
    const smtp = await startSmtp();
    const shop = await startShop({ ...settings, DATABASE_URL: database.url, SMTP_URL: smtp.url });
    const agent = new Agent({ keepAlive: true });
    const { url } = shop;
    try {
      const email = `${randomUUID()}@theogonie.example`;
      const mails = () =>
        smtp.received
          .filter(({ to }) => to.includes(email))
          .map(({ source }) => readMail(source).text);
      await aBrowser(url, { 'x-forwarded-for': '198.51.100.1' }).press('/cart', 'S’inscrire', {
        email,
      });
      const evil = 'https://evil.example';
      const kinds = await Promise.all(
        [
          { path: '/my-data', button: 'Recevoir un lien', fields: {} },
          { path: '/cart', button: 'S’inscrire', fields: {} },
          {
            ...{ path: '/withdrawal/declaration', button: 'Continuer' },
            fields: { name: evil, step: 'confirm' },
          },
          {
            ...{ path: '/contact', button: 'Envoyer le message' },
            fields: { name: evil, subject: evil, message: evil },
          },
        ].map(async (kind) => ({ ...kind, marks: await marksOf(url, kind.path, kind.button) })),
      );
      const statuses = new Set<number>();
      await each(1_000, async (n) => {
        const { path, fields, marks } = kinds[n % kinds.length] ?? { path: '', marks: [] };
        const typed = Object.entries({ ...fields, email, order: `order ${n}` });
        const network = { 'x-forwarded-for': `10.${n >> 8}.${n & 255}.7` };
        const { status } = await post(
          agent,
          url + path,
          await encode([...marks, ...typed]),
          '',
          network,
        );
        statuses.add(status);
      });
      expect([...statuses].sort()).toEqual([200, 303]);
      expect(await count('withdrawals')).toBe(250);
      expect(await count('contact_messages')).toBe(250);

      const start = performance.now();
      const owner = aBrowser(url, { 'x-forwarded-for': '192.0.2.1' });
      const { location } = await owner.press('/my-data', 'Recevoir un lien', { email });
      expect(location).toBe('/my-data?notice=linkSent');
      const links = () =>
        mails().flatMap((text) => /\/access\?token=[\w-]{43}/.exec(text)?.[0] ?? []);
      await expect.poll(() => links().length, { timeout: 20_000 }).toBeGreaterThan(0);
      const opened = await owner.press(links().at(-1) ?? '', 'Ouvrir ma session');
      expect(opened.location).toBe('/my-data?notice=opened');
      const declared = await owner.press('/withdrawal/declaration', 'Continuer', {
        ...{ name: 'Léda', order: 'cmd-81', email, step: 'confirm' },
      });
      expect(declared.text).toContain('Votre rétractation est reçue');
      await expect.poll(() => mails().join(), { timeout: 20_000 }).toContain('cmd-81');
      const file = await owner.get('/my-data/download');
      expect(await file.text()).toContain('cmd-81');
      const erased = await owner.press('/my-data', 'Effacer maintenant', { sure: 'on' });
      expect(erased.location).toBe('/my-data?notice=erased');
      expect(performance.now() - start).toBeLessThan(60_000);
      // Three unused links may lie there: one more takes the place of the one that was opened.
      expect(links().length).toBeLessThanOrEqual(accessLinksAtOnce + 1);
      const others = mails().filter((text) => !text.startsWith('Un lien pour entrer'));
      // The strangers' acknowledgements, and the owner's own.
      expect(others).toHaveLength(budgetRules.mailbox.atOnce + 1);
      expect(mails().join()).not.toContain(evil);
    } finally {
      agent.destroy();
      await shop.stop();
      await smtp.close();
    }
  });
});
