import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import postgres from 'postgres';
import { closeDatabase, openDatabase } from '@/db/client';
import { countWaiting, listLogEntries } from '@/db/desk/desk';
import { findFigures } from '@/db/desk/desk-figures';
import { countMessages, listMessages } from '@/db/desk/desk-messages';
import { countOffers, listOffers } from '@/db/desk/desk-offers';
import { countOrders, findDeskOrder, listDeskOrders } from '@/db/desk/desk-orders';
import { listDeliveries, listToMake } from '@/db/desk/desk-plan';
import { searchAll } from '@/db/desk/desk-search';
import { listFiles } from '@/db/orders/order-files';
import { dayOf, daysAfter } from '@/lib/calendar/dates';
import { searchTerms } from '@/lib/desk/search-terms';
import { note, type Scale } from '../figures';

const most = { orders: 50_000, messages: 100_000, offers: 20_000, files: 2_000 };
/** The database may take so long for what one page shows. */
const limitMs = 50;
const plans = join('tests', 'results', 'bench', 'desk-plans.txt');

/** Names, towns and pieces in many combinations; every twentieth order is unpaid. */
const seed = (share: number) => {
  const count = (size: number) => Math.ceil(size * share);
  const pick = (words: string, n: string) =>
    `(array[${words
      .split(' ')
      .map((word) => `'${word}'`)
      .join(',')}])[1 + (${n}) % ${words.split(' ').length}]`;
  const first = pick('Ada Bo Cléo Dùpont Élise Farid Giulia Hélène Ivan Jeanne Kamal', 'n * 7');
  const last = pick('Lefèvre Rossi Müller Ivanov Martin García Nguyễn Dupont Bianchi', 'n * 13');
  const town = pick(
    'Paris Lyon Milano Roma Berlin Genève Bruxelles Madrid London Luxembourg',
    'n * 3',
  );
  const state = pick(
    'paid workshop ready agreed delivered delivered delivered delivered delivered',
    'n',
  );
  const piece = pick('zeus hades poseidon chronos kratos', 'n * 11');
  return [
    // The steps before have left some.
    'truncate newsletter_subscriptions cascade',
    `insert into orders (number, purchase_key, state, email, language, method, instalments, delivery_cents, total_cents,
        terms_date, terms_hash, provider, contact, delivery_country, delivery_postcode, delivery_first, delivery_last,
        delivery_date, delivered_at, placed_at, changed_at)
      select 'TH-2026-' || upper(lpad(to_hex(n), 8, '0')), 'bench ' || n,
        case when n % 20 = 0 then 'awaiting' else ${state} end, 'bench-' || n || '@theogonie.example', 'fr', 'card', 1,
        9900, 2509900, '2026-01-01', 'x', 'stripe',
        jsonb_build_object('name', ${first} || ' ' || ${last}, 'phone', '+33 6 ' || lpad(n::text, 8, '0'),
          'address', jsonb_build_array(n % 99 || ' rue du Lys', '75001 ' || ${town})),
        ${pick('FR FR FR IT BE DE', 'n')}, '75001', current_date - (n / 30) + 30, current_date - (n / 30) + 44,
        case when n % 20 <> 0 and ${state} in ('agreed', 'delivered') then current_date - (n / 30) + 40 end,
        case when n % 20 <> 0 and ${state} = 'delivered' then now() - n * interval '48 min' + interval '40 days' end,
        now() - n * interval '48 min', now() - n * interval '48 min'
      from generate_series(1, ${count(most.orders)}) n`,
    `insert into order_lines (order_id, position, product_id, name, option_ids, option_names, quantity, unit_cents)
      select id, 0, 'lit-' || ${piece}, 'Lit ' || initcap(${piece}), '[]', '[]', 1, 2500000
      from (select id, substr(purchase_key, 7)::int as n from orders) numbered`,
    `insert into order_changes (order_id, state, note, author, at)
      select id, 'awaiting', 'placed', 'customer', placed_at from orders`,
    `insert into order_changes (order_id, state, author, at)
      select id, state, 'clio@theogonie.example', placed_at + interval '1 h' from orders where state <> 'awaiting'`,
    `insert into order_changes (order_id, state, author, details, at)
      select id, 'agreed', 'clio@theogonie.example', jsonb_build_object('carriers', 'Équipe du Nord',
          'address', jsonb_build_array('2 quai du Doubs', 'Besançon')), placed_at + interval '2 h'
      from orders where state in ('agreed', 'delivered') and substr(purchase_key, 7)::int % 5 = 0`,
    `insert into invoices (year, number, order_id, issued_at)
      select 2026, row_number() over (order by placed_at), id, placed_at from orders where state <> 'awaiting'`,
    `insert into contact_messages (name, email, subject, message, is_answered, created_at)
      select ${first} || ' ' || ${last}, 'bench-' || n % 40000 || '@theogonie.example', 'Le lit ' || ${piece} || ' et l’escalier',
        repeat('Bonjour, la tête de lit passe-t-elle dans une cage d’escalier de ' || n % 90 || ' cm ? ', 4),
        n % 50 <> 0, now() - n * interval '20 min' from generate_series(1, ${count(most.messages)}) n`,
    `insert into message_replies (message_id, email, author, is_from_house, text)
      select id, email, 'clio@theogonie.example', true, 'Bonjour, la tête de lit passe, mesurée à Besançon.'
      from contact_messages where is_answered and substr(email, 7, 2) = '12'`,
    `insert into offers (number, email, language, lines, delivery_cents, total_cents, created_at, valid_until)
      select 'DV-2026-' || upper(lpad(to_hex(n), 8, '0')), 'bench-' || n || '@theogonie.example', 'fr',
        jsonb_build_array(jsonb_build_object('name', 'Lit ' || ${piece}, 'optionNames', '[]'::jsonb, 'quantity', 1, 'unitCents', 1)),
        0, 2500000, now() - n * interval '2 h', current_date + 30 from generate_series(1, ${count(most.offers)}) n`,
    `insert into newsletter_subscriptions (email, name) select 'bench-' || n || '@theogonie.example', ${first} || ' ' || ${last}
      from generate_series(1, ${count(most.orders)}) n`,
    `insert into order_files (order_id, kind, name, hash, bytes, content, author)
      select id, 'photo', 'atelier.jpg', number, 100000, decode(repeat('00', 100000), 'hex'), 'clio@theogonie.example'
      from orders order by placed_at desc limit ${count(most.files)}`,
    'vacuum analyze',
  ];
};

