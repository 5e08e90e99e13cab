import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import type { PaymentRecord } from '@/lib/checkout/payment-event';
import { bankAccount, ibanInWords, transferCode } from '@/lib/checkout/transfer/bank-account';
import { qrPath } from '@/lib/checkout/transfer/qr-path';
import { awaitedTransfer, transferPayment, transferUntil } from '@/lib/checkout/transfer/transfer';
import { faultyBuyer, transferBuyerOf } from '@/lib/checkout/transfer/transfer-buyer';
import { depositOf, firstCentsOf } from '@/lib/orders/deposit';
import { orderStates } from '@/lib/orders/order';

afterEach(() => {
  vi.unstubAllEnvs();
  // What another file reads of the environment is its own.
  vi.resetModules();
});

const account = {
  holder: 'Théogonie SAS',
  iban: 'FR1420041010050500013M02606',
  bic: 'PSSTFRPP',
};

test('a code of a transfer has the twelve lines of EPC069-12, and fits a screen', () => {
  const code = transferCode(account, 4_800_000, 'TH-2026-7K3M9QRT');
  expect(code.split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', 'PSSTFRPP', 'Théogonie SAS', account.iban, 'EUR48000.00'],
    ...['', '', 'TH-2026-7K3M9QRT'],
  ]);
  expect(
    transferCode({ ...account, bic: undefined }, 5, 'x')
      .split('\n')
      .slice(4, 8),
  ).toEqual([...['', 'Théogonie SAS', account.iban, 'EUR0.05']]);
  // Version 13 is the largest that EPC069-12 allows: 69 squares and the border.
  const { size, path } = qrPath(transferCode(account, 2_000_000_000, 'TH-2026-7K3M9QRT'));
  expect(size).toBeLessThanOrEqual(69 + 8);
  expect(path).toMatch(/^(?:M\d+ \d+h1v1h-1z)+$/);
  expect(ibanInWords(account.iban)).toBe('FR14 2004 1010 0505 0001 3M02 606');
});

test('without an IBAN there is no account', () => {
  expect(bankAccount()).toBeUndefined();
});

test('the last day of a transfer is the fourteenth, by the days of Paris', () => {
  const until = (placedAt: string, transferDays = 14) =>
    transferUntil({ placedAt: new Date(placedAt), transferDays });
  expect(until('2026-11-26T22:59:00Z')).toBe('2026-12-10');
  expect(until('2026-11-26T23:01:00Z')).toBe('2026-12-11');
  // That of an order which was placed with other days.
  expect(until('2026-11-26T22:59:00Z', 20)).toBe('2026-12-16');
});

const typed = {
  name: 'Léda Tyndare',
  email: ' Leda@Theogonie.example ',
  street: '1 rue du Lys',
  postcode: '75001',
  city: 'Paris',
};

const soldTo = (country: 'FR' | 'CH' | 'GB', isPromised = false) => ({
  destination: { country },
  isPromised,
});

test('who pays by transfer is read as a provider would pass it on', () => {
  expect(transferBuyerOf({ ...typed, phone: '+33 1 02 03' }, soldTo('FR'))).toEqual({
    email: 'leda@theogonie.example',
    contact: {
      ...{ name: 'Léda Tyndare', phone: '+33 1 02 03' },
      address: ['1 rue du Lys', '75001 Paris'],
      country: 'FR',
    },
  });
  const inMonaco = transferBuyerOf({ ...typed, postcode: '98000' }, soldTo('FR'));
  expect(inMonaco).toMatchObject({
    contact: { address: ['1 rue du Lys', '98000 Paris'], country: 'MC' },
  });
});

test('a transfer without a person, or to a place of another price, is refused', () => {
  for (const part of ['name', 'email', 'street', 'postcode', 'city'] as const) {
    expect(transferBuyerOf({ ...typed, [part]: undefined }, soldTo('FR'))).toBe('badTransferBuyer');
  }
  expect(transferBuyerOf({ ...typed, email: 'leda' }, soldTo('FR'))).toBe('badTransferBuyer');
  expect(transferBuyerOf({ ...typed, phone: 'abc' }, soldTo('FR'))).toBe('badTransferBuyer');
  expect(transferBuyerOf({ ...typed, postcode: 'SW1A 1AA' }, soldTo('FR'))).toBe('badPostcode');
  expect(transferBuyerOf({ ...typed, postcode: '75001' }, soldTo('CH'))).toBe('badPostcode');
});

test('what was promised is delivered to its zone, though carriers have stopped going there', () => {
  const onGuadeloupe = { ...typed, postcode: '97110' };
  const destination = { country: 'FR', postcode: '97100' } as const;
  expect(transferBuyerOf(onGuadeloupe, { destination, isPromised: false })).toBe(
    'addressElsewhere',
  );
  expect(transferBuyerOf(onGuadeloupe, { destination, isPromised: true })).toMatchObject({
    contact: { address: ['1 rue du Lys', '97110 Paris'] },
  });
  expect(faultyBuyer(onGuadeloupe, soldTo('FR', true))).toEqual(['postcode']);
});

