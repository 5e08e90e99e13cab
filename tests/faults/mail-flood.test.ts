import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { describe, expect, test } from 'vitest';
import { budgetRules } from '@/lib/mail/mail-rules';
import { findPrograms, startPostgres } from '@/tests/programs/postgres';
import { startSmtp } from '@/tests/programs/smtp';
import { aBrowser } from '../server/forms';
import { startShop } from '../shop';
import { encode, marksOf, post } from './load';

const house = 'maison@theogonie.example';
const declarations = 400;
const programs = findPrograms();

describe.each([
  ['embedded database', true],
  ['PostgreSQL', Boolean(programs)],
])('on the %s', (name, isHere) => {
  test.skipIf(!isHere)(
    'few mails are sent and a customer signs in at once when one address declares withdrawals in eight threads',
    async () => {
      const database = name === 'PostgreSQL' ? await startPostgres(programs ?? '') : undefined;
      const smtp = await startSmtp();
      smtp.delayMs = 150;
      const shop = await startShop({
        ...{ LIMIT_FACTOR: '1', TRUSTED_PROXIES: '1', SMTP_URL: smtp.url, HOUSE_MAIL: house },
        ...(database && { DATABASE_URL: database.url }),
      });
      const agent = new Agent({ keepAlive: true });
      const to = (match: (address: string) => boolean) =>
        smtp.received.filter((mail) => mail.to.some(match)).length;
      try {
        const email = `${randomUUID()}@customer.example`;
        const customer = aBrowser(shop.url, { 'x-forwarded-for': '192.0.2.1' });
        await customer.press('/cart', 'S’inscrire', { email });
        const path = '/withdrawal/declaration';
        const marks = await marksOf(shop.url, path, 'Continuer');
        const start = performance.now();
        let left = declarations;
        const declare = async () => {
          for (; left > 0; ) {
            left -= 1;
            const fields = { name: 'x', order: `${left}`, email: `${left}@stranger.example` };
            const typed = Object.entries({ ...fields, step: 'confirm' });
            const network = { 'x-forwarded-for': '203.0.113.7' };
            const body = await encode([...marks, ...typed]);
            const { status } = await post(agent, shop.url + path, body, '', network);
            expect(status).toBe(200);
          }
        };
        await Promise.all(Array.from({ length: 8 }, declare));
        const minutes = Math.ceil((performance.now() - start) / 60_000);

        const asked = performance.now();
        await customer.press('/my-data', 'Recevoir un lien', { email });
        const took = () => Math.round(performance.now() - asked);
        await expect
          .poll(() => to((address) => address === email), { timeout: 30_000, interval: 20 })
          .toBe(1);
        console.log(`${name}: a link after ${took()} ms, ${smtp.received.length} mails by then`);
        expect(took()).toBeLessThan(2_000);
        const { atOnce } = budgetRules.range;
        await expect
          .poll(() => to((address) => address.endsWith('@stranger.example')), { timeout: 20_000 })
          .toBeGreaterThanOrEqual(atOnce);
        expect(to((address) => address.endsWith('@stranger.example'))).toBeLessThanOrEqual(
          atOnce + minutes + 1,
        );
        expect(to((address) => address === house)).toBeLessThanOrEqual(budgetRules.house.atOnce);
      } finally {
        agent.destroy();
        await shop.stop();
        await smtp.close();
        database?.destroy();
      }
    },
  );
});
