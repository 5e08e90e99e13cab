import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findPrograms, startPostgres } from '@/tests/programs/postgres';
import { startShop } from '../shop';
import { addBed, enter, sendForm, unlimited } from './load';

const programs = findPrograms();

test.skipIf(!programs)(
  'the log has the request id of each event, and no names or addresses',
  async () => {
    const database = await startPostgres(programs ?? '');
    const shop = await startShop({ ...unlimited, DATABASE_URL: database.url });
    const id = randomUUID();
    const from = { 'x-forwarded-for': '203.0.113.7', 'x-real-ip': '2001:db8::7' };
    try {
      const member = await enter(shop.url);
      const message = [
        ['name', 'Léda'],
        ['email', 'leda@theogonie.example'],
        ['subject', 'Lit'],
        ['message', 'leda@theogonie.example, 203.0.113.7'],
      ] as const;
      await sendForm(shop.url, '/contact', 'Envoyer', message);
      await fetch(`${shop.url}/nowhere/leda@theogonie.example/203.0.113.7`, {
        headers: { ...from, 'x-request-id': id },
      });
      await fetch(`${shop.url}/leda%40theogonie.example`, {
        headers: { ...from, 'x-request-id': 'leda@theogonie.example' },
      });
      database.crash();
      expect(await addBed(shop.url, member)).toContain('error=');
      expect((await enter(shop.url)).location).toContain('error=');
      await sendForm(shop.url, '/contact', 'Envoyer', message);
      await fetch(`${shop.url}/cart`, { headers: { cookie: member.cookie, ...from } });
    } finally {
      await shop.stop();
      database.destroy();
    }
    const lines = shop.output().trim().split('\n');
    const events = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
    expect(events.length).toBeGreaterThanOrEqual(6);
    // Other lines are those of the shop about its start, and of Next.
    const others = lines.filter((line) => !/^(\{|\[théogonie\] |✓ )/.test(line));
    expect(others).toEqual([]);
    // No line holds an address; `0.0.0.0` would count as one.
    expect(shop.output()).not.toMatch(/@theogonie\.example|%40|Léda/i);
    expect(shop.output()).not.toMatch(/\d{1,3}(\.\d{1,3}){3}|2001:db8|::1\b/);
    const missing = events.filter(({ event }) => event === 'not-found');
    expect(missing[0]).toMatchObject({ requestId: id, path: '/nowhere/[address]/[address]' });
    expect(missing[1]?.requestId).toMatch(/^[\da-f-]{36}$/);
    const errors = events.filter(({ err }) => err);
    expect(errors.length).toBeGreaterThanOrEqual(3);
    for (const { requestId } of errors) expect(requestId).toMatch(/^[\da-f-]{36}$/);
    expect(new Set(errors.map(({ requestId }) => requestId)).size).toBeGreaterThanOrEqual(3);
  },
);
