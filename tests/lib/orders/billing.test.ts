import { expect, test } from 'vitest';
import { billingOf } from '@/lib/orders/billing';

const typed = {
  ...{ company: 'Studio Brera S.r.l.', billingStreet: 'Via Solferino 11' },
  ...{ billingPostcode: '20121', billingCity: 'Milano', billingCountry: 'IT' },
};

test('an invoice is for the company that names itself and its address', () => {
  expect(billingOf(typed)).toEqual({
    ...{ name: 'Studio Brera S.r.l.', street: 'Via Solferino 11' },
    ...{ postcode: '20121', city: 'Milano', country: 'IT' },
  });
  const inDubai = { ...typed, billingPostcode: undefined, billingCountry: 'AE' };
  expect(billingOf(inDubai)).not.toHaveProperty('postcode');
});

test('nothing typed is no company, whatever country the list shows', () => {
  expect(billingOf({})).toBeUndefined();
  expect(billingOf({ billingCountry: 'FR' })).toBeUndefined();
});

test('a VAT number without a company, and a company without its address, are refused', () => {
  expect(billingOf({ vatNumber: 'IT00743110157', billingCountry: 'IT' })).toBe('badBilling');
  for (const part of ['company', 'billingStreet', 'billingCity', 'billingCountry'] as const) {
    expect(billingOf({ ...typed, [part]: undefined }), part).toBe('badBilling');
  }
  expect(billingOf({ ...typed, billingCountry: 'ZZ' })).toBe('badBilling');
});
