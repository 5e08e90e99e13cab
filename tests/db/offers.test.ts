import { afterAll, expect, test } from 'vitest';
import { offerDays } from '@/content/delivery';
import { retention } from '@/content/retention';
import { closeDatabase, run, sql } from '@/db/client';
import { listDeeds } from '@/db/desk';
import { addLink, openByLink } from '@/db/links';
import { collectData, eraseData } from '@/db/my-data';
import {
  countOffers,
  createOffer,
  findOffer,
  listOffers,
  noteOrder,
  revokeOffer,
} from '@/db/offers';
import { placeOrder } from '@/db/orders';
import { deleteExpired } from '@/db/retention';
import { offerStateOf } from '@/lib/offer';
import { newToken, tokenHash } from '@/lib/session';
import { daysAfter } from '@/lib/shop-day';
import { dayOf } from '@/lib/withdrawal';
import { aNewOrder, anOfferDraft } from '../make';
import { anEmail, aVisitor } from './visitor';

afterAll(closeDatabase);

/** An order of the same lines as an offer. */
const anOrder = (email: string | null) =>
  placeOrder(aNewOrder({ email, provider: 'demonstration' }));

test('an offer is found as it was made, with its number and its last day', async () => {
  const draft = anOfferDraft({ deliveryCents: 9_900 });
  const { id, number, createdAt } = await createOffer(draft, 'ar', 'leda@theogonie.example');
  expect(number).toMatch(/^DV-\d{4}-[0-9A-Z]{8}$/);
  expect(await findOffer(id)).toEqual({
    ...draft,
    id,
    number,
    createdAt,
    email: 'leda@theogonie.example',
    language: 'ar',
    totalCents: 1_109_900,
    validUntil: dayOf(daysAfter(createdAt, offerDays)),
    revokedAt: null,
    order: null,
  });
});

test('of two people who revoke an offer one does, and the log says who', async () => {
  const { id, number } = await createOffer(anOfferDraft(), 'fr', null);
  const authors = ['clio@theogonie.example', 'erato@theogonie.example'];
  const outcomes = await Promise.all(authors.map((author) => revokeOffer(number, author)));
  expect(outcomes.sort()).toEqual(['conflict', 'done']);
  expect(await revokeOffer('DV-2026-00000000', 'clio@theogonie.example')).toBe('conflict');
  const offer = await findOffer(id);
  expect(offer && offerStateOf(offer, new Date())).toBe('revoked');
  const deeds = (await listDeeds(50)).filter(
    (deed) => 'subject' in deed && deed.subject === number,
  );
  expect(deeds).toEqual([expect.objectContaining({ deed: 'revoked' })]);
});

test('the desk finds an offer by its number, as it is read out, and by its address', async () => {
  const email = anEmail();
  const { number } = await createOffer(anOfferDraft(), 'fr', email);
  for (const query of [number, number.toLowerCase().replaceAll('-', ' '), number.slice(5), email]) {
    expect((await listOffers(query)).map((offer) => offer.number)).toContain(number);
  }
  for (const query of ['DV-2026-%', '_', "' or 1=1 --"]) expect(await countOffers(query)).toBe(0);
  expect(await countOffers(email)).toBe(1);
});

test('an offer that led to no order goes a year after its end; the other stays with its order', async () => {
  const [unused, used] = [
    await createOffer(anOfferDraft(), 'fr', anEmail()),
    await createOffer(anOfferDraft(), 'fr', anEmail()),
  ];
  const order = await anOrder(null);
  await noteOrder(used.id, order.id);
  // A paid order outlives the unpaid ones.
  await run((db) => db.execute(sql`update orders set state = 'paid' where id = ${order.id}::uuid`));
  const at = (days: number) => new Date(Date.now() + days * 86_400_000);
  await deleteExpired(at(offerDays + retention.offerYears * 365 - 1));
  expect(await findOffer(unused.id)).toBeDefined();
  await deleteExpired(at(offerDays + retention.offerYears * 366 + 2));
  expect(await findOffer(unused.id)).toBeUndefined();
  expect((await findOffer(used.id))?.order).toEqual({ number: order.number, state: 'paid' });
});

test('a person takes the offers of the address along and erases them', async () => {
  const { email } = await aVisitor();
  const [link, token] = [tokenHash(newToken()), tokenHash(newToken())];
  await addLink('access', email, link);
  await openByLink(link, token, 30);
  const unused = await createOffer(anOfferDraft(), 'fr', email);
  const used = await createOffer(anOfferDraft(), 'fr', email);
  const others = await createOffer(anOfferDraft(), 'fr', anEmail());
  await noteOrder(used.id, (await anOrder(email)).id);
  const numbers = [unused.number, used.number];
  expect(await collectData(token)).toMatchObject({ offers: numbers.map((number) => ({ number })) });
  expect(await eraseData(token, undefined)).toBe(true);
  expect(await findOffer(unused.id)).toBeUndefined();
  expect((await findOffer(used.id))?.email).toBeNull();
  expect((await findOffer(others.id))?.email).not.toBeNull();
});