test('each field that nobody can be delivered to with is named, in the order of the form', () => {
  expect(faultyBuyer(typed, soldTo('FR'))).toEqual([]);
  expect(faultyBuyer({}, soldTo('FR'))).toEqual([
    ...['name', 'email', 'street', 'postcode', 'city'],
  ]);
  expect(faultyBuyer({ ...typed, phone: '12', email: 'leda' }, soldTo('FR'))).toEqual([
    ...['email', 'phone'],
  ]);
  // Of another country, and of a place with another tax.
  expect(faultyBuyer(typed, soldTo('CH'))).toEqual(['postcode']);
  const belfast = { ...typed, postcode: 'BT1 1AA' };
  expect(transferBuyerOf(belfast, soldTo('GB'))).toBe('addressElsewhere');
  expect(faultyBuyer(belfast, soldTo('GB'))).toEqual(['postcode']);
});

const paid = (payment: string, cents: number): PaymentRecord => ({
  fact: { kind: 'paid', cents, currency: 'eur' },
  providerPayment: payment,
});

test('transfers in parts add up to what is due, of a deposit and of its balance, to the cent', () => {
  const split = fc.record({
    totalCents: fc.integer({ min: 100, max: 2_000_000_000 }),
    hasDeposit: fc.boolean(),
    parts: fc.array(fc.integer({ min: 1, max: 900_000_000 }), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(split, ({ totalCents, hasDeposit, parts }) => {
      const depositCents = hasDeposit ? depositOf(totalCents) : null;
      const order = {
        totalCents,
        depositCents,
        provider: 'transfer',
        isBalancePaid: false,
      } as const;
      const records = parts.map((cents, index) =>
        paid(transferPayment(`${index}`, 'first'), cents),
      );
      const came = parts.reduce((sum, cents) => sum + cents, 0);
      const first = awaitedTransfer({ ...order, state: 'differs' }, records);
      const due = firstCentsOf(order);
      expect(first).toEqual({ part: 'first', cameCents: came, dueCents: Math.max(0, due - came) });
      const balance = awaitedTransfer({ ...order, state: 'paid' }, records);
      if (depositCents === null) {
        // Less that was accepted leaves a rest.
        const rest = { part: 'rest', cameCents: came, dueCents: totalCents - came };
        expect(balance).toEqual(came > 0 && came < totalCents ? rest : undefined);
        return;
      }
      // What came for the deposit, also too much of it, is no part of the balance.
      expect(balance).toEqual({
        part: 'balance',
        cameCents: 0,
        dueCents: totalCents - depositCents,
      });
      const more = [...records, paid(transferPayment('a', 'balance'), 1)];
      expect(awaitedTransfer({ ...order, state: 'ready' }, more)).toMatchObject({
        ...{ cameCents: 1, dueCents: Math.max(0, totalCents - depositCents - 1) },
      });
    }),
  );
});

test('a transfer pays what waits for one, late too, and nothing else', () => {
  const order = { totalCents: 100, depositCents: null, isBalancePaid: false } as const;
  const payable = (provider: 'transfer' | 'stripe' | 'hand') =>
    orderStates.filter((state) => awaitedTransfer({ ...order, state, provider }, []));
  expect(payable('transfer')).toEqual(['awaitingTransfer', 'differs', 'cancelled']);
  expect([payable('stripe'), payable('hand')]).toEqual([[], []]);
  // The balance of a deposit by card can come by transfer.
  const withDeposit = { ...order, depositCents: 30, state: 'ready', provider: 'stripe' } as const;
  expect(awaitedTransfer(withDeposit, [])).toMatchObject({ part: 'balance', dueCents: 70 });
  expect(awaitedTransfer({ ...withDeposit, isBalancePaid: true }, [])).toBeUndefined();
});

test('a transfer is offered where the house has named its account, beside the rest or alone, and is no credit', async () => {
  vi.stubEnv('BANK_IBAN', account.iban);
  vi.resetModules();
  const { isWayOffered, paymentWays } = await import('@/lib/checkout/payment-ways');
  const { hasProvider } = await import('@/lib/checkout/payment-link');
  const given = { totalCents: 4_800_000, depositCents: 1_440_000 };
  expect(paymentWays('stripe', given).methods).toEqual(['apple-pay', 'card', 'transfer']);
  expect(paymentWays('link', given).methods).toEqual(['card', 'transfer']);
  // Without a provider nothing is a demonstration any more.
  const alone = paymentWays('demonstration', given);
  expect(alone).toMatchObject({ methods: ['transfer'], splits: [1], isCharged: true });
  expect(hasProvider()).toBe(true);
  expect(isWayOffered(alone, 'transfer', 'deposit')).toBe(true);
  expect(isWayOffered(alone, 'card', 1)).toBe(false);
  const all = { ...alone, splits: [1, 3] as const };
  expect([1, 3].map((count) => isWayOffered(all, 'transfer', count === 1 ? 1 : 3))).toEqual([
    true,
    false,
  ]);
});
