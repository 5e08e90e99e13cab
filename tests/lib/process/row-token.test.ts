import { expect, test } from 'vitest';
import { type RowPurpose, readLink, readRow, signLink, signRow } from '@/lib/process/row-token';
import { someKeys } from '@/tests/make';

const keys = someKeys('the key of tests, thirty-two octets');
const id = '9d5fd0a6-5ff4-4d5c-8b5f-0d6a4f9f0a11';
const at = new Date('2126-11-26T10:00:00Z');

/** As the shop signed them when each purpose had a function of its own: such tokens stand in mails that were sent. */
const issued: Readonly<Record<RowPurpose, string>> = {
  order:
    'eyJhbGciOiJIUzI1NiJ9.eyJvcmRlciI6IjlkNWZkMGE2LTVmZjQtNGQ1Yy04YjVmLTBkNmE0ZjlmMGExMSIsImF1ZCI6Im9yZGVyIiwiZXhwIjo0OTUzOTYwMDAwfQ.8NHVDP7xadiBvfrYJPvAxPEGDv6LPzZb_Xrm47sP-Y8',
  balance:
    'eyJhbGciOiJIUzI1NiJ9.eyJiYWxhbmNlIjoiOWQ1ZmQwYTYtNWZmNC00ZDVjLThiNWYtMGQ2YTRmOWYwYTExIiwiYXVkIjoiYmFsYW5jZSIsImV4cCI6NDk4NTkyODAwMH0.xnQr0WmcM4iTiSpDqwfQBJnjHfu1EYjIZahIIMsh6cE',
  offer:
    'eyJhbGciOiJIUzI1NiJ9.eyJvZmZlciI6IjlkNWZkMGE2LTVmZjQtNGQ1Yy04YjVmLTBkNmE0ZjlmMGExMSIsImF1ZCI6Im9mZmVyIiwiZXhwIjo1MjcwMTg0MDAwfQ.EIycc486YDY87Kvh727X90M-Tmi7XY5J9Jm6xYNAUPA',
  booking:
    'eyJhbGciOiJIUzI1NiJ9.eyJib29raW5nIjoiOWQ1ZmQwYTYtNWZmNC00ZDVjLThiNWYtMGQ2YTRmOWYwYTExIiwiYXVkIjoiYm9va2luZyIsImV4cCI6NTI2NzU5MjAwMH0.3UjHvVLMMllSFitsHj5G_1KXFQv-uWQ083qSB_3eF8o',
  appointment:
    'eyJhbGciOiJIUzI1NiJ9.eyJhcHBvaW50bWVudCI6IjlkNWZkMGE2LTVmZjQtNGQ1Yy04YjVmLTBkNmE0ZjlmMGExMSIsImF1ZCI6ImFwcG9pbnRtZW50IiwiZXhwIjo1MDE0NjEyODAwfQ.wf0eDLAurtlnowpp5JsTHAVmbou-5luS-6642aGaJzY',
};
const purposes = Object.keys(issued) as RowPurpose[];

test.each(purposes)(
  'a token for %s that was issued before opens its row, and is what is signed now',
  async (purpose) => {
    expect(await readRow(purpose, issued[purpose], keys)).toBe(id);
    const now =
      purpose === 'booking' || purpose === 'appointment'
        ? signLink(purpose, { id, createdAt: at, linkRound: 0 }, keys)
        : signRow(purpose, id, at, keys);
    expect(await now).toBe(issued[purpose]);
  },
);

test.each(purposes)(
  'a token for %s is good for nothing else, and under no other key',
  async (purpose) => {
    for (const other of purposes.filter((one) => one !== purpose))
      expect(await readRow(other, issued[purpose], keys), other).toBeUndefined();
    const others = someKeys('another key of the tests, also long enough');
    expect(await readRow(purpose, issued[purpose], others)).toBeUndefined();
  },
);

test('a link says in which round it was made, the first where it says nothing', async () => {
  const later = await signLink('booking', { id, createdAt: at, linkRound: 2 }, keys);
  expect(await readLink('booking', later, keys)).toEqual({ id, linkRound: 2 });
  expect(await readLink('booking', issued.booking, keys)).toEqual({ id, linkRound: 0 });
  expect(await readLink('appointment', later, keys)).toBeUndefined();
});

test('a token that is over, or names no row, opens nothing', async () => {
  const long = new Date('2000-01-01T00:00:00Z');
  expect(await readRow('order', await signRow('order', id, long, keys), keys)).toBeUndefined();
  expect(await readRow('order', await signRow('order', 'TH-1', at, keys), keys)).toBeUndefined();
  for (const other of [undefined, null, ['a'], '', 'a.b.c'])
    expect(await readRow('order', other, keys)).toBeUndefined();
});
