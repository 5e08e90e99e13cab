import { beforeEach, expect, test, vi } from 'vitest';

// The environment is read once a process: each test is a new one.
beforeEach(() => vi.resetModules());

const names = ['STRIPE_SECRET_KEY', 'PAYMENT_LINK_ATHENA', 'PAYMENT_LINK_DEFAULT'] as const;
const PAYMENT_LINK_ATHENA = 'https://pay.example/athena';
const PAYMENT_LINK_DEFAULT = 'https://pay.example/house?lang=fr';
const linesOf = (...productIds: string[]) => ({
  lines: productIds.map((productId) => ({ productId })),
});
const athena = linesOf('fauteuil-athena');
const other = linesOf('lit-zeus');

async function linksWith(variables: Partial<Record<(typeof names)[number], string>>) {
  for (const name of names) vi.stubEnv(name, variables[name] ?? '');
  return import('@/lib/checkout/payment-link');
}

test('Stripe is used before a payment link, and a link before the demonstration', async () => {
  const links = { PAYMENT_LINK_ATHENA };
  const all = await linksWith({ ...links, STRIPE_SECRET_KEY: 'sk_test' });
  expect([athena, other].map(all.providerOf)).toEqual(['stripe', 'stripe']);
  vi.resetModules();
  const some = await linksWith(links);
  expect([athena, other].map(some.providerOf)).toEqual(['link', 'demonstration']);
});

test('Athéna has her own link, and each link gets the order and the address', async () => {
  const { linkFor } = await linksWith({ PAYMENT_LINK_ATHENA, PAYMENT_LINK_DEFAULT });
  const order = { id: '5f0c', email: 'leda+1@theogonie.example' };
  expect(linkFor({ ...order, ...athena, email: null })).toBe(
    'https://pay.example/athena?client_reference_id=5f0c',
  );
  const { searchParams } = new URL(linkFor({ ...order, ...other }));
  expect(Object.fromEntries(searchParams)).toEqual({
    lang: 'fr',
    client_reference_id: '5f0c',
    prefilled_email: order.email,
  });
});

test('the default link is used for a composition of Athéna and for Athéna with another piece', async () => {
  const { linkFor } = await linksWith({ PAYMENT_LINK_ATHENA, PAYMENT_LINK_DEFAULT });
  for (const order of [
    linesOf('fauteuil-athena-atelier'),
    linesOf('fauteuil-athena', 'lit-zeus'),
    { lines: [{}] },
  ]) {
    expect(linkFor({ id: '5f0c', email: null, ...order })).toContain(PAYMENT_LINK_DEFAULT);
  }
});

test('the demonstration gets the name, the amount and the number of the order', async () => {
  const { demonstrationFor } = await linksWith({});
  const order = { number: 'TH-2026-7K3M9QRT', totalCents: 180_050, depositCents: null };
  const shownFor = (asked?: { quote?: string }) =>
    new URL(
      demonstrationFor(order, 'Table d’appoint Hermès & co', 'ar', 'token', asked),
      'http://localhost',
    );
  const { pathname, searchParams } = shownFor({ quote: 'a.b.c' });
  expect(pathname).toBe('/ar/checkout-demo');
  expect(Object.fromEntries(searchParams)).toEqual({
    product: 'Table d’appoint Hermès & co',
    price: '1800.50',
    number: order.number,
    order: 'token',
    quote: 'a.b.c',
  });
  expect(shownFor().searchParams.get('from')).toBe('order');
  expect(shownFor({}).searchParams.has('from')).toBe(false);
});
