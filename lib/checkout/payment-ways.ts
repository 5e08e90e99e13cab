import 'server-only';
import { z } from 'zod';
import { type Lender, lenders } from '@/content/checkout/credit';
import {
  type AccountMethod,
  type InstalmentCount,
  instalmentCounts,
  type PaymentMethod,
  type ProviderMethod,
  paymentMethods,
  providerMethods,
} from '@/content/checkout/payment';
import type { PaymentProvider } from '@/lib/orders/order';
import { env } from '@/lib/process/env';
import { isCredit } from './payment';

/** What an order is to be paid with, and in how many instalments. */
export const PaymentWay = z.object({
  method: z.enum(paymentMethods),
  instalments: z.literal(instalmentCounts),
});
export type PaymentWay = z.infer<typeof PaymentWay>;

/** Apple Pay is a card in a telephone: the provider's page offers it with cards. */
const accountMethodOf = {
  card: 'card',
  'apple-pay': 'card',
  paypal: 'paypal',
} as const satisfies Record<ProviderMethod, AccountMethod>;

const isLent = ({ counts, maxCents }: Lender, count: InstalmentCount, totalCents: number) =>
  isCredit(count) && counts.includes(count) && totalCents <= (maxCents ?? totalCents);

/**
 * The payment method to request from Stripe: the chosen one, or a lender of the house's account for instalments.
 * @returns `undefined` when the account has no such method
 */
export function accountMethodFor(
  { method, instalments }: PaymentWay,
  totalCents: number,
): AccountMethod | undefined {
  const { PAYMENT_METHODS } = env();
  if (method === 'transfer') return undefined;
  if (instalments === 1) return PAYMENT_METHODS.find((one) => one === accountMethodOf[method]);
  return PAYMENT_METHODS.find((one) => {
    const lender = lenders[one];
    return lender !== undefined && isLent(lender, instalments, totalCents);
  });
}

/**
 * What the balance of an order is paid with: like its deposit, or, where the account has that no more, with anything that pays
 * at once.
 * @param method of the deposit, as it was stored; the shop may know it no more
 * @returns `undefined` when nothing pays at once
 */
export function balanceMethodFor(method: string | null): AccountMethod | undefined {
  const known = paymentMethods.find((one) => one === method);
  const own = known && accountMethodFor({ method: known, instalments: 1 }, 0);
  const atOnce: readonly AccountMethod[] = Object.values(accountMethodOf);
  return own ?? env().PAYMENT_METHODS.find((one) => atOnce.includes(one));
}

export type PaymentWays = {
  readonly methods: readonly PaymentMethod[];
  readonly splits: readonly InstalmentCount[];
  /** The lender by number of instalments; none in the demonstration. */
  readonly lenderOf: Partial<Readonly<Record<InstalmentCount, string>>>;
  /** Whether a provider takes the payment: the card is entered there, and not here. */
  readonly isCharged: boolean;
  /** What can be paid first, the rest before the delivery, euro cents. */
  readonly depositCents?: number;
};

/** A bank transfer, where the house has named its account. */
const transferIfAny = (): PaymentMethod[] => (env().BANK_IBAN ? ['transfer'] : []);

/**
 * The choices of a payment page: those that the provider accepts, or all in the demonstration. A payment link takes
 * cards, and its own price at once. Where only a bank account is configured, it is the one way to pay.
 */
export function paymentWays(
  provider: PaymentProvider,
  { totalCents, depositCents }: { readonly totalCents: number; readonly depositCents?: number },
): PaymentWays {
  const none = { lenderOf: {}, isCharged: provider !== 'demonstration', depositCents };
  const [transfer] = transferIfAny();
  if (provider === 'demonstration') {
    return transfer
      ? { ...none, isCharged: true, methods: [transfer], splits: [1] }
      : { ...none, methods: providerMethods, splits: instalmentCounts };
  }
  if (provider === 'link') {
    const methods = ['card', ...transferIfAny()] as const;
    return { ...none, depositCents: undefined, methods, splits: [1] };
  }
  const lent = instalmentCounts.flatMap((count) => {
    const method = isCredit(count)
      ? accountMethodFor({ method: 'card', instalments: count }, totalCents)
      : undefined;
    const lender = method && lenders[method];
    return lender ? [[count, lender.name] as const] : [];
  });
  return {
    ...none,
    methods: [
      ...providerMethods.filter((method) =>
        accountMethodFor({ method, instalments: 1 }, totalCents),
      ),
      ...transferIfAny(),
    ],
    splits: [1, ...lent.map(([count]) => count)],
    lenderOf: Object.fromEntries(lent),
  };
}

/** Whether a payment page offers a choice. A bank transfer is no credit. */
export const isWayOffered = (
  { methods, splits, depositCents }: PaymentWays,
  method: PaymentMethod,
  instalments: InstalmentCount | 'deposit',
): boolean =>
  methods.includes(method) &&
  (instalments === 'deposit'
    ? depositCents !== undefined
    : splits.includes(instalments) && !(method === 'transfer' && isCredit(instalments)));
