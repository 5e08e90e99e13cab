import 'server-only';
import { listStaysOf } from '@/db/desk/desk-stays';
import { listCreditedStays } from '@/db/orders/credited-stays';
import { wantedAgain } from '@/lib/catalogue/choice';
import { checkoutOf } from '@/lib/checkout/checkout-claims';
import { providerOf } from '@/lib/checkout/payment-link';
import type { Purchase } from '@/lib/checkout/purchase';
import { visitorDestination } from '@/lib/delivery/visitor-delivery';
import { depositOf } from '@/lib/orders/deposit';
import { type CreditedStay, creditedStays, sumOfStays } from '@/lib/residence/night-credit';
import { provenVisitor } from '@/use-cases/account/read-visitor';
import { orAway } from '@/use-cases/process/or-away';

type ToPay = Omit<Parameters<typeof creditedStays>[1], 'placedAt'> & {
  /** Of a checkout token whose own orders do not count. */
  readonly checkoutId?: string;
};

/**
 * The stays whose nights lower what this visitor is asked for, once for each stay: of who has proven the address that they
 * were booked with. A payment link has a price of its own, so nothing is taken off there. @throws without a database
 */
export async function listNights({ checkoutId, ...toPay }: ToPay): Promise<CreditedStay[]> {
  if (providerOf(toPay) === 'link') return [];
  const proven = await provenVisitor();
  if (!proven) return [];
  const stays = await listStaysOf(proven);
  const taken = await listCreditedStays(
    stays.map(({ number }) => number),
    checkoutId,
  );
  const free = stays.filter(({ number }) => !taken.has(number));
  return creditedStays(free, { ...toPay, placedAt: new Date() });
}

/** A purchase with the nights of this visitor taken off. @throws without a database */
export async function takeOffNights(purchase: Purchase): Promise<Purchase> {
  const { checkoutId, totalCents, depositCents } = purchase;
  const lines = purchase.lines.map(({ productId = null, quantity, cents }) => ({
    ...{ productId, quantity, cents },
  }));
  const nights = await listNights({ lines, totalCents, checkoutId });
  if (nights.length === 0) return purchase;
  const lowered = totalCents - sumOfStays(nights);
  return {
    ...purchase,
    nights,
    totalCents: lowered,
    depositCents: depositCents === undefined ? undefined : depositOf(lowered),
  };
}

/** What nights of this visitor will take off the cart at payment, euro cents; 0 while the database is away. */
export async function readNightsInCart(lines: Parameters<typeof wantedAgain>[0]): Promise<number> {
  const wanted = wantedAgain(lines);
  if (wanted.length === 0) return 0;
  const { lines: priced, totalCents } = checkoutOf(
    wanted,
    'cart',
    await visitorDestination(),
    '/cart',
  );
  const asked = priced.map(({ unitCents: cents, ...line }) => ({ ...line, cents }));
  const nights = await orAway('the nights of a cart could not be read', () =>
    listNights({ lines: asked, totalCents }),
  );
  return nights === 'away' ? 0 : sumOfStays(nights);
}
