import { afterAll, expect, expectTypeOf, test } from 'vitest';
import {
  collectData,
  endSession,
  eraseData,
  listSessions,
  setNewsletter,
} from '@/db/account/my-data';
import { dropSession, findEmail, findEndedEmail, findVisitor } from '@/db/account/sessions';
import { knowCustomer } from '@/db/account/subscriptions';
import { bookHour } from '@/db/appointments/appointments';
import { listLines } from '@/db/cart/carts';
import { listKept } from '@/db/cart/kept-configurations';
import { findSummary } from '@/db/cart/summaries';
import { listWishes } from '@/db/cart/wishlists';
import { closeDatabase } from '@/db/client';
import { exportReaders } from '@/db/desk/desk-newsletter';
import { listOrders, placeOrder } from '@/db/orders/orders';
import { listDeclarations } from '@/db/orders/withdrawals';
import { newToken, tokenHash } from '@/lib/account/token';
import { ownerBudgets } from '@/lib/mail/mail-budgets';
import { clearOutbox } from '@/lib/mail/outbox';
import { anHour } from '@/tests/db/appointments/an-hour';
import { aNewOrder, someKeys } from '@/tests/make';
import { anEmail, aProof, aVisitor } from './visitor';

afterAll(closeDatabase);

test('functions for owners do not compile with a typed address', async () => {
  const { email, hash } = await aVisitor();
  const keys = someKeys(newToken());
  const span = { since: new Date(), until: new Date() };
  /** Never called: the types refuse each line. */
  const refused = () => [
    // @ts-expect-error: orders are listed for who has proven their address
    listOrders(email),
    // @ts-expect-error: the hash of a session says nothing of a mailbox
    listOrders(hash),
    // @ts-expect-error: declarations of an address are listed in a mail to it
    listDeclarations(span, 1, email),
    // @ts-expect-error: readers of the newsletter are for people of the house, by their proven address
    exportReaders(email),
    // @ts-expect-error: only its owner empties a mailbox
    clearOutbox(email, keys),
    // @ts-expect-error: an owner’s budget is for who has proven the address
    ownerBudgets('offer', email, keys),
  ];
  expectTypeOf(refused).toBeFunction();
  expect((await findVisitor(hash))?.proven).toBeUndefined();
  expect((await findVisitor(await aProof(email)))?.proven).toBe(email);
});

test('a typed address does not compile as a session, and opens none', async () => {
  const { email } = await aVisitor();
  await aProof(email);
  // @ts-expect-error: a visitor is who carries the token of a session
  expect(await findVisitor(email)).toBeUndefined();
  // @ts-expect-error: the address of a session is told to who carries its token
  expect(await findEmail(email)).toBeUndefined();
  // @ts-expect-error: so is that of one that has ended
  expect(await findEndedEmail(email)).toBeUndefined();
  // @ts-expect-error: a session ends by its own token
  await dropSession(email);
  // @ts-expect-error: sessions are listed for a proven one
  expect(await listSessions(email)).toEqual([]);
  // @ts-expect-error: a session is ended by a proven one
  expect(await endSession(email, crypto.randomUUID())).toBe(true);
  // @ts-expect-error: the newsletter is set by a proven session
  expect(await setNewsletter(email, true)).toBe(false);
  // @ts-expect-error: the file of a person is for a proven session
  expect(await collectData(email)).toBeUndefined();
  // @ts-expect-error: a person is erased by a proven session
  expect(await eraseData(email, undefined)).toBe(false);
  // @ts-expect-error: a cart belongs to a session
  expect(await listLines(email)).toEqual([]);
  // @ts-expect-error: so does its summary
  expect(await findSummary(email)).toBeUndefined();
  // @ts-expect-error: so does a wishlist
  expect(await listWishes(email)).toEqual([]);
  // @ts-expect-error: so does what is kept
  expect(await listKept(email)).toEqual([]);
});

test('an address is known once the house holds something of it', async () => {
  const [buyer, caller, stranger] = [anEmail(), anEmail(), anEmail()];
  await placeOrder(aNewOrder({ email: buyer }));
  const hour = anHour();
  await bookHour({ ...hour, caller: { ...hour.caller, email: caller } }, { budgets: [] });
  for (const email of [buyer, buyer, caller, stranger]) await knowCustomer(email);
  for (const email of [buyer, caller])
    expect((await findVisitor(await aProof(email)))?.proven).toBe(email);
  expect(await findVisitor(await aProof(stranger))).toBeUndefined();
  expect(await findVisitor(tokenHash(newToken()))).toBeUndefined();
});
