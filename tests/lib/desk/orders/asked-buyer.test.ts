import { expect, test } from 'vitest';
import { readAskedBuyer } from '@/lib/desk/forms/asked-buyer';
import type { AskedOrder } from '@/lib/desk/forms/asked-order';

const asked: AskedOrder = {
  id: '00000000-0000-4000-8000-000000000000',
  paidWith: 'cheque',
  receivedOn: '2026-11-20',
  name: 'Ada Martin',
  email: 'ada@theogonie.example',
  phone: '',
  street: ['1 rue de Rivoli', '2e étage'],
  postcode: '75001',
  city: 'Paris',
};
const sold = { destination: { country: 'FR' }, isPromised: true } as const;
const read = (parts: Partial<AskedOrder>) => readAskedBuyer({ ...asked, ...parts }, sold);

test('who orders by telephone is read with each line of the address', () => {
  expect(read({})).toMatchObject({
    email: 'ada@theogonie.example',
    contact: { name: 'Ada Martin', address: ['1 rue de Rivoli', '2e étage', '75001 Paris'] },
  });
});

test.each([
  [{ name: '' }, 'badName'],
  [{ name: 'a'.repeat(101) }, 'badName'],
  [{ email: 'ada' }, 'badEmail'],
  [{ phone: 'abc' }, 'badPhone'],
  [{ street: [] }, 'badStreet'],
  [{ street: ['a'.repeat(401)] }, 'badStreet'],
  [{ city: '' }, 'badCity'],
  [{ city: 'a'.repeat(101) }, 'badCity'],
  [{ postcode: '' }, 'badPostcode'],
  [{ postcode: '7500' }, 'badPostcode'],
  [{ postcode: '97110' }, 'addressElsewhere'],
  [{ email: 'ada', postcode: '' }, 'badEmail'],
])('the field that is amiss is named: %j', (parts, notice) => {
  expect(read(parts)).toBe(notice);
});
