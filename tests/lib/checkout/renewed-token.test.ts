import { expect, test } from 'vitest';
import { renewedQuote } from '@/lib/checkout/renewed-token';
import { aQuote } from '@/tests/make';

test('a quote once more has the prices of today and the delivery it had', () => {
  const lines = [{ p: 'lit-zeus', o: ['led_lighting'], q: 2, c: 1 }];
  const old = aQuote({ lines, deliveryCents: 9_900, totalCents: 9_902, from: '/cart' });
  expect(renewedQuote(old)).toEqual({
    lines: [{ ...lines[0], c: 1_119_999 }],
    deliveryCents: 9_900,
    totalCents: 2_249_898,
    from: '/cart',
  });
});

test('an offer once more is no offer: it comes from the page of its first piece', () => {
  const offer = '0f1e2d3c-4b5a-4697-8877-665544332211';
  const renewed = renewedQuote(aQuote({ offer, from: '/quote/t', totalCents: 500_000 }));
  expect(renewed).toEqual(aQuote());
});

test('what has left the catalogue cannot be had again', () => {
  for (const line of [
    { p: 'lit-pan', o: [], q: 1, c: 1 },
    { p: 'lit-zeus', o: ['integrated_tv'], q: 1, c: 1 },
  ]) {
    expect(renewedQuote(aQuote({ lines: [line] }))).toBeUndefined();
  }
});
