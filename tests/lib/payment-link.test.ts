import { beforeEach, expect, test, vi } from 'vitest';
import type { Purchase } from '@/lib/purchase';

const purchase: Purchase = {
  name: 'Table d’appoint Hermès & co',
  lines: [],
  deliveryCents: 0,
  totalCents: 180_050,
  warrantyYears: 10,
  deliveryWeeks: { min: 2, max: 4 },
  isAthena: false,
};

// The environment is read once a process: each test is a new one.
beforeEach(() => vi.resetModules());

async function linksWith(variables: Record<string, string>) {
  for (const name of ['PAYMENT_LINK_ATHENA', 'PAYMENT_LINK_DEFAULT']) {
    vi.stubEnv(name, variables[name] ?? '');
  }
  const { paymentLink } = await import('@/lib/payment-link');
  return {
    athena: paymentLink({ ...purchase, isAthena: true }, 'fr'),
    other: paymentLink(purchase, 'fr'),
  };
}

test('Athéna has a link of her own, everything else shares one', async () => {
  const PAYMENT_LINK_ATHENA = 'https://pay.example/athena';
  const PAYMENT_LINK_DEFAULT = 'https://pay.example/house';
  expect(await linksWith({ PAYMENT_LINK_ATHENA, PAYMENT_LINK_DEFAULT })).toEqual({
    athena: PAYMENT_LINK_ATHENA,
    other: PAYMENT_LINK_DEFAULT,
  });
});

test('without a link the demonstration opens, told what and how much', async () => {
  const { athena, other } = await linksWith({});
  const { pathname, searchParams } = new URL(other, 'http://localhost');
  expect(pathname).toBe('/checkout-demo');
  expect(searchParams.get('product')).toBe(purchase.name);
  expect(searchParams.get('price')).toBe('1800.50');
  expect(athena).toMatch(/^\/checkout-demo\?/);
});
