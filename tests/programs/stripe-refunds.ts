import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/**
 * How a stand-in answers a refund instead of making it: `refused` says why not, `away` cuts the connection; `lost` makes
 * it and cuts the connection then.
 */
export type RefundFailure = 'refused' | 'away' | 'lost';

type Made = {
  readonly id: string;
  readonly object: 'refund';
  readonly payment_intent: string;
  readonly amount: number;
  readonly metadata: { readonly refund: string };
};

/** The refunds of a stand-in for Stripe. A repeated idempotency key makes none. */
export function refundsOfStripe() {
  const made: Made[] = [];
  const byKey = new Map<string, Made>();
  const refundedOf = (payment: string) =>
    made
      .filter(({ payment_intent }) => payment_intent === payment)
      .reduce((sum, { amount }) => sum + amount, 0);
  const shown = (refund: Made) => ({
    ...refund,
    charge: {
      id: `ch_${refund.payment_intent}`,
      object: 'charge',
      amount_refunded: refundedOf(refund.payment_intent),
    },
  });
  const json = (response: ServerResponse, status: number, body: unknown) =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(body));

  return {
    made: made as readonly Made[],
    refundedOf,
    /** Answers about the refunds of a payment. @param address as `/v1/refunds?payment_intent=pi_1` */
    list(address: string, response: ServerResponse) {
      const payment = new URL(address, 'http://stripe').searchParams.get('payment_intent');
      const data = made.filter(({ payment_intent }) => payment_intent === payment).map(shown);
      json(response, 200, { object: 'list', data, has_more: false, url: '/v1/refunds' });
    },
    /** Makes one, unless a failure is wanted. */
    create(
      body: string,
      key: string,
      failure: RefundFailure | undefined,
      response: ServerResponse,
    ): void {
      if (failure === 'away') {
        response.destroy();
        return;
      }
      if (failure === 'refused') {
        const error = { type: 'invalid_request_error', message: 'insufficient funds' };
        json(response, 400, { error });
        return;
      }
      const given = new URLSearchParams(body);
      const refund = byKey.get(key) ?? {
        id: `re_${randomUUID()}`,
        object: 'refund' as const,
        payment_intent: given.get('payment_intent') ?? '',
        amount: Number(given.get('amount')),
        metadata: { refund: given.get('metadata[refund]') ?? '' },
      };
      if (!byKey.has(key)) made.push(refund);
      byKey.set(key, refund);
      if (failure === 'lost') response.destroy();
      else json(response, 200, shown(refund));
    },
  };
}
