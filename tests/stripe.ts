import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';

/** How the stand-in answers a new payment session instead of opening it. */
export type Failure = 'declined' | 'busy' | 'broken' | 'silent' | 'html';

/** What a session was opened with, as Stripe's interface names it. */
type Session = {
  readonly id: string;
  readonly intent: string;
  readonly given: URLSearchParams;
};

export type TestStripe = {
  readonly url: string;
  readonly webhookSecret: string;
  /** Sessions in the order they were opened; a repeated idempotency key opens none. */
  readonly sessions: readonly Session[];
  /** Requests for a session, repeated ones too. */
  readonly requests: () => number;
  failure: Failure | undefined;
  /** Where the shop answers, if not at the address that it was built for. */
  shop: string | undefined;
  /** A signed event about a session. @param changes of the object it is about */
  readonly event: (
    type: string,
    session: Session,
    changes?: Readonly<Record<string, unknown>>,
  ) => { readonly body: string; readonly signature: string };
  readonly close: () => Promise<void>;
};

const json = (response: ServerResponse, status: number, body: unknown) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const failures: Readonly<Record<Exclude<Failure, 'silent'>, (response: ServerResponse) => void>> = {
  declined: (response) => json(response, 402, { error: { type: 'card_error', message: 'no' } }),
  busy: (response) => json(response, 429, { error: { type: 'rate_limit_error', message: 'slow' } }),
  broken: (response) => json(response, 500, { error: { type: 'api_error', message: 'oops' } }),
  html: (response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>'),
};

/** The total of a session, as Stripe computes it from its lines and delivery. */
function totalOf(given: URLSearchParams): number {
  let total = Number(
    given.get('shipping_options[0][shipping_rate_data][fixed_amount][amount]') ?? 0,
  );
  for (let n = 0; given.has(`line_items[${n}][quantity]`); n += 1) {
    const quantity = Number(given.get(`line_items[${n}][quantity]`));
    total += quantity * Number(given.get(`line_items[${n}][price_data][unit_amount]`));
  }
  return total;
}

/** A stand-in for Stripe on loopback: its payment sessions, its payment page, its signed events. */
export async function startStripe(): Promise<TestStripe> {
  const webhookSecret = `whsec_${randomUUID()}`;
  const signer = new Stripe('sk_test_stand_in');
  const sessions: Session[] = [];
  /** Answers by idempotency key: Stripe repeats them, refusals too, and wants the same request. */
  const byKey = new Map<string, { readonly body: string; readonly session: Session | undefined }>();
  let requests = 0;

  async function open(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests += 1;
    const { failure } = stripe;
    const body = await text(request);
    const key = String(request.headers['idempotency-key']);
    const known = byKey.get(key);
    if (known && known.body !== body) {
      return json(response, 400, {
        error: { type: 'idempotency_error', message: 'other request' },
      });
    }
    if (failure === 'silent') return;
    if (failure === 'busy') return failures.busy(response);
    const isRefused = failure === 'declined' || failure === 'broken';
    const opened = {
      id: `cs_${randomUUID()}`,
      intent: `pi_${randomUUID()}`,
      given: new URLSearchParams(body),
    };
    const session = known ? known.session : isRefused ? undefined : opened;
    if (!known && session) sessions.push(session);
    byKey.set(key, { body, session });
    if (failure) return failures[failure](response);
    if (!session) return failures.broken(response);
    json(response, 200, {
      id: session.id,
      object: 'checkout.session',
      url: `${stripe.url}/pay/${session.id}`,
    });
  }

  /** The payment page, whose button pays: the shop hears of it first, then the visitor goes back there. */
  async function show(address: string, response: ServerResponse): Promise<void> {
    const id = address.split('/').at(-1) ?? '';
    const session = sessions.find((one) => one.id === id);
    // A browser asks for an icon too.
    if (!session) return void response.writeHead(204).end();
    if (!address.startsWith('/paid/')) {
      const type = 'text/html; charset=utf-8';
      return void response
        .writeHead(200, { 'content-type': type })
        .end(`<title>Pay</title><h1>Pay</h1><a href="/paid/${id}">Pay</a>`);
    }
    const back = new URL(
      session.given.get('success_url')?.replace('{CHECKOUT_SESSION_ID}', id) ?? '',
    );
    const shop = stripe.shop ?? back.origin;
    await deliver(shop, stripe.event('checkout.session.completed', session));
    response.writeHead(303, { location: shop + back.pathname + back.search }).end();
  }

  const server = createServer((request, response) => {
    const { url = '/', method } = request;
    if (method === 'POST' && url === '/v1/checkout/sessions') void open(request, response);
    else void show(url, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const stripe: TestStripe = {
    url: `http://127.0.0.1:${port}`,
    webhookSecret,
    sessions,
    requests: () => requests,
    failure: undefined,
    shop: undefined,
    event: (type, { id, intent, given }, changes = {}) => {
      const isCharge = type.startsWith('charge.');
      const about = {
        id: isCharge ? `ch_${intent}` : id,
        payment_intent: intent,
        metadata: isCharge ? { order: given.get('client_reference_id') } : {},
        client_reference_id: given.get('client_reference_id'),
        payment_status: 'paid',
        amount_total: totalOf(given),
        amount_refunded: totalOf(given),
        currency: 'eur',
        customer_details: {
          email: given.get('customer_email') ?? 'leda@theogonie.example',
          name: 'Léda Tyndare',
          phone: '+33170000024',
        },
        collected_information: {
          shipping_details: {
            name: 'Léda Tyndare',
            address: {
              line1: '24 rue de l’Empyrée',
              postal_code: '75008',
              city: 'Paris',
              country: 'FR',
            },
          },
        },
        ...changes,
      };
      const body = JSON.stringify({
        id: `evt_${randomUUID()}`,
        object: 'event',
        type,
        data: { object: about },
      });
      const signature = signer.webhooks.generateTestHeaderString({
        payload: body,
        secret: webhookSecret,
      });
      return { body, signature };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return stripe;
}

/** Delivers an event to a shop, as Stripe does. @returns the status of its answer */
export async function deliver(
  shop: string,
  { body, signature }: { readonly body: string; readonly signature: string },
): Promise<number> {
  const answer = await fetch(`${shop}/webhooks/stripe`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
  return answer.status;
}
