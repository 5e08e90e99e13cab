import { expect, test } from 'vitest';
import { billingOf, faultyBilling } from '@/lib/orders/billing';

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

test('its postcode is read as that of a delivery is', () => {
  for (const billingPostcode of [undefined, '2012', 'SW1A 1AA', '9'.repeat(20)]) {
    expect(billingOf({ ...typed, billingPostcode }), billingPostcode).toBe('badBilling');
    expect(faultyBilling({ ...typed, billingPostcode })).toEqual(['billingPostcode']);
  }
  const inMonaco = { ...typed, billingPostcode: '98000', billingCountry: 'FR' };
  expect(billingOf(inMonaco)).toMatchObject({ postcode: '98000', country: 'MC' });
  const inDubai = { ...typed, billingPostcode: '<b>', billingCountry: 'AE' };
  expect(faultyBilling(inDubai)).toEqual(['billingPostcode']);
});

test('each faulty field is named, in the order of the form', () => {
  expect(faultyBilling(typed)).toEqual([]);
  expect(faultyBilling({ billingCountry: 'IT' })).toEqual([]);
  expect(faultyBilling({ vatNumber: 'IT00743110158', billingCountry: 'ZZ' })).toEqual([
    ...['vatNumber', 'company', 'billingStreet', 'billingCity', 'billingCountry'],
  ]);
  expect(billingOf({ ...typed, vatNumber: 'IT00743110158' })).toBe('badVatNumber');
});
