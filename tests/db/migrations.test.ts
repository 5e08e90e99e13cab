import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';

const statementsOf = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../db/migrations/${name}.sql`, import.meta.url)), 'utf8');

test('links and mails of the newsletter that wait are good after their values have changed', async () => {
  const client = await PGlite.create();
  try {
    for (const name of ['0000_shop', '0001_trust', '0002_repeats', '0003_changes']) {
      await client.exec(statementsOf(name));
    }
    await client.exec(`
      insert into newsletter_subscriptions (email) values ('leda@theogonie.example');
      insert into mail_links (token_hash, purpose, email, expires_at)
        select purpose, purpose, 'leda@theogonie.example', now() + interval '1 day'
        from unnest(array['access', 'letter', 'leave']) as purpose;
      insert into mails (kind, recipient, language, facts)
        select kind, 'leda@theogonie.example', 'fr', '{}' from unnest(array['access', 'letter']) as kind;`);
    await client.exec(statementsOf('0004_newsletter'));
    const links = await client.query(`select token_hash, purpose from mail_links order by purpose`);
    expect(links.rows).toEqual([
      { token_hash: 'access', purpose: 'access' },
      { token_hash: 'letter', purpose: 'newsletter' },
      { token_hash: 'leave', purpose: 'unsubscribe' },
    ]);
    const mails = await client.query(`select kind from mails order by kind`);
    expect(mails.rows).toEqual([{ kind: 'access' }, { kind: 'newsletter' }]);
  } finally {
    await client.close();
  }
});
