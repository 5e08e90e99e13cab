import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { instalmentCounts, providerMethods } from '@/content/checkout/payment';

// The environment is read once a process: each test is a new one.
beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

async function waysWith(PAYMENT_METHODS: string) {
  vi.stubEnv('PAYMENT_METHODS', PAYMENT_METHODS);
  return import('@/lib/checkout/payment-ways');
}

test('the demonstration offers every payment method, a payment link only cards', async () => {
  const { paymentWays } = await waysWith('');
  expect(paymentWays('demonstration', { totalCents: 1 })).toMatchObject({
    methods: providerMethods,
    splits: instalmentCounts,
    isCharged: false,
  });
  expect(paymentWays('link', { totalCents: 1 })).toMatchObject({
    methods: ['card'],
    splits: [1],
    isCharged: true,
  });
});

test.each([
  ['', ['apple-pay', 'card'], [1]],
  ['paypal', ['paypal'], [1]],
  ['card, paypal, klarna', ['apple-pay', 'card', 'paypal'], [1, 3]],
] as const)('an account with %j offers %j in %j', async (account, methods, splits) => {
  const { paymentWays } = await waysWith(account);
  expect(paymentWays('stripe', { totalCents: 999_999 })).toMatchObject({
    methods,
    splits,
    isCharged: true,
  });
});

test('Stripe gets the chosen method when the account has it', async () => {
  const { accountMethodFor } = await waysWith('card,paypal,klarna');
  const askedFor = (method: (typeof providerMethods)[number], instalments: 1 | 3 | 12 = 1) =>
    accountMethodFor({ method, instalments }, 999_999);
  expect([askedFor('card'), askedFor('apple-pay'), askedFor('paypal')]).toEqual([
    'card',
    'card',
    'paypal',
  ]);
  expect([askedFor('card', 3), askedFor('paypal', 3)]).toEqual(['klarna', 'klarna']);
  expect(askedFor('card', 12)).toBeUndefined();
});

test('a balance is paid like its deposit, or otherwise where that is offered no more', async () => {
  const { balanceMethodFor } = await waysWith('card,paypal,klarna');
  const asked = ['paypal', 'apple-pay', 'card', 'transfer', 'a way of before', null];
  expect(asked.map(balanceMethodFor)).toEqual(['paypal', 'card', 'card', 'card', 'card', 'card']);
  vi.resetModules();
  expect((await waysWith('klarna,card')).balanceMethodFor('paypal')).toBe('card');
  vi.resetModules();
  expect((await waysWith('paypal')).balanceMethodFor('card')).toBe('paypal');
  vi.resetModules();
  expect((await waysWith('klarna')).balanceMethodFor('card')).toBeUndefined();
});

test('instalments are offered up to the limit of the lender', async () => {
  const { paymentWays } = await waysWith('card,alma');
  expect(paymentWays('stripe', { totalCents: 200_000 })).toMatchObject({
    splits: [1, 3],
    lenderOf: { 3: 'Alma SAS' },
  });
  expect(paymentWays('stripe', { totalCents: 200_001 }).splits).toEqual([1]);
});
