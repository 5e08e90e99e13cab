import { getTableName, sql } from 'drizzle-orm';
import { afterAll, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { collectData, eraseData } from '@/db/account/my-data';
import { closeDatabase, rowsOf, run } from '@/db/client';
import { placeOrder } from '@/db/orders/orders';
import {
  type PersonalColumns,
  personalData,
  personalRows,
  personalTables,
} from '@/db/personal-data';
import * as schema from '@/db/schema';
import { newToken, tokenHash } from '@/lib/account/token';
import { aNewOrder, aZeusLine } from '@/tests/make';
import { aProof, aVisitor } from './visitor';

afterAll(closeDatabase);

/** A row of each table that an address stands in, and what each says of nobody. */
async function fillAll(email: string): Promise<void> {
  const token = () => tokenHash(newToken());
  const expiresAt = new Date(Date.now() + 86_400_000);
  const piece = { productId: 'lit-zeus', productName: 'Lit Zeus', productPrice: '1.00' };
  const order = await placeOrder(aNewOrder({ email, lines: [aZeusLine] }));
  await run(async (db) => {
    const { cartItems, cartAdds, wishlist, keptConfigurations, contactMessages } = schema;
    const { mailLinks, mails, messageReplies, offers, sentMails, withdrawals } = schema;
    const { appointments, bookings, bookingNights } = schema;
    await db
      .insert(cartItems)
      .values({ ...piece, userEmail: email, quantity: 1, options: {}, optionsKey: '' });
    await db.insert(cartAdds).values({ userEmail: email, key: crypto.randomUUID() });
    await db.insert(wishlist).values({ ...piece, userEmail: email });
    await db
      .insert(keptConfigurations)
      .values({ email, name: 'Chambre', productId: 'lit-zeus', options: '' });
    const written = { name: 'Léda', email: email.toUpperCase(), subject: 'a', message: 'b' };
    const [message] = await db.insert(contactMessages).values(written).returning();
    await db.insert(messageReplies).values({
      ...{ messageId: message?.id ?? '', email: email.toUpperCase(), author: 'clio@b.example' },
      ...{ isFromHouse: true, text: `Bonjour ${email}` },
    });
    await db.insert(sentMails).values({
      ...{ id: crypto.randomUUID(), kind: 'orderConfirmed', recipient: email, language: 'fr' },
      ...{ orderId: order.id, subject: 'a', text: email, html: email, files: [] },
    });
    await db
      .insert(mailLinks)
      .values({ tokenHash: token(), openedHash: token(), purpose: 'newsletter', email, expiresAt });
    await db
      .insert(mails)
      .values({ kind: 'newsletter', recipient: email, language: 'fr', facts: {} });
    await db.insert(offers).values({
      number: crypto.randomUUID(),
      email,
      language: 'fr',
      lines: [],
      deliveryCents: 0,
      totalCents: 1,
      validUntil: '2999-12-31',
    });
    const id = crypto.randomUUID();
    const [checkIn, checkOut] = ['2020-02-28', '2020-02-29'];
    await db.insert(bookings).values({
      ...{ id, number: id, state: 'booked', suite: 1, checkIn, checkOut, adults: 1, children: 0 },
      ...{ totalCents: 1, language: 'fr', email, firstName: 'Léda', lastName: email, phone: email },
      ...{ address: email, city: email, postcode: email, country: email, requests: email },
    });
    // A database that outlives a run has this night already, of somebody who was erased; who is second here has none.
    const night = { suite: 1, night: checkIn, bookingId: id };
    await db
      .insert(bookingNights)
      .values(night)
      .onConflictDoUpdate({ target: [bookingNights.suite, bookingNights.night], set: night });
    await db.insert(appointments).values({
      ...{ id, number: id, place: 'video', spoken: 'fr', startsAt: new Date(), adviser: 'clio' },
      ...{ timeZone: 'Europe/Paris', language: 'fr', name: email, email, phone: email },
      ...{ wishes: email, about: email, videoLink: email, houseNote: email },
    });
    await db.insert(withdrawals).values({
      reference: `R-${email}`,
      name: 'Léda',
      email,
      orderReference: 'TH-1',
      language: 'fr',
      declaredAt: new Date(),
    });
  });
}

const Column = z.object({ table: z.string(), column: z.string() });

/** Every column of the database but those that it fills itself from others, for the search of the desk. */
const allColumns = () =>
  run((db) =>
    rowsOf(
      db,
      Column,
      sql`select table_name as table, column_name as column from information_schema.columns
        where table_schema = 'public' and is_generated = 'NEVER'
          and (table_name, column_name) not in
            (('orders', 'pieces'), ('orders', 'agreed'), ('contact_messages', 'replies'))`,
    ),
  );

/** Names of the tables where an address stands in any column. */
async function tablesWith(email: string): Promise<string[]> {
  const tables = [...new Set((await allColumns()).map(({ table }) => table))].sort();
  const found = await run((db) =>
    Promise.all(
      tables.map((table) =>
        rowsOf(
          db,
          z.object({ one: z.number() }),
          sql`select 1 as one from ${sql.identifier(table)} rows
            where to_jsonb(rows)::text ilike ${`%${email}%`} limit 1`,
        ),
      ),
    ),
  );
  return tables.filter((_, at) => found[at]?.length);
}

/** The names of all fields of a value, also of those within. */
function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [name, ...fieldsOf(part)]);
}

test('the file of a person has every table they stand in, and no credential or remark of the house', async () => {
  const { email } = await aVisitor();
  await fillAll(email);
  const held = (await collectData(await aProof(email))) as Record<string, unknown[]>;
  for (const [name, rows] of Object.entries(held)) {
    if (name !== 'subscription') expect(rows.length, name).toBeGreaterThan(0);
  }
  const fields = fieldsOf(held);
  expect(fields).toEqual(expect.arrayContaining(['confirmed_at', 'option_ids', 'valid_until']));
  for (const secret of ['token_hash', 'opened_hash', 'purchase_key', 'buyer_hash', 'remark'])
    expect(fields, secret).not.toContain(secret);
});

test('an erased address stands nowhere but in the withdrawals, which the law has the house keep', async () => {
  const [{ email }, other] = [await aVisitor(), await aVisitor()];
  await fillAll(email);
  await fillAll(other.email);
  const proof = await aProof(email);
  expect((await tablesWith(email)).length).toBeGreaterThan(10);
  expect(await eraseData(proof, undefined)).toBe(true);
  expect(await tablesWith(email)).toEqual(['withdrawals']);
  expect((await tablesWith(other.email)).length).toBeGreaterThan(8);
});

test('each column of a person’s table is said to be exported or internal, erased or kept', async () => {
  const columns = await allColumns();
  for (const name of personalTables) {
    const { table, columns: said } = personalRows(name);
    const there = columns.filter((column) => column.table === getTableName(table));
    expect(said.map(({ column }) => column.name).sort()).toEqual(
      there.map(({ column }) => column).sort(),
    );
  }
});

test('a column that nobody has said anything of does not compile', () => {
  const { confirmedAt: _, ...rest } = personalData.accounts.columns;
  expectTypeOf(rest).not.toExtend<PersonalColumns<'accounts'>>();
  expectTypeOf<typeof personalData.accounts.columns>().toExtend<PersonalColumns<'accounts'>>();
});
