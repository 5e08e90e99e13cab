import 'server-only';
import { env } from '@/lib/env';
import type { MailKind } from '@/lib/mail-rules';
import type { OrderState } from '@/lib/order';
import type { Database } from './client';
import type { OrderHead } from './orders';
import { mails } from './schema';

/** The mail a customer gets when an order enters a state. */
const customerMails: Partial<Readonly<Record<OrderState, MailKind>>> = {
  paid: 'orderConfirmed',
  agreed: 'deliveryAgreed',
  delivered: 'orderDelivered',
  cancelled: 'orderCancelled',
  refunded: 'orderRefunded',
};

/** States that the house is told of. */
const houseStates: readonly OrderState[] = ['paid', 'differs', 'withdrawn'];

/** Queues the mails about an order that has entered a state; the mail reads the order when it is sent. */
export async function queueOrderMails(
  db: Database,
  { number, email, language, state }: OrderHead,
): Promise<void> {
  const kind = customerMails[state];
  const { HOUSE_MAIL } = env();
  const waiting = [
    ...(kind && email ? [{ kind, recipient: email, language, facts: { number } }] : []),
    ...(HOUSE_MAIL && houseStates.includes(state)
      ? [{ kind: 'houseOrder' as const, recipient: HOUSE_MAIL, language: 'fr', facts: { number } }]
      : []),
  ];
  if (waiting.length > 0) await db.insert(mails).values(waiting);
}
