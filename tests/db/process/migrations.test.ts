import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../../db/migrations/', import.meta.url));
const statementsOf = (name: string) => readFileSync(`${folder}${name}.sql`, 'utf8');

test('the newest of several waiting mails with a link is kept for each mailbox', async () => {
  const client = await PGlite.create();
  try {
    for (const name of ['0000_shop', '0001_trust', '0002_repeats', '0003_changes']) {
      await client.exec(statementsOf(name));
    }
    await client.exec(statementsOf('0004_newsletter'));
    await client.exec(`
      insert into mails (kind, recipient, language, facts, created_at)
        select kind, recipient, 'fr', json_build_object('n', n), now() + make_interval(mins => n)
        from unnest(array['access', 'welcome']) as kind, unnest(array['a@b.example', 'c@d.example']) as recipient,
          generate_series(1, 3) as n;`);
    await client.exec(statementsOf('0005_limits'));
    const { rows } = await client.query(
      `select kind, recipient, array_agg(facts->'n' order by created_at) as left from mails group by 1, 2 order by 1, 2`,
    );
    expect(rows).toEqual([
      { kind: 'access', recipient: 'a@b.example', left: [3] },
      { kind: 'access', recipient: 'c@d.example', left: [3] },
      { kind: 'welcome', recipient: 'a@b.example', left: [1, 2, 3] },
      { kind: 'welcome', recipient: 'c@d.example', left: [1, 2, 3] },
    ]);
  } finally {
    await client.close();
  }
});

test('waiting links and mails of the newsletter work after their values were renamed', async () => {
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

test('an order gets its offer from the migration, and the release before still works', async () => {
  const client = await PGlite.create();
  try {
    const files = readdirSync(folder).filter((file) => file.endsWith('.sql') && file < '0011');
    for (const file of files.sort()) await client.exec(statementsOf(file.replace('.sql', '')));
    const order = `(number, purchase_key, language, method, instalments, delivery_cents, total_cents,
      terms_date, terms_hash, provider)
      values ($1, $1, 'fr', 'card', 1, 0, 100, '2026-11-22', 'a', 'link') returning id`;
    const offer = `(number, language, lines, delivery_cents, total_cents, valid_until, order_id)
      values ($1, 'fr', '[]', 0, 100, '2026-12-22', $2) returning id`;
    const add = async (table: string, row: string, values: unknown[]) =>
      (await client.query<{ id: string }>(`insert into ${table} ${row}`, values)).rows[0]?.id;
    const named = await add('orders', order, ['TH-1']);
    await add('orders', order, ['TH-2']);
    const used = await add('offers', offer, ['DV-1', named]);
    await add('offers', offer, ['DV-2', null]);
    await client.exec(statementsOf('0011_offer_orders'));
    const { rows } = await client.query('select number, offer_id from orders order by number');
    expect(rows).toEqual([
      { number: 'TH-1', offer_id: used },
      { number: 'TH-2', offer_id: null },
    ]);
    await client.query('update offers set order_id = $1 where number = $2', [named, 'DV-2']);
    await client.query('delete from orders where id = $1', [named]);
    expect((await client.query('select from offers')).rows).toHaveLength(2);
  } finally {
    await client.close();
  }
});

test('a release before the search of the desk still writes to the embedded database, without its extensions', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'theogonie-migrations-'));
  const message = `insert into contact_messages (name, email, subject, message)
    values ('Hélène', 'helene@theogonie.example', $1, 'Bonjour') returning searched`;
  try {
    const client = await PGlite.create(dataDir, { extensions: { unaccent, pg_trgm } });
    const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
    for (const file of files.sort()) await client.exec(statementsOf(file.replace('.sql', '')));
    expect((await client.query(message, ['Délai'])).rows).toEqual([
      { searched: ' helene helene@theogonie.example  delai bonjour' },
    ]);
    await client.close();
    const before = await PGlite.create(dataDir);
    try {
      expect((await before.query(message, ['Délai'])).rows).toEqual([
        { searched: ' hélène helene@theogonie.example  délai bonjour' },
      ]);
    } finally {
      await before.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
