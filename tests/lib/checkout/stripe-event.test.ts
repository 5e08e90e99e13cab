import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readStripeEvent } from '@/lib/checkout/stripe-event';
import { type SignedEvent, sign, signedEvent } from '@/tests/programs/stripe-events';

const secret = process.env.STRIPE_WEBHOOK_SECRET ?? '';

const order = '7b3f4a52-6c7e-4f6d-9a55-1d2a3b4c5d6e';
const session = {
  id: 'cs_1',
  intent: 'pi_1',
  given: new URLSearchParams({ client_reference_id: order }),
};
const read = ({ body, signature }: SignedEvent, now?: number) =>
  readStripeEvent(body, signature, now);
const told = (type: string, changes?: Readonly<Record<string, unknown>>) => {
  const outcome = read(signedEvent(secret, type, session, changes));
  return 'event' in outcome ? outcome.event : outcome;
};

test('a wrong secret and a wrong clock are reported apart, with the skew of the clock', () => {
  const { body } = signedEvent(secret, 'checkout.session.completed', session);
  const at = 1_795_000_000;
  const ofClock = (seconds: number) => read(sign(secret, body, at), (at + seconds) * 1000);
  for (const seconds of [-600, -301, 301, 600]) {
    expect(ofClock(seconds)).toEqual({ refusal: { reason: 'clock', skewSeconds: seconds } });
  }
  for (const seconds of [-300, 0, 300]) expect(ofClock(seconds)).toHaveProperty('event');
  expect(read(sign('whsec_other', body))).toEqual({ refusal: { reason: 'signature' } });
});

test('a signature with a second time or other changes is refused', () => {
  const now = Math.floor(Date.now() / 1000);
  const { body, signature } = sign(secret, '{}', now - 3_600);
  for (const forged of [
    `t=${now},${signature}`,
    `${signature},t=${now}`,
    `t=${now},${signature.replace('t=', 't= ')}`,
    signature.replace('t=', 't= '),
    signature.replace(/t=\d+,/, ''),
    ` ${signature}`,
    '',
  ]) {
    expect(read({ body, signature: forged }), forged).toEqual({ refusal: { reason: 'signature' } });
  }
});

test('a reference is the id of an order, or foreign', () => {
  const named = (reference: unknown) => {
    const metadata = { order: reference };
    return [
      told('checkout.session.completed', { client_reference_id: reference }),
      told('charge.refunded', { metadata }),
    ];
  };
  for (const event of named(order)) expect(event).toMatchObject({ orderId: order });
  for (const reference of ['nobody', 'abc', '', 7, {}, `${order}0`]) {
    for (const event of named(reference)) {
      expect(event).toMatchObject({ isForeign: true });
      expect(event).not.toHaveProperty('orderId');
    }
  }
  for (const event of named(undefined)) expect(event).toMatchObject({ isForeign: false });
});

test('the payment method is the wallet, or else the kind of payment', () => {
  const fact = (details: unknown) => told('charge.succeeded', { payment_method_details: details });
  const cases = [
    [{ type: 'card', card: { wallet: null } }, 'card'],
    [{ type: 'card', card: { wallet: { type: 'apple_pay' } } }, 'apple_pay'],
    [{ type: 'card', card: { wallet: { type: 'google_pay' } } }, 'google_pay'],
    [{ type: 'card', card: { wallet: { type: 'samsung_pay' } } }, 'card'],
    [{ type: 'paypal' }, 'paypal'],
    [{ type: 'klarna' }, 'klarna'],
    [{ type: 'alma' }, 'alma'],
    [{ type: 'link' }, 'link'],
    [{ type: 'customer_balance' }, 'transfer'],
    [{ type: 'constructor' }, 'other'],
    [undefined, 'other'],
  ] as const;
  for (const [details, paidWith] of cases) {
    expect(fact(details)).toMatchObject({ fact: { kind: 'method', paidWith } });
  }
});

test('every signed body is either an event that can be stored or refused', () => {
  const types = [
    'checkout.session.completed',
    'checkout.session.expired',
    'charge.succeeded',
    'charge.refunded',
    'charge.dispute.created',
  ];
  const anything = fc.anything({ withNullPrototype: false, maxDepth: 2 });
  const object = fc.dictionary(
    fc.constantFrom(
      'id',
      'client_reference_id',
      'payment_intent',
      'payment_status',
      'amount_total',
      'currency',
      'customer_details',
      'collected_information',
      'metadata',
      'amount_refunded',
      'payment_method_details',
    ),
    fc.oneof(
      anything,
      fc.string({ unit: 'binary' }),
      fc.record({
        name: fc.string({ unit: 'binary' }),
        address: anything,
        shipping_details: anything,
      }),
    ),
  );
  const body = fc.record({
    id: fc.constant('evt_1'),
    type: fc.constantFrom(...types),
    data: fc.record({ object }),
  });
  // Neither a NUL nor half a character can be stored.
  const unstorable = /\\u0000|\\ud[89a-f]/;
  const check = (event: unknown) => {
    const text = JSON.stringify(event, (_, value) =>
      typeof value === 'bigint' ? `${value}` : value,
    );
    const outcome = read(sign(secret, text));
    expect(outcome).toHaveProperty('event');
    expect(JSON.stringify(outcome)).not.toMatch(unstorable);
  };
  fc.assert(fc.property(body, check), { seed: 20_261_123, numRuns: 500 });
});
