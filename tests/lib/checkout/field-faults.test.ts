import { expect, test } from 'vitest';
import { billingFaults, buyerFaults, isFieldCode } from '@/lib/checkout/payment-page/field-faults';
import { locales } from '@/lib/i18n/locales';

const soldTo = (country: 'FR' | 'CH' | 'GB') => ({ destination: { country }, isPromised: false });

const textOf = (faults: readonly { name: string; text: string }[], name: string) =>
  faults.find((one) => one.name === name)?.text ?? '';

test.each(locales)(
  'in %s each faulty field has a sentence of its own, without gaps',
  async (locale) => {
    const buyer = await buyerFaults({ phone: '1' }, soldTo('FR'), locale);
    const billing = await billingFaults({ vatNumber: 'FR1', billingCountry: 'FR' }, locale);
    const texts = [...buyer, ...billing].map(({ text }) => text);
    expect(texts).toHaveLength(11);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/^[^{}]{10,}$/);
  },
);

test.each(locales)('in %s a postcode is explained by that of its country', async (locale) => {
  const swiss = textOf(await buyerFaults({}, soldTo('CH'), locale), 'postcode');
  expect(swiss).toContain('1201');
  const typed = { company: 'Lys', billingPostcode: '<b>', billingCountry: 'AE' };
  expect(textOf(await billingFaults(typed, locale), 'billingPostcode')).not.toMatch(/\d|:/);
  const belfast = { name: 'A', email: 'a@b.example', street: 'x', city: 'y', postcode: 'BT1 1AA' };
  const there = soldTo('GB');
  expect(textOf(await buyerFaults(belfast, there, locale), 'postcode')).not.toBe('');
  expect(await buyerFaults({ ...belfast, postcode: 'SW1A 1AA' }, there, locale)).toEqual([]);
});

test('a form is marked where it was refused for its fields', () => {
  expect(['badBilling', 'badPostcode', 'addressElsewhere'].every(isFieldCode)).toBe(true);
  expect(
    [undefined, 'tooMany', 'transferWaits', ['badBilling'], '__proto__'].some(isFieldCode),
  ).toBe(false);
});