/** What pages of the desk ask for: each entry is one page. */
function pages(): Readonly<Record<string, () => Promise<unknown>>> {
  const found = (query: string) => () => searchAll(searchTerms(query));
  const orders =
    (filter: Parameters<typeof countOrders>[0] = {}, page = 1) =>
    async () => {
      await listDeskOrders(filter, page);
      await countOrders(filter);
    };
  const today = new Date();
  const monday = dayOf(daysAfter(today, -((today.getUTCDay() + 6) % 7)));
  const newest = 'TH-2026-00000001';
  return {
    'orders, first page': orders(),
    'orders, page 500': orders({}, 500),
    'orders delivered': orders({ state: 'delivered' }),
    'orders of Italy, unpaid': orders({ country: 'IT', isUnpaid: true }),
    'orders of a week': orders({ week: { monday, of: 'delivery' } }),
    'orders « dupont »': orders({ query: 'dupont' }),
    'orders « ada milano »': orders({ query: 'ada milano' }),
    'orders « ada besancon »': orders({ query: 'ada besancon' }),
    'orders « 0000C3 »': orders({ query: '0000C3' }),
    'an order with its files': async () => {
      const order = await findDeskOrder(newest);
      await listFiles(order?.id ?? '');
    },
    'search « dupont »': found('dupont'),
    'search « lit zeus escalier »': found('lit zeus escalier'),
    'search « 06 00 04 99 99 »': found('06 00 04 99 99'),
    'search « ada besancon »': found('ada besancon'),
    'search « qzxv »': found('qzxv'),
    'search « a »': found('a'),
    'messages to answer': async () => {
      await listMessages(false);
      await countMessages(false);
    },
    'messages answered, page 1000': () => listMessages(true, 1_000),
    'offers « zeus »': async () => {
      await listOffers('zeus');
      await countOffers('zeus');
    },
    'the plan of a week': async () => {
      await listDeliveries(monday, dayOf(daysAfter(new Date(`${monday}T12:00:00Z`), 28)));
      await listToMake(monday, true);
    },
    'figures of a month': () => findFigures(dayOf(today).slice(0, 7)),
    'figures of a year': () => findFigures(dayOf(today).slice(0, 4)),
    'what waits, and the log': async () => {
      await countWaiting();
      await listLogEntries(20);
    },
  };
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Times in the database of what each page of the desk shows, with many orders and messages, by `auto_explain`, which
 * times each statement as EXPLAIN (ANALYZE) does; the plans are written beside the figures.
 */
export async function benchDesk({ rounds }: Scale, share: number): Promise<void> {
  const url = process.env.DATABASE_URL ?? '';
  await openDatabase();
  const admin = postgres(url, { max: 1, onnotice: () => undefined });
  mkdirSync(dirname(plans), { recursive: true });
  writeFileSync(plans, '');
  try {
    for (const statement of seed(share)) await admin.unsafe(statement);
    for (const [name, value] of Object.entries({
      session_preload_libraries: 'auto_explain',
      'auto_explain.log_min_duration': '0',
      'auto_explain.log_analyze': 'on',
      'auto_explain.log_timing': 'off',
    })) {
      await admin.unsafe(`alter database postgres set ${name} = '${value}'`);
    }
    await closeDatabase();
    const [folder] = await admin`show data_directory`;
    const log = join(dirname(String(folder?.data_directory)), 'log');
    const size = async () => Number((await admin`select (pg_stat_file(${log})).size`)[0]?.size);
    const read = async (from: number) =>
      String((await admin`select pg_read_file(${log}, ${from}, 1000000000) as said`)[0]?.said);
    for (const [page, show] of Object.entries(pages())) {
      const times: number[] = [];
      let said = '';
      await show();
      for (let n = 0; n < rounds; n += 1) {
        const from = await size();
        await show();
        said = await read(from);
        const each = [...said.matchAll(/duration: ([\d.]+) ms {2}plan:/g)];
        times.push(each.reduce((sum, [, ms]) => sum + Number(ms), 0));
      }
      appendFileSync(plans, `\n==== ${page}: ${times.join(', ')} ms\n${said}`);
      note({ what: `desk: ${page}`, value: median(times), unit: 'ms', limit: { most: limitMs } });
    }
    note({ what: 'desk: load of the machine', value: loadavg()[0] ?? 0, unit: '' });
  } finally {
    await admin.end();
    await closeDatabase();
  }
}
